import type { Course, CourseSummary } from "#catalogue/course.ts";
import type { WhatIHave } from "#catalogue/entry.ts";
import { courseAnswer, entryLabel } from "#catalogue/entry-words.ts";
import type { OperatorData } from "#catalogue/operator.ts";
import { paths } from "#web/paths.ts";
import type { AnswerCourse } from "../answer.schema.ts";
import { type CardField, cardFact, type FactField, factOf } from "./facts.ts";

const USUAL_FIELDS: readonly CardField[] = ["places", "total_cost", "duration_text", "mnqf_level"];

/** What a card says besides its usual facts. */
export interface CardOptions {
  extra?: readonly CardField[];
  /** Whose entry it answers; null for nobody's. */
  have?: WhatIHave | null;
}

/** A course as an answer shows it. */
export function courseCard(
  card: CourseSummary,
  operator: OperatorData,
  { extra = [], have = null }: CardOptions = {},
): AnswerCourse {
  return {
    ...identity(card),
    ...(have && { entry: entryLabel(courseAnswer(card, have)) }),
    facts: [...new Set([...USUAL_FIELDS, ...extra])].map((field) =>
      cardFact(card, field, operator),
    ),
  };
}

/** A course with facts of its record. */
export function factsCard(
  course: Course,
  fields: readonly FactField[],
  operator: OperatorData,
): AnswerCourse {
  return {
    ...identity(course),
    facts: [...new Set(fields)].map((field) => factOf(course, field, operator)),
  };
}

function identity(card: CourseSummary) {
  const { id, name, institution, sample } = card;
  return { id, name, institution: institution.name, link: paths.course(card), sample };
}
