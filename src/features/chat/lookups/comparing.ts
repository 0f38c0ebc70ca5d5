import { z } from "zod";
import { compareCourses } from "#catalogue/compare.ts";
import type { Course } from "#catalogue/course.ts";
import type { OperatorData } from "#catalogue/operator.ts";
import { SHORTLIST_LIMIT, SHORTLIST_LIMIT_WORD } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import { type AnswerPart, comparison } from "../answer.schema.ts";
import { type FactField, factLabel, factOf } from "./facts.ts";
import { lookUp, noSuch } from "./look-up.ts";

/** What is compared, in the order of reading. */
const COMPARED_FIELDS: readonly FactField[] = [
  "total_cost",
  "duration_text",
  "mnqf_level",
  "delivery_modalities",
  "mode_of_study_text",
  "intakes",
  "languages",
  "awarding_body",
  "campuses",
  "gov_first_degree_text",
  "admission_general_requirements",
];

const ids = z.array(z.int());

/** Two or three courses side by side; which costs least and takes least is told of all or of none. */
export const compare = lookUp({
  about: `Two to ${SHORTLIST_LIMIT_WORD} courses side by side, with which costs least and is shortest.`,
  input: z.object({ course_ids: ids.min(2).max(SHORTLIST_LIMIT) }),
  output: z.object({
    comparison: comparison.nullable(),
    cheapest: ids.describe("Empty where they cost the same, or one states no cost"),
    shortest: ids.describe("Empty where they take as long, or one states no length"),
    missing: z.array(z.string()),
  }),
  find: async ({ course_ids }, records) => {
    const { operator } = records.catalogue;
    const asked = [...new Set(course_ids)];
    const found = await Promise.all(asked.map((id) => records.course(id)));
    const courses = found.filter((one) => one !== null);
    const missing = asked
      .filter((id) => !courses.some((course) => course.id === id))
      .map((id) => noSuch("course", id));
    if (courses.length < 2) return { comparison: null, cheapest: [], shortest: [], missing };
    const { cheapest, shortest } = compareCourses(courses, operator);
    return { comparison: comparisonPart(courses, operator), cheapest, shortest, missing };
  },
});

type Comparison = Extract<AnswerPart, { kind: "comparison" }>;

/** The table that stands in an answer: one row a field, with a value for each course. */
function comparisonPart(courses: readonly Course[], operator: OperatorData): Comparison {
  const where = courses.map(({ institution }) => institution.name);
  const rows = COMPARED_FIELDS.map((field) => ({
    label: factLabel(field),
    field,
    values: courses.map((course) => factOf(course, field, operator).value),
  }));
  return {
    kind: "comparison",
    courses: courses.map((course) => ({
      id: course.id,
      name: course.name,
      link: paths.course(course),
      sample: course.sample,
    })),
    rows: [{ label: "Institution", field: "institution", values: where }, ...rows],
    link: paths.compare(courses.map(({ id }) => id)),
  };
}
