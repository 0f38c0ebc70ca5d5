import type { CourseSummary } from "./course.ts";
import type { CourseFigures } from "./course-figures.ts";

/** The orders that a list of courses can be put in; without one, best match first. */
export const COURSE_SORTS = [
  { value: "cost", label: "Lowest total cost" },
  { value: "start", label: "Starts soonest" },
  { value: "duration", label: "Shortest" },
  { value: "level", label: "Lowest level" },
] as const;

export type CourseSort = (typeof COURSE_SORTS)[number]["value"];

/** The orders that are packed: "cost" a second time, for those whom the scheme covers. */
export const PACKED_SORTS = [...COURSE_SORTS.map(({ value }) => value), "scheme_cost"] as const;

export type PackedSort = (typeof PACKED_SORTS)[number];

/** Sort key of what is not stated: it comes last. */
const UNSTATED = 2 ** 32 - 1;

/**
 * What a course is sorted by, as a whole number below 2^32, lowest first; the same for all courses
 * that do not state it.
 */
export function sortKeyOf(course: CourseSummary, sort: PackedSort, figures: CourseFigures): number {
  const key = statedKey(course, sort, figures);
  return key === null ? UNSTATED : Math.min(Math.round(key), UNSTATED - 1);
}

function statedKey(
  course: CourseSummary,
  sort: PackedSort,
  { cost, schemeCost, start }: CourseFigures,
): number | null {
  switch (sort) {
    case "cost":
      return cost?.from ?? null;
    case "scheme_cost":
      return schemeCost?.from ?? null;
    case "start":
      return start === null ? null : Number(start.replaceAll("-", "").padEnd(8, "0"));
    case "duration":
      return course.duration_months === null ? null : course.duration_months * 100;
    case "level":
      return course.mnqf_level === null ? null : Number(course.mnqf_level) || NOT_ON_FRAMEWORK;
  }
}

/** Above every level, and before what is not stated. */
const NOT_ON_FRAMEWORK = 11;

/** The sort of an address; null for none, and for an unknown one. */
export function readSort(text: string | null): CourseSort | null {
  return COURSE_SORTS.find(({ value }) => value === text)?.value ?? null;
}
