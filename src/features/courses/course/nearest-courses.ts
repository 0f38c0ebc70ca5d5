import type { Catalogue } from "#catalogue/catalogue.ts";
import type { CourseSummary, MnqfLevel, Nullable } from "#catalogue/course.ts";
import { atLevelOf, inCategory, noFilters, withName } from "#catalogue/filters.ts";

/** The facts of an archived course by which similar ones are found. */
export interface Likeness {
  id: number;
  name: string;
  name_dv: Nullable<string>;
  institution: string;
  mnqf_level: Nullable<MnqfLevel>;
  duration_text: Nullable<string>;
  /** Names, the main one first. */
  categories: string[];
  /** Places where it was taught. */
  places: string[];
}

const MAX_NEAREST = 6;
/** Maximum that one catalogue query returns. */
const MAX_NEAREST_CANDIDATES = 100;

/**
 * The courses most similar to an archived one: same category and level, then same category, then a
 * similar name. Within each, its institution and its places come first.
 */
export function nearestCourses(catalogue: Catalogue, was: Likeness): CourseSummary[] {
  const [category] = was.categories;
  const ofCategory = category ? inCategory(category) : null;
  const steps = [
    ...(ofCategory ? [atLevelOf(ofCategory, was), ofCategory] : []),
    atLevelOf(withName(noFilters(), was.name), was),
  ];
  const nearest = new Map<number, CourseSummary>();
  for (const filters of steps) {
    if (nearest.size >= MAX_NEAREST) break;
    const { courses } = catalogue.searchCourses({
      filters,
      page: 1,
      limit: MAX_NEAREST_CANDIDATES,
      order: "DESC",
    });
    for (const course of courses.toSorted((a, b) => closeness(b, was) - closeness(a, was))) {
      nearest.set(course.id, nearest.get(course.id) ?? course);
    }
  }
  return [...nearest.values()].slice(0, MAX_NEAREST);
}

/** Two points for the same institution, one for a shared place. */
function closeness({ institution, places }: CourseSummary, was: Likeness): number {
  const isOfSame = institution.name === was.institution;
  return 2 * Number(isOfSame) + Number(places.some((place) => was.places.includes(place)));
}
