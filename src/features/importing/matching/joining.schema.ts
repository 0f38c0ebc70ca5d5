import { z } from "zod";

const pairedId = (field: string) => {
  const error = `${field} must be the number of an institution`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(2_147_483_647, { error });
};

export const joiningPair = z
  .object(
    { one: pairedId("one"), other: pairedId("other") },
    { error: "Send an object with one and other" },
  )
  .meta({ id: "JoiningPair" });

export const joiningQuery = z.object({
  one: pairedId("one").meta({ description: "Number of an institution." }),
  other: pairedId("other").meta({ description: "Number of another." }),
});

const joinedInstitution = z
  .object({
    id: z.int(),
    name: z.string(),
    sources: z.array(z.string()).meta({ description: "Keys of the sources that state it." }),
    courses: z.int(),
    members: z.int(),
  })
  .meta({ id: "JoinedInstitution" });

export const joiningPreview = z
  .object({
    kept: joinedInstitution.meta({ description: "The older one, whose address stays." }),
    gone: joinedInstitution.meta({ description: "The other, whose address leads there." }),
    changes: z
      .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
      .meta({ description: "What would change of the one that stays, in the import format." }),
  })
  .meta({ id: "JoiningPreview" });

export const joiningProposals = z
  .object({
    data: z.array(
      z.object({
        one: z.object({ id: z.int(), name: z.string(), sources: z.array(z.string()) }),
        other: z.object({ id: z.int(), name: z.string(), sources: z.array(z.string()) }),
        doubt: z
          .string()
          .nullable()
          .meta({ description: "Why it is not certain; null where it is." }),
      }),
    ),
  })
  .meta({ id: "JoiningProposals" });

export const joiningMessage = z.object({ message: z.string() }).meta({ id: "JoiningMessage" });
