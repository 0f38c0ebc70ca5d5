import type { Category, CourseCard } from "./course.ts";
import type { FacetKey, Filters } from "./filters.ts";
import { firstDegree, typesMet } from "./vocabulary.ts";

/** The filters that the guide's answers set. Two of its questions are about the field of study. */
export type Criterion = Exclude<FacetKey, "language">;

/** All criteria in the order of the questions. */
export const CRITERIA: readonly Criterion[] = [
  "delivery_modality",
  "awarding_body_type",
  "category",
  "mnqf_level",
  "gov_first_degree",
  "institutions",
];

/** Tells which of the asked criteria a single course meets, as the search of courses would. */
export interface Fit {
  /** The values of a filter that a course answers to; empty where it does not state any. */
  valuesOf(course: CourseCard, criterion: Criterion): string[];
  /** The top-level categories that a course belongs to. */
  fieldsOf(course: CourseCard): string[];
  /** The asked values that a course answers to. */
  metBy(course: CourseCard, criterion: Criterion, filters: Filters): string[];
  /** The criteria that were asked for and that a course does not meet. */
  missedBy(course: CourseCard, filters: Filters): Criterion[];
}

/** Prepares the judging of courses; `categories` are those of the courses' catalogue. */
export function fitOf(categories: readonly Category[]): Fit {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const valuesOf: Fit["valuesOf"] = (course, criterion) =>
    criterion === "category" ? categoriesOf(course, byId) : VALUES[criterion](course);
  const metBy: Fit["metBy"] = (course, criterion, filters) =>
    valuesOf(course, criterion).filter((value) => filters[criterion].includes(value));
  return {
    valuesOf,
    fieldsOf: (course) => fieldsOf(course, byId),
    metBy,
    missedBy: (course, filters) =>
      CRITERIA.filter(
        (criterion) =>
          filters[criterion].length > 0 && metBy(course, criterion, filters).length === 0,
      ),
  };
}

const VALUES: Record<Exclude<Criterion, "category">, (course: CourseCard) => string[]> = {
  delivery_modality: (course) => course.delivery_modalities,
  awarding_body_type: (course) => typesMet(course.awarding_body_type),
  mnqf_level: ({ mnqf_level: level }) => (level === null ? [] : [level]),
  gov_first_degree: (course) => firstDegree(course.gov_first_degree_text),
  institutions: (course) => [course.institution.name],
};

/** A course belongs to its categories and to the groups around them. */
function categoriesOf(course: CourseCard, byId: ReadonlyMap<number, Category>): string[] {
  const own = course.categories.flatMap(({ id }) => byId.get(id)?.name ?? []);
  return [...new Set([...own, ...fieldsOf(course, byId)])];
}

function fieldsOf({ categories }: CourseCard, byId: ReadonlyMap<number, Category>): string[] {
  const own = categories.flatMap(({ id }) => byId.get(id) ?? []);
  return [...new Set(own.map(({ name, parent }) => parent?.name ?? name))];
}
