import type { Conditions, CourseName } from "./guidance.ts";
import type { TrueCourse, Truth } from "./truth.ts";

type Checks = {
  [Key in keyof Conditions]-?: (
    course: TrueCourse,
    wanted: NonNullable<Conditions[Key]>,
    truth: Truth,
  ) => boolean;
};

const CHECKS: Checks = {
  name: ({ name }, wanted) => wanted.test(name),
  field: (course, wanted, truth) => anyOf(wanted, (name) => fieldsOf(course, truth).has(name)),
  notField: (course, wanted, truth) => !anyOf(wanted, (name) => fieldsOf(course, truth).has(name)),
  level: ({ mnqf_level }, wanted) => anyOf(wanted, (level) => String(mnqf_level) === level),
  place: (course, wanted, truth) => anyOf(wanted, (place) => placesOf(course, truth).has(place)),
  institution: ({ institution }, wanted) => anyOf(wanted, (name) => institution.name === name),
  notInstitution: ({ institution }, wanted) => !anyOf(wanted, (name) => institution.name === name),
  modality: ({ delivery_modalities: given }, wanted) => anyOf(wanted, (way) => given.includes(way)),
  notModality: ({ delivery_modalities: given }, wanted) => given.some((way) => way !== wanted),
  language: ({ languages }, wanted) => languages.includes(wanted),
  awarding: ({ awarding_body_type: type }, wanted) => type === wanted || type === "both",
  scheme: ({ gov_first_degree_text: text }, wanted) => text !== null && (text !== "No") === wanted,
  total_cost_at_most: (course, most) => (costOf(course) ?? Infinity) <= most,
  total_cost_at_least: (course, least) => (costOf(course) ?? -1) >= least,
  months_at_most: ({ duration_months: months }, most) => months !== null && months <= most,
  intake: ({ intakes }, month) => intakes.some((intake) => startsIn(intake, month)),
  study_mode: ({ mode_of_study_text: text }, wanted) => MODES[wanted].test(text ?? ""),
};

const MODES = {
  "full-time": /full/i,
  "part-time": /part|evening|weekend/i,
  evening: /evening/i,
  weekend: /weekend/i,
};

/** Whether a course is as the conditions say, in the directory's own words. */
export function meets(course: TrueCourse, conditions: Conditions, truth: Truth): boolean {
  return Object.entries(conditions).every(([key, wanted]) => {
    const check = CHECKS[key as keyof Conditions] as (
      course: TrueCourse,
      wanted: unknown,
      truth: Truth,
    ) => boolean;
    return check(course, wanted, truth);
  });
}

/**
 * The lowest total cost in MVR, at the operator's rate; 0 where the record says in words that it is
 * free for all or for Maldivians; null where it is not known.
 */
export function costOf({ total_cost, total_cost_mvr, fee_text }: TrueCourse): number | null {
  if (total_cost === null && /^free(?: of charge| for maldivian.*)?$/i.test(fee_text ?? ""))
    return 0;
  return total_cost?.currency === "MVR" ? total_cost.from : (total_cost_mvr?.from ?? null);
}

/** The courses of this name, and of an institution with this in its name where that is given. */
export function coursesNamed({ course, institution }: CourseName, truth: Truth): TrueCourse[] {
  return [...truth.courses.values()].filter(
    (found) =>
      found.name === course && (!institution || found.institution.name.includes(institution)),
  );
}

/** Islands and cities without the letter of their atoll: "Malé". */
export function placesOf(course: TrueCourse, truth: Truth): Set<string> {
  const institution = truth.institutions.find(({ id }) => id === course.institution.id);
  return new Set((institution?.places ?? []).map(withoutAtoll));
}

/** "S. Hithadhoo" as "Hithadhoo". */
export function withoutAtoll(place: string): string {
  return place.replace(/^[A-Za-z]{1,3}\. /, "");
}

function fieldsOf(course: TrueCourse, { categories }: Truth): Set<string> {
  const names = course.categories.flatMap(({ id, name }) => {
    const parent = categories.find((category) => category.id === id)?.parent;
    return parent ? [name, parent.name] : [name];
  });
  return new Set(names);
}

function startsIn(intake: string, month: string): boolean {
  return intake.includes(month) || /all year|every month/i.test(intake);
}

function anyOf<T extends string>(wanted: T | readonly T[], holds: (one: T) => boolean): boolean {
  return typeof wanted === "string" ? holds(wanted) : wanted.some(holds);
}
