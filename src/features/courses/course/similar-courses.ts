import type { Catalogue } from "#catalogue/catalogue.ts";
import { type Course, type CourseSummary, NOT_STATED } from "#catalogue/course.ts";
import type { StatedEntry } from "#catalogue/entry.ts";
import { atLevelOf, inCategory } from "#catalogue/filters.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { totalCost, totalCostText } from "#catalogue/total-cost.ts";

/** What the page of a course shows of another one. */
export interface OtherCourse extends StatedEntry {
  id: number;
  name: string;
  institution: string;
  sample: boolean;
  /** Its level and duration. */
  facts: string;
  cost: string;
}

/** Only what is shown of it, because the page sends it as data too. */
export function otherCourse(course: CourseSummary): OtherCourse {
  const { id, name, institution, sample, mnqf_level, duration_text } = course;
  const facts = [levelTitle(mnqf_level), duration_text].filter(Boolean).join(", ") || NOT_STATED;
  const cost = totalCostText(totalCost(course));
  const { entry_routes, has_entry_text } = course;
  return {
    id,
    name,
    institution: institution.name,
    sample,
    facts,
    cost,
    entry_routes,
    has_entry_text,
  };
}

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
