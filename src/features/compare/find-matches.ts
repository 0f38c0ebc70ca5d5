import type { Catalogue } from "#catalogue/catalogue.ts";
import { noFilters, withName } from "#catalogue/filters.ts";
import { levelTitle } from "#catalogue/levels.ts";
import type { CourseMatch } from "./add-course.tsx";

/** Few enough to read at a glance. */
const MAX_MATCHES = 6;

/**
 * Courses that match a typed text and are not in the comparison yet, best first; null for no text.
 */
export function findMatches(
  catalogue: Catalogue,
  typed: string,
  ids: readonly number[],
): CourseMatch[] | null {
  if (typed === "") return null;
  const { courses } = catalogue.searchCourses({
    filters: withName(noFilters(), typed),
    page: 1,
    limit: MAX_MATCHES + ids.length,
    order: "DESC",
  });
  return courses
    .filter(({ id }) => !ids.includes(id))
    .slice(0, MAX_MATCHES)
    .map(({ id, name, institution, mnqf_level, duration_text, sample }) => ({
      id,
      name,
      facts: [institution.name, levelTitle(mnqf_level), duration_text].filter(Boolean).join(", "),
      sample,
    }));
}
