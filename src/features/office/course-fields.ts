import type { Category, Course, CourseSummary, InstitutionRef } from "#catalogue/course.ts";
import type { Contact } from "#catalogue/institution.ts";
import { campusPlaces } from "#catalogue/place-reading.ts";
import { isSample } from "#catalogue/sources.ts";
import type { Bundle, CourseGroup, FactGroup, Sourced } from "#catalogue/statements.ts";
import { studyModesOf } from "#catalogue/study-modes.ts";
import type { CourseRecord } from "#features/importing/importing.schema.ts";
import { plainText } from "#platform/html.ts";

/** What an editor changes of a course, in the format of imports: categories and campuses by name. */
export type CourseFields = Omit<
  CourseRecord,
  "ref" | "institution" | "is_published" | "stated_on" | "holds_until" | "facts"
>;

/** Fields of which none is stated. */
const UNSTATED_FIELDS: CourseFields = {
  name: "",
  name_dv: null,
  awarding_body: null,
  awarding_body_type: null,
  awarding_body_country: null,
  mqa_approved: null,
  approval_status: null,
  gov_first_degree_text: null,
  duration_text: null,
  duration_months: null,
  duration_remarks: null,
  mnqf_level: null,
  credits: null,
  delivery_modalities: [],
  mode_of_study_text: null,
  intakes: [],
  intake_details: [],
  languages: [],
  categories: [],
  campuses: [],
  fee_text: null,
  fees: [],
  entry_routes: [],
  admission_general_requirements: null,
  admission_alternative_requirements: null,
  admission_language_requirements: null,
  modules: null,
  study_options: null,
  indicative_class_timings: null,
  careers: null,
  general_notes: null,
};

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
  const { name, name_dv, awarding_body, awarding_body_type, awarding_body_country } = fields;
  const { mqa_approved, gov_first_degree_text, duration_text, duration_months } = fields;
  const { mnqf_level, delivery_modalities, mode_of_study_text, languages } = fields;
  const { intakes, intake_details, fee_text, fees, entry_routes } = fields;
  const byName = new Map(around.categories.map((category) => [category.name, category]));
  return {
    id,
    name,
    name_dv,
    institution,
    ...campusPlaces(mainFirst(campusesOf(fields, around)).map(({ address }) => address)),
    awarding_body,
    awarding_body_type,
    awarding_body_country,
    mqa_approved,
    gov_first_degree_text,
    duration_text,
    duration_months,
    mnqf_level,
    delivery_modalities,
    mode_of_study_text,
    study_modes: studyModesOf(mode_of_study_text, plainText(fields.indicative_class_timings ?? "")),
    languages,
    intakes: [...new Set(intakes)],
    intake_details,
    fee_text,
    fees,
    entry_routes,
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
  const { approval_status, duration_remarks, credits, modules, study_options } = fields;
  const { admission_general_requirements, admission_alternative_requirements } = fields;
  const { admission_language_requirements, indicative_class_timings } = fields;
  const { careers, general_notes } = fields;
  return {
    ...summaryOf(fields, around),
    approval_status,
    duration_remarks,
    credits,
    modules,
    study_options,
    admission_general_requirements,
    admission_alternative_requirements,
    admission_language_requirements,
    indicative_class_timings,
    careers,
    general_notes,
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
