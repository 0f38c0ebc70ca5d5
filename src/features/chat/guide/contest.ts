import { compareCourses } from "#catalogue/compare.ts";
import type { Course } from "#catalogue/course.ts";

/** The one course with the lowest total cost; null where nothing sets one apart. */
export function cheapestOf(courses: readonly Course[]): Course | null {
  return onlyOne(courses, compareCourses(courses).cheapest);
}

/** The one shortest course; null where nothing sets one apart. */
export function shortestOf(courses: readonly Course[]): Course | null {
  return onlyOne(courses, compareCourses(courses).shortest);
}

function onlyOne(courses: readonly Course[], ids: readonly number[]): Course | null {
  return ids.length === 1 ? (courses.find(({ id }) => id === ids[0]) ?? null) : null;
}
