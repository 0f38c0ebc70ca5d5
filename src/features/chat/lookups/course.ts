import { z } from "zod";
import { NOT_STATED } from "#catalogue/course.ts";
import { conditionText, joined } from "#catalogue/entry-words.ts";
import { nextStartText } from "#catalogue/intakes.ts";
import { answerCourse } from "../answer.schema.ts";
import { factsCard } from "./course-card.ts";
import { FACT_FIELDS, factLabel } from "./facts.ts";
import { lookUp, noSuch } from "./look-up.ts";

const input = z.object({
  course_id: z.int(),
  fields: z.array(z.enum(FACT_FIELDS)).min(1).optional().describe("All facts where none is named"),
});

const output = z.object({
  course: answerCourse.nullable(),
  institution_id: z.int().nullable(),
  next_start: z.string().nullable().describe("With the last day to apply, where one is stated"),
  ways_in: z.array(z.string()).describe("One of them is enough"),
  missing: z.array(z.string()),
});

/** What the directory states of one course. */
export const course = lookUp({
  about: "What the directory states of one course, fact by fact.",
  input,
  output,
  find: async ({ course_id, fields = FACT_FIELDS }, records) => {
    const found = await records.course(course_id);
    if (!found) {
      const missing = [noSuch("course", course_id)];
      return { course: null, institution_id: null, next_start: null, ways_in: [], missing };
    }
    const card = factsCard(found, fields, records.catalogue.operator);
    const absent = card.facts.filter(({ value }) => value === NOT_STATED);
    return {
      course: card,
      institution_id: found.institution.id,
      next_start: nextStartText(found, records.catalogue.today),
      ways_in: found.entry_routes.map(({ conditions }) =>
        joined(conditions.map(conditionText), "and"),
      ),
      missing: absent.map(
        ({ field }) => `${factLabel(field as (typeof fields)[number])} is not stated.`,
      ),
    };
  },
});
