import type { Catalogue } from "#catalogue/catalogue.ts";
import type { CourseQuery } from "#catalogue/catalogue-answers.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import type { CourseSort } from "#catalogue/course-sort.ts";
import { nextStart } from "#catalogue/intakes.ts";
import type { Basis } from "#catalogue/operator.ts";
import { costInMvr } from "#catalogue/total-cost.ts";
import type { CardField } from "./facts.ts";

/** Orders of a result, by what is first in them. */
export const ORDERS = [
  "cheapest",
  "dearest",
  "shortest",
  "longest",
  "soonest",
  "lowest_level",
  "highest_level",
] as const;
export type Order = (typeof ORDERS)[number];

/** The orders that are of one figure. */
type FigureSort = Exclude<CourseSort, "highest">;

interface OrderRow {
  label: string;
  sort: FigureSort;
  /** True where it is the list's order turned round. */
  isTurned?: true;
  /** What the order is of, in a sentence. */
  figure: string;
  /** The fact of a card that shows it. */
  field: CardField;
}

const ROWS: Readonly<Record<Order, OrderRow>> = {
  cheapest: { label: "Cheapest first", sort: "cost", figure: "total cost", field: "total_cost" },
  dearest: {
    label: "Dearest first",
    sort: "cost",
    isTurned: true,
    figure: "total cost",
    field: "total_cost",
  },
  shortest: {
    label: "Shortest first",
    sort: "duration",
    figure: "duration",
    field: "duration_text",
  },
  longest: {
    label: "Longest first",
    sort: "duration",
    isTurned: true,
    figure: "duration",
    field: "duration_text",
  },
  soonest: {
    label: "Starting soonest first",
    sort: "start",
    figure: "next start",
    field: "intakes",
  },
  lowest_level: {
    label: "Lowest level first",
    sort: "level",
    figure: "level",
    field: "mnqf_level",
  },
  highest_level: {
    label: "Highest level first",
    sort: "level",
    isTurned: true,
    figure: "level",
    field: "mnqf_level",
  },
};

/** What an order sorts by; it is compared as the list's own order does. */
export function orderRow(order: Order): OrderRow {
  return ROWS[order];
}

/** The figure that a course is sorted by; null where it is not stated, and outside the levels. */
export function figureOf(
  card: CourseSummary,
  sort: FigureSort,
  { today, operator }: Basis,
): number | string | null {
  switch (sort) {
    case "cost":
      return costInMvr(card, operator)?.from ?? null;
    case "duration":
      return card.duration_months;
    case "start":
      return nextStart(card, today)?.on ?? null;
    case "level":
      return Number(card.mnqf_level ?? NaN) || null;
  }
}

/** A part of a whole result in an order. */
export interface Ordered {
  courses: CourseSummary[];
  /** Courses of the whole result that state the figure. */
  stated: number;
  /** Courses of the whole result that share the first one's figure. */
  ties: number;
}

/**
 * A page of all courses of a query in an order, those that do not state the figure left out. The
 * list's order has these at its end, so where they begin, and where the first figure ends, is found
 * by halving: a result of 100,000 courses takes 17 looks.
 */
export function inOrder(
  catalogue: Catalogue,
  query: Pick<CourseQuery, "filters" | "entry" | "isAbout">,
  { order, page, limit }: { order: Order; page: number; limit: number },
): Ordered {
  const { sort, isTurned } = ROWS[order];
  const filters = { ...query.filters, sort };
  const look = (at: number, count = 1) =>
    catalogue.searchCourses({ ...query, filters, page: at, limit: count, order: "DESC" });
  const { total } = look(1).meta;
  const figureAt = (at: number) => figureOf(look(at + 1).courses[0]!, sort, catalogue);
  const stated = firstWhere(total, (at) => figureAt(at) === null);
  if (stated === 0) return { courses: [], stated, ties: 0 };
  const best = figureAt(isTurned ? stated - 1 : 0);
  const ties = isTurned
    ? stated - firstWhere(stated, (at) => figureAt(at) === best)
    : firstWhere(stated, (at) => figureAt(at) !== best);
  const skipped = (page - 1) * limit;
  const places = Array.from({ length: Math.min(limit, stated - skipped) }, (_, at) => skipped + at);
  const courses = places.map((at) => look(isTurned ? stated - at : at + 1).courses[0]!);
  return { courses, stated, ties };
}

/** The first place below `end` from which on something holds; `end` where it never does. */
function firstWhere(end: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
