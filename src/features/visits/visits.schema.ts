import { z } from "zod";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { rowNumber, sentObject } from "#platform/http/calls.schema.ts";
import { MAX_VISITED_PATH } from "./visit-limits.ts";
import { VISIT_ACTS } from "./visits.ts";

/** What a page tells when it is opened or used: where it is, and nothing of who does. */
export const visit = sentObject("Visit", {
  path: z
    .string({ error: "path is missing" })
    .startsWith("/", { error: "path must begin with a slash" })
    .max(MAX_VISITED_PATH, { error: `path must be at most ${MAX_VISITED_PATH} characters` })
    .meta({ description: "Of a list with its query." }),
  act: z
    .enum(VISIT_ACTS, { error: `act must be one of ${VISIT_ACTS.join(", ")}` })
    .optional()
    .meta({ description: "What was done on the page; it was opened if this is missing." }),
  courses: z
    .array(rowNumber("courses must be ids"))
    .max(SHORTLIST_LIMIT, { error: `courses must be at most ${SHORTLIST_LIMIT}` })
    .optional()
    .meta({ description: "Those that were shortlisted or compared." }),
});

export type Visit = z.infer<typeof visit>;

export const visitCounted = z
  .object({
    data: z.object({
      counted: z.int().meta({ description: "1, or 0 for a program or an unknown page." }),
    }),
  })
  .meta({ id: "VisitCounted" });
