import { z } from "zod";
import {
  COURSE_VERDICTS,
  type EntryCondition,
  NOTHING_YET,
  type WhatIHave,
} from "#catalogue/entry.ts";
import {
  conditionText,
  courseAnswer,
  entryAnswer,
  entryLabel,
  joined,
} from "#catalogue/entry-words.ts";
import { whatIHaveBody } from "#records/entry.schema.ts";
import { lookUp, noSuch } from "./look-up.ts";

/** True where a way in asks for passes of an examination of which a person tells no result. */
function asksUntold(conditions: readonly EntryCondition[], have: WhatIHave): boolean {
  return conditions.some((one) => {
    if (one.kind === "any") return asksUntold(one.of, have);
    if (one.kind === "points") return have.a_level.length === 0;
    return one.kind === "passes" && have[one.exam].length === 0;
  });
}

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
    unknown_results: z.boolean().describe("It asks for results of school, of which none are told"),
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
      unknown_results: asksUntold(routes?.[answer.route ?? -1]?.conditions ?? [], have),
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
