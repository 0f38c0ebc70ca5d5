import { z } from "zod";
import { numberParameter } from "#platform/http/calls.schema.ts";

export const recordKind = z.enum(["institution", "course"], {
  error: "kind must be institution or course",
});

const pairedId = (field: string) =>
  numberParameter(field, `${field} must be the number of a record`);

export const joiningPair = z
  .object(
    { kind: recordKind, one: pairedId("one"), other: pairedId("other") },
    { error: "Send an object with kind, one and other" },
  )
  .meta({ id: "JoiningPair" });

export const joiningQuery = z.object({
  kind: recordKind.meta({ description: "Kind of both." }),
  one: pairedId("one").meta({ description: "Number of a record." }),
  other: pairedId("other").meta({ description: "Number of another." }),
});

const namedRecord = z.object({
  id: z.int(),
  name: z.string(),
  sources: z
    .array(z.string())
    .readonly()
    .meta({ description: "Keys of the sources that state it." }),
});

const joinedRecord = namedRecord
  .extend({
    moves: z
      .object({ courses: z.int(), members: z.int() })
      .nullable()
      .meta({ description: "What belongs to an institution; null for a course." }),
  })
  .meta({ id: "JoinedRecord" });

export const joiningPreview = z
  .object({
    kept: joinedRecord.meta({ description: "The older one, whose address stays." }),
    gone: joinedRecord.meta({ description: "The other, whose address leads there." }),
    changes: z
      .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
      .meta({ description: "What would change of the one that stays, in the import format." }),
  })
  .meta({ id: "JoiningPreview" });

const proposedPair = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.tuple([record, record]).meta({ description: "The older one first." }),
    isCertain: z.boolean(),
    doubt: z.string().nullable().meta({ description: "Why it is not certain; null where it is." }),
  });

export const joiningProposals = z
  .object({
    institutions: z.array(
      proposedPair(namedRecord.extend({ courses: z.int(), campuses: z.array(z.string()) })),
    ),
    courses: z
      .array(
        proposedPair(
          namedRecord.extend({
            mnqf_level: z.string().nullable(),
            awarding_body: z.string().nullable(),
            duration_text: z.string().nullable(),
            credits: z.number().nullable(),
          }),
        ),
      )
      .meta({ description: "Within one institution, or within two that are certainly the same." }),
  })
  .meta({ id: "JoiningProposals" });

export const joinedRecords = z
  .object({
    data: z.array(
      z.object({
        kind: recordKind,
        id: z.int(),
        name: z.string(),
        former_id: z
          .int()
          .meta({ description: "What the joined record was called by, and would be again." }),
        source: z
          .string()
          .meta({ description: "Key of the source that stated the joined record." }),
        ref: z.string(),
      }),
    ),
  })
  .meta({ id: "JoinedRecords" });

export const splitBody = z
  .object(
    { kind: recordKind, former_id: pairedId("former_id") },
    { error: "Send an object with kind and former_id" },
  )
  .meta({ id: "SplitRecord" });

export type JoinedEntry = z.output<typeof joinedRecords>["data"][number];
export type JoiningProposals = z.output<typeof joiningProposals>;
