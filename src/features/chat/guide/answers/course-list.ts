import type { Course, CourseSummary } from "#catalogue/course.ts";
import { writeFilters } from "#catalogue/filters.ts";
import { paths } from "#web/paths.ts";
import type { AnswerCourse, Fact } from "../../answer.schema.ts";
import type { Slots } from "../../answer.ts";
import { type CardField, cardFact, type FactField, factOf } from "../../lookups/facts.ts";
import type { Context } from "../context.ts";
import type { Finding } from "../finding.ts";
import { counted, island, listed } from "../wording.ts";

const USUAL_FIELDS: readonly CardField[] = ["places", "total_cost", "duration_text", "mnqf_level"];

/**
 * A course as an answer shows it, with the usual facts and those that were asked for.
 *
 * @param entry Whether the person can enter it, as a sentence.
 */
export function coursePart(
  card: CourseSummary,
  extra: readonly CardField[] = [],
  entry?: string,
): AnswerCourse {
  const fields = [...new Set([...USUAL_FIELDS, ...extra])];
  return {
    id: card.id,
    name: card.name,
    institution: card.institution.name,
    link: paths.course(card),
    ...(entry !== undefined && { entry }),
    facts: fields.map((field): Fact => cardFact(card, field)),
    sample: card.sample,
  };
}

/** A course with facts of its record. */
export function factCourse(course: Course, fields: readonly FactField[]): AnswerCourse {
  const { id, name, institution, sample } = course;
  const facts = [...new Set(fields)].map((field) => factOf(course, field));
  return { id, name, institution: institution.name, link: paths.course(course), facts, sample };
}

/** Facts that show that a course has what was asked for. */
export function askedFields(slots: Slots): CardField[] {
  const fields: CardField[] = [];
  if (slots.orOnline || slots.modalities.length > 0 || slots.excluded.modalities.length > 0)
    fields.push("delivery_modalities");
  if (slots.studyMode) fields.push("mode_of_study_text");
  if (slots.intake || slots.order === "soonest") fields.push("intakes");
  if (slots.languages.length > 0 || slots.excluded.languages.length > 0) fields.push("languages");
  if (slots.scheme) fields.push("gov_first_degree_text");
  return fields;
}

/** Says that a place without campuses was taken for its atoll. */
export function placeNote(places: Context["wishes"]["places"]): string | null {
  const near = places.find(({ exact, places: campuses }) => !exact || campuses.length === 0);
  if (!near) return null;
  if (near.places.length === 0)
    return `No campus is stated in ${island(near.said)}, so I looked elsewhere.`;
  return `No campus is stated on ${island(near.said)}; in the same atoll there is ${listed(near.places.map(island))}.`;
}

/** Address of the listing with just these courses; null where it has none. */
export function linkOf({ filters, isListing, total, courses }: Finding): string | null {
  if (!isListing || total <= courses.length || writeFilters(filters) === "") return null;
  return paths.courses(filters);
}

/** Counts the courses that only a value which they do not state keeps out. */
export function unstatedNote({ unstated }: Finding): string | null {
  const notes = unstated.map(
    ({ what, count }) => `${counted(count, "course")} left out for not stating the ${what}`,
  );
  const note = listed(notes);
  return note === "" ? null : `${note.charAt(0).toUpperCase()}${note.slice(1)}.`;
}
