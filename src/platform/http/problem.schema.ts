import { z } from "zod";

/** What every failed call of the API answers. */
const problem = z
  .object({
    error: z.string().meta({ description: "A sentence for people." }),
    code: z.string().meta({ description: "A stable name for programs, such as `not_found`." }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "For bad input: what is wrong with which field." }),
  })
  .meta({ id: "Problem" });

export type Problem = z.infer<typeof problem>;

const problemContent = (description: string) => ({
  description,
  content: { "application/json": { schema: problem } },
});

/** Documentation of the failures that calls share. */
export const problems = {
  invalid: problemContent("The input breaks a rule; `fields` says which."),
  notFound: problemContent("There is nothing at this address."),
  unauthorized: problemContent("Nobody is signed in with this header, or the sign-in is wrong."),
  malformed: problemContent("The body is not JSON."),
  failed: problemContent("Our fault; try again."),
  tooLarge: problemContent("The body is longer than it may be."),
  mediaType: problemContent("The body is not sent as application/json."),
  tooMany: problemContent(
    "Too many calls from this address; `Retry-After` says when to come back.",
  ),
} as const;
