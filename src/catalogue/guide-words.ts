import type { AwardingBodyType, CourseSummary, DeliveryModality } from "./course.ts";
import type { Filters } from "./filters.ts";
import { GRANT_SCHEME } from "./first-degree.ts";
import type { Fit } from "./guide-fit.ts";
import type { Criterion } from "./guide-question.ts";
import { nextStart, startWords } from "./intakes.ts";
import { nameOfPlace } from "./islands.ts";
import { levelTitle } from "./levels.ts";
import type { Basis } from "./operator.ts";
import { ELSEWHERE, FROM_ANYWHERE, placesMet } from "./places.ts";
import { STUDY_MODES } from "./study-modes.ts";
import { inMvr, inTotal, totalCost } from "./total-cost.ts";

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
  catalogue: Basis;
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
      ? `In the ${GRANT_SCHEME}`
      : `Outside the ${GRANT_SCHEME}`,
  institutions: ({ course }) => `At ${course.institution.name}, which you chose`,
  place: (judged) => `Taught ${placeWords(met("place", judged))}`,
  max_cost: (judged) => costWords(judged) ?? "",
  starts_by: (judged) => startOf(judged) ?? "",
  study_mode: (judged) => `Study mode: ${modeWords(met("study_mode", judged))}`,
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
  return MISSES[criterion](judged, judged.filters[criterion]);
}

const MISSES: Record<Criterion, (judged: Judged, asked: readonly string[]) => string> = {
  delivery_modality: ({ course }, asked) =>
    course.delivery_modalities.length === 0
      ? "Does not state how it is taught"
      : `Taught ${either(course.delivery_modalities, TAUGHT)}, not ${either(asked, TAUGHT)}`,
  awarding_body_type: ({ course }, asked) =>
    course.awarding_body_type === null
      ? "Does not state who awards it"
      : `Awarded ${AWARDED[course.awarding_body_type]}, not ${either(asked, AWARDED)}`,
  category: ({ course, fit }, asked) => {
    const fields = fit.fieldsOf(course);
    return fields.length === 0
      ? "Does not state its field"
      : `In ${listed(fields)}, not in ${listed(asked)}`;
  },
  mnqf_level: ({ course }) =>
    course.mnqf_level === null
      ? "Does not state its level"
      : `${levelTitle(course.mnqf_level)}, not a level you chose`,
  gov_first_degree: ({ course, fit }, asked) => {
    if (fit.valuesOf(course, "gov_first_degree").length === 0)
      return `Does not state whether the ${GRANT_SCHEME} covers it`;
    return asked.includes("yes")
      ? `Not in the ${GRANT_SCHEME}`
      : `In the ${GRANT_SCHEME}, which you did not want`;
  },
  institutions: ({ course }, asked) =>
    `At ${course.institution.name}, not at ${asked.join(" or ")}`,
  place: ({ course }, asked) => {
    const places = placesMet(course).filter((place) => place !== ELSEWHERE.value);
    return places.length === 0
      ? "Does not state where it is taught"
      : `Taught ${placeWords(places)}, not ${placeWords(asked)}`;
  },
  max_cost: (judged) => {
    const words = costWords(judged);
    return words === null ? "Does not state its total cost" : `${words}, more than you chose`;
  },
  starts_by: (judged) => {
    const words = startOf(judged);
    return words === null ? "States no start that is still open" : `${words}, later than you chose`;
  },
  study_mode: ({ course }, asked) => {
    const modes = course.study_modes;
    return modes.length === 0
      ? "Does not state its study mode"
      : `Study mode: ${modeWords(modes)}, not ${modeWords(asked)}`;
  },
};

/** "in S. Hithadhoo or online from anywhere". */
function placeWords(places: readonly string[]): string {
  return places.map(onePlace).join(" or ");
}

function onePlace(place: string): string {
  if (place === FROM_ANYWHERE.value) return FROM_ANYWHERE.label.toLowerCase();
  return place === ELSEWHERE.value ? "in a place not known" : `in ${nameOfPlace(place)}`;
}

function modeWords(modes: readonly string[]): string {
  return STUDY_MODES.filter(({ value }) => modes.includes(value))
    .map(({ label }) => label.toLowerCase())
    .join(" or ");
}

/** "Costs MVR 45,500 in total"; null where that is not known in rufiyaa. */
function costWords({ course, catalogue: { operator } }: Judged): string | null {
  const cost = totalCost(course);
  return cost && inMvr(cost, operator) ? `Costs ${inTotal(cost, operator)}` : null;
}

/** "Next start: January 2027"; null where none is known. */
function startOf({ course, catalogue: { today } }: Judged): string | null {
  const start = today === "" ? null : nextStart(course, today);
  return start && `Next start: ${startWords(start).replace("Any", "any")}`;
}

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
