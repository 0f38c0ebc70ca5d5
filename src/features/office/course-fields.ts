import {
  CARD_FIELDS,
  COURSE_FIELDS,
  PAGE_FIELDS,
  type StatedCourse,
} from "#catalogue/course.fields.ts";
import type { Category, Course, CourseSummary, InstitutionRef } from "#catalogue/course.ts";
import type { Contact } from "#catalogue/institution.ts";
import { campusPlaces } from "#catalogue/place-reading.ts";
import { pick, unstatedOf } from "#catalogue/record-fields.ts";
import { isSample } from "#catalogue/sources.ts";
import type { Bundle, CourseGroup, FactGroup, Sourced } from "#catalogue/statements.ts";
import { studyModesOf } from "#catalogue/study-modes.ts";
import { plainText } from "#platform/html.ts";

/** What an editor changes of a course, in the format of imports: categories and campuses by name. */
export type CourseFields = Omit<StatedCourse, "institution" | "is_published">;

/** Fields of which none is stated. */
const UNSTATED_FIELDS: CourseFields = unstatedOf(COURSE_FIELDS);

/** Every field of a course as the API answers it; what it leaves out is not stated. */
export function completeFields(answered: object): CourseFields {
  const given = Object.entries(answered).filter(([, value]) => value != null);
  return { ...UNSTATED_FIELDS, ...Object.fromEntries(given) };
}

/** What a course's page shows that its own fields do not say. */
export interface CourseContext {
  id: number;
  institution: InstitutionRef;
  campuses: readonly Contact[];
  categories: readonly Category[];
  /** YYYY-MM-DD. */
  today: string;
  sample: boolean;
}

/**
 * The course that these fields make, as lists and filters read it. A category or campus that the
 * directory does not have is left out, as it is when it is stored.
 */
export function summaryOf(
  fields: CourseFields,
  { id, institution, ...around }: CourseContext,
): CourseSummary {
  const byName = new Map(around.categories.map((category) => [category.name, category]));
  return {
    ...pick(fields, CARD_FIELDS),
    id,
    institution,
    ...campusPlaces(mainFirst(campusesOf(fields, around)).map(({ address }) => address)),
    study_modes: studyModesOf(
      fields.mode_of_study_text,
      plainText(fields.indicative_class_timings ?? ""),
    ),
    intakes: [...new Set(fields.intakes)],
    entry_routes: fields.entry_routes,
    has_entry_text: Boolean(
      fields.admission_general_requirements ||
        fields.admission_alternative_requirements ||
        fields.admission_language_requirements,
    ),
    categories: fields.categories.flatMap((name) => byName.get(name) ?? []),
    sample: around.sample,
  };
}

/** The whole course that these fields make, as its page shows it. */
export function courseOf(
  fields: CourseFields,
  around: CourseContext,
  sourced: Sourced<CourseGroup>,
): Course {
  return {
    ...summaryOf(fields, around),
    ...pick(fields, PAGE_FIELDS),
    campuses: campusesOf(fields, around).map(({ id, name, address }) => ({
      id,
      name,
      island_city: address.island_city,
      place_code: address.place_code,
    })),
    ...sourced,
    updated_at: around.today,
  };
}

/** Who says what is changed in the editor, as the server decides it: fictional stays fictional. */
export function sourceOfEditor(
  { sources }: Pick<Sourced<FactGroup>, "sources">,
  isOperator: boolean,
): string {
  const sample = sources.find(({ source }) => isSample(source));
  return sample?.source ?? (isOperator ? "magu" : "institution");
}

/**
 * Who says what once these fields are published: groups with a changed field are stated by the author
 * today, the others as before.
 */
export function sourcedAfter<Group extends FactGroup>(
  bundles: readonly Bundle<Group>[],
  { ref, sources, facts, field_sources }: Sourced<Group>,
  changed: readonly string[],
  { source, today }: { source: string; today: string },
): Sourced<Group> {
  const groups = new Set(
    bundles
      .filter(({ fields }) => fields.some((field) => changed.includes(field)))
      .map(({ group }) => group),
  );
  const stated = { source, stated_on: today, holds_until: null, note: null };
  const next = { ...facts };
  for (const group of groups) next[group] = stated;
  const mention = { source, ref, stated_on: today, holds_until: null, vanished_on: null };
  const isKnown = sources.some((one) => one.source === source);
  return {
    ref,
    sources: groups.size > 0 && !isKnown ? [mention, ...sources] : sources,
    facts: next,
    field_sources: withoutFields(field_sources, changed),
  };
}

/**
 * Who says what of a version that was published: of groups in which it differs from what is published
 * now, nobody is named, because what is known of sources is about now.
 */
export function sourcedThen<Group extends FactGroup>(
  bundles: readonly Bundle<Group>[],
  sourced: Sourced<Group>,
  differing: readonly string[],
): Sourced<Group> {
  const facts = { ...sourced.facts };
  for (const { group, fields } of bundles) {
    if (fields.some((field) => differing.includes(field))) facts[group] = null;
  }
  return { ...sourced, facts, field_sources: withoutFields(sourced.field_sources, differing) };
}

function withoutFields<Value>(
  of: Readonly<Record<string, Value>>,
  left: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(of).filter(([field]) => !left.includes(field)));
}

function campusesOf(
  { campuses }: CourseFields,
  around: Pick<CourseContext, "campuses">,
): Contact[] {
  return campuses.flatMap((name) => around.campuses.find((campus) => campus.name === name) ?? []);
}

function mainFirst(campuses: readonly Contact[]): Contact[] {
  return campuses.toSorted((a, b) => Number(b.is_main) - Number(a.is_main));
}
