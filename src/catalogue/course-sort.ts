import type { CourseSummary } from "./course.ts";
import type { CourseFigures } from "./course-figures.ts";
import { levelGiven } from "./ladder-column.ts";

/** The orders that a list of courses can be put in; without one, best match first. */
export const COURSE_SORTS = [
  { value: "cost", label: "Lowest total cost" },
  { value: "start", label: "Starts soonest" },
  { value: "duration", label: "Shortest" },
  { value: "level", label: "Lowest level" },
  { value: "highest", label: "Level, then cost" },
] as const;

export type CourseSort = (typeof COURSE_SORTS)[number]["value"];

/** The orders that cost decides, as they are packed for those whom the scheme covers. */
const UNDER_SCHEME = { cost: "scheme_cost", highest: "scheme_highest" } as const;

/** The orders that are packed: those that cost decides a second time. */
export const PACKED_SORTS = [
  ...COURSE_SORTS.map(({ value }) => value),
  ...Object.values(UNDER_SCHEME),
] as const;

export type PackedSort = (typeof PACKED_SORTS)[number];

/** True for an order that cost decides. */
export function isByCost(sort: CourseSort | null): sort is keyof typeof UNDER_SCHEME {
  return sort !== null && sort in UNDER_SCHEME;
}

/** What an order is packed as for a reader. */
export function packedSort(sort: CourseSort, underScheme: boolean): PackedSort {
  return underScheme && isByCost(sort) ? UNDER_SCHEME[sort] : sort;
}

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
    case "highest":
      return fromHighest(course, cost?.from ?? null);
    case "scheme_highest":
      return fromHighest(course, schemeCost?.from ?? cost?.from ?? null);
    case "level":
      return course.mnqf_level === null ? null : Number(course.mnqf_level) || NOT_ON_FRAMEWORK;
  }
}

/** More than any course costs; eleven of them are below 2^32. */
const COSTS = 2 ** 28;

/** Qualifications before courses that end in none, each level by what is paid. */
function fromHighest(course: CourseSummary, cost: number | null): number {
  return (10 - levelGiven(course)) * COSTS + Math.min(Math.round(cost ?? COSTS), COSTS - 1);
}

/** Above every level, and before what is not stated. */
const NOT_ON_FRAMEWORK = 11;

/** The sort of an address; null for none, and for an unknown one. */
export function readSort(text: string | null): CourseSort | null {
  return COURSE_SORTS.find(({ value }) => value === text)?.value ?? null;
}
