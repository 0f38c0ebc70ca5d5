import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Course, CourseSummary } from "#catalogue/course.ts";
import { atLevelOf, inCategory } from "#catalogue/filters.ts";

const MAX_SIMILAR = 3;
/** Maximum that one catalogue query returns. */
const MAX_SIMILAR_CANDIDATES = 100;

/**
 * Up to three other courses of the same category and level. Each course starts at a different
 * position of the list, so that pages do not all show the same few.
 */
export function similarCourses(catalogue: Catalogue, course: Course): CourseSummary[] {
  const [category] = course.categories;
  if (!category) return [];
  const filters = atLevelOf(inCategory(category.name), course);
  const { courses } = catalogue.searchCourses({
    filters,
    page: 1,
    limit: MAX_SIMILAR_CANDIDATES,
    order: "DESC",
  });
  const others = courses.filter(({ id }) => id !== course.id);
  const start = others.length > 0 ? course.id % others.length : 0;
  return [...others.slice(start), ...others.slice(0, start)].slice(0, MAX_SIMILAR);
}
