import type { AwardingBodyType, CourseSummary, DeliveryModality } from "./course.ts";
import type { Filters } from "./filters.ts";
import type { Fit } from "./guide-fit.ts";
import type { Criterion } from "./guide-question.ts";
import { levelTitle } from "./levels.ts";

/** The dream career that was answered, with the fields that lead to it. */
export interface DreamCareer {
  name: string;
  fields: readonly string[];
}

/** What sentences about a course are made from. */
export interface Judged {
  course: CourseSummary;
  filters: Filters;
  career: DreamCareer | null;
  fit: Fit;
}

const TAUGHT: Record<DeliveryModality, string> = {
  f2f: "face to face",
  online: "online",
  blended: "as a mix of online and classroom",
};

const AWARDED: Record<AwardingBodyType, string> = {
  local: "in the Maldives",
  international: "abroad",
  both: "both in the Maldives and abroad",
};

/** How a course meets an answer: "Taught online". */
export function reasonFor(criterion: Criterion, judged: Judged): string {
  return REASONS[criterion](judged);
}

const REASONS: Record<Criterion, (judged: Judged) => string> = {
  delivery_modality: (judged) => `Taught ${either(met("delivery_modality", judged), TAUGHT)}`,
  awarding_body_type: (judged) => `Awarded ${either(met("awarding_body_type", judged), AWARDED)}`,
  category: fieldReason,
  mnqf_level: ({ course }) => `${levelTitle(course.mnqf_level)}, a level you chose`,
  gov_first_degree: ({ filters }) =>
    filters.gov_first_degree.includes("yes")
      ? "In the Government First Degree Scheme"
      : "Outside the Government First Degree Scheme",
  institutions: ({ course }) => `At ${course.institution.name}, which you chose`,
};

function fieldReason(judged: Judged): string {
  const fields = met("category", judged);
  const leading = fields.filter((field) => judged.career?.fields.includes(field));
  if (judged.career === null || leading.length === 0) {
    return `In ${listed(fields)}, a field you chose`;
  }
  return `In ${listed(leading)}, which leads to your dream career: ${judged.career.name}`;
}

/** How a course misses an answer: "Taught face to face, not online". */
export function missFor(criterion: Criterion, judged: Judged): string {
  return MISSES[criterion](judged);
}

const MISSES: Record<Criterion, (judged: Judged) => string> = {
  delivery_modality: ({ course, filters }) =>
    course.delivery_modalities.length === 0
      ? "Does not state how it is taught"
      : `Taught ${either(course.delivery_modalities, TAUGHT)}, not ${either(filters.delivery_modality, TAUGHT)}`,
  awarding_body_type: ({ course, filters }) =>
    course.awarding_body_type === null
      ? "Does not state who awards it"
      : `Awarded ${AWARDED[course.awarding_body_type]}, not ${either(filters.awarding_body_type, AWARDED)}`,
  category: ({ course, filters, fit }) => {
    const fields = fit.fieldsOf(course);
    return fields.length === 0
      ? "Does not state its field"
      : `In ${listed(fields)}, not in ${listed(filters.category)}`;
  },
  mnqf_level: ({ course }) =>
    course.mnqf_level === null
      ? "Does not state its level"
      : `${levelTitle(course.mnqf_level)}, not a level you chose`,
  gov_first_degree: ({ course, filters, fit }) => {
    if (fit.valuesOf(course, "gov_first_degree").length === 0)
      return "Does not state whether the Government First Degree Scheme covers it";
    return filters.gov_first_degree.includes("yes")
      ? "Not in the Government First Degree Scheme"
      : "In the Government First Degree Scheme, which you did not want";
  },
  institutions: ({ course, filters }) =>
    `At ${course.institution.name}, not at ${filters.institutions.join(" or ")}`,
};

function met(criterion: Criterion, { course, filters, fit }: Judged): string[] {
  return fit.metBy(course, criterion, filters);
}

/** The words for values, joined with "or"; a value without words stands for itself. */
function either(values: readonly string[], words: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(words));
  return values.map((value) => known.get(value) ?? value).join(" or ");
}

/** Names of fields hold commas and "and" themselves. */
function listed(fields: readonly string[]): string {
  return fields.join(" / ");
}
