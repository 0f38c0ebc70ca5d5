import type { Course } from "#catalogue/course.ts";
import { paths } from "#web/paths.ts";
import type { AnswerPart } from "../answer.schema.ts";
import { type FactField, factLabel, factOf } from "../lookups/facts.ts";

/** What is compared, in the order of reading. */
export const COMPARED_FIELDS: readonly FactField[] = [
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

type Comparison = Extract<AnswerPart, { kind: "comparison" }>;

/** One row a field, with a value for each course. */
export function comparedRows(courses: readonly Course[]): Comparison["rows"] {
  const where = courses.map(({ institution }) => institution.name);
  return [
    { label: "Institution", field: "institution", values: where },
    ...COMPARED_FIELDS.map((field) => ({
      label: factLabel(field),
      field,
      values: courses.map((course) => factOf(course, field).value),
    })),
  ];
}

/** The table that stands in an answer. */
export function comparisonPart(courses: readonly Course[]): Comparison {
  return {
    kind: "comparison",
    courses: courses.map((course) => ({
      id: course.id,
      name: course.name,
      link: paths.course(course),
      sample: course.sample,
    })),
    rows: comparedRows(courses),
    link: paths.compare(courses.map(({ id }) => id)),
  };
}
