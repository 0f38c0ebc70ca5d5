import { z } from "zod";
import { COURSE_VERDICTS, NOTHING_YET } from "#catalogue/entry.ts";
import {
  conditionText,
  courseAnswer,
  entryAnswer,
  entryLabel,
  joined,
} from "#catalogue/entry-words.ts";
import { whatIHaveBody } from "#features/publishing/entry.schema.ts";
import { lookUp, noSuch } from "./look-up.ts";

const lines = z.array(z.string());

/** Whether a person can enter a course, by the rules that the whole site judges by. */
export const entry = lookUp({
  about: "Whether a person can enter one course with what they have, and what is missing.",
  input: z.object({ course_id: z.int(), have: whatIHaveBody.default(NOTHING_YET) }),
  output: z.object({
    course_id: z.int(),
    verdict: z.enum(COURSE_VERDICTS),
    words: z.string().describe("The answer as the course's card gives it"),
    lacks: lines.describe("What the nearest way in asks for besides"),
    check: lines.describe("What only the institution can judge"),
    after: lines.describe("What follows the application"),
    ways_in: lines.describe("One of them is enough"),
    missing: lines,
  }),
  find: ({ course_id, have }, { catalogue }) => {
    const course = catalogue.course(course_id);
    const routes = course?.entry_routes;
    const answer = course ? courseAnswer(course, have) : entryAnswer([], have);
    return {
      course_id,
      verdict: answer.verdict,
      words: entryLabel(answer),
      lacks: answer.missing,
      check: answer.check,
      after: answer.later,
      ways_in: (routes ?? []).map(({ conditions }) => joined(conditions.map(conditionText), "and")),
      missing: !routes
        ? [noSuch("course", course_id)]
        : routes.length === 0
          ? [
              answer.verdict === "to_read"
                ? "Its requirements are words on its page, which are to be read."
                : "Its ways in are not stated.",
            ]
          : [],
    };
  },
});
