import { z } from "zod";
import { jsonAnswer } from "./endpoint.ts";

/** What every failed call of the API answers. */
export const problem = z
  .object({
    error: z.string().meta({ description: "A sentence for people." }),
    code: z.string().meta({ description: "A stable name for programs, such as `not_found`." }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "For bad input: what is wrong with which field." }),
  })
  .meta({ id: "Problem" });

const archivedProblem = problem
  .extend({
    archived: z.object({
      id: z.int(),
      name: z.string(),
      institution: z
        .object({ id: z.int(), name: z.string() })
        .nullable()
        .meta({ description: "Of a course; null for an institution." }),
      source: z.string().meta({ description: "Key of the source that held it last." }),
      since: z.string().meta({
        description: "Date of that source's first state that lacks it: a day, a month or a year.",
      }),
    }),
  })
  .meta({ id: "ArchivedProblem" });

export type Problem = z.infer<typeof problem> &
  Partial<Pick<z.infer<typeof archivedProblem>, "archived">>;

const problemContent = (description: string) => jsonAnswer(description, problem);

/** Documentation of the failures that calls share. */
export const problems = {
  invalid: problemContent("The input breaks a rule; `fields` says which."),
  notFound: problemContent("There is nothing at this address."),
  moved: z.null().meta({ description: "It was joined with the one at `Location`." }),
  archived: jsonAnswer(
    "It was here, and no source holds it any more; it may come back.",
    archivedProblem,
  ),
  unauthorized: problemContent("Nobody is signed in with this header, or the sign-in is wrong."),
  forbidden: problemContent("Who is signed in may not do this."),
  conflict: problemContent("What is there stands against it; the sentence says what."),
  unconditional: problemContent("The change does not say what its sender saw: send `If-Match`."),
  malformed: problemContent("The body is not JSON."),
  failed: problemContent("Our fault; try again."),
  tooLarge: problemContent("The body is longer than it may be."),
  mediaType: problemContent("The body is of a type that the call does not read."),
  tooMany: problemContent(
    "Too many calls from this address; `Retry-After` says when to come back.",
  ),
  unavailable: problemContent(
    "Too many people are asking, the database is away, or the disk is full; `Retry-After` says when to come back.",
  ),
} as const;

/** What a call that takes a body may answer beside its success. */
export const bodyProblems = {
  400: problems.malformed,
  413: problems.tooLarge,
  415: problems.mediaType,
  422: problems.invalid,
  429: problems.tooMany,
} as const;

/** What a call for one record may answer beside it. */
export const recordProblems = {
  301: problems.moved,
  404: problems.notFound,
  410: problems.archived,
  422: problems.invalid,
} as const;
