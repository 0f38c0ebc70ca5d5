import type { CourseSummary, Nullable } from "./course.ts";
import { monthsFrom } from "./dates.ts";
import { nextStart } from "./intakes.ts";
import { costWithScheme } from "./net-cost.ts";
import type { Basis } from "./operator.ts";
import { costInMvr } from "./total-cost.ts";

/**
 * What filters and orders read of a course besides its fields. It is worked out where a catalogue is
 * packed, because browsers load the filters with every page, and the rules for these only with some.
 */
export interface CourseFigures {
  /** Total cost in whole rufiyaa; null where it is not known. */
  cost: Nullable<{ from: number; to: number }>;
  /** What of it is left for a person whom the scheme covers; null where that is not known. */
  schemeCost: Nullable<{ from: number; to: number }>;
  /** When the course starts next, as `nextStart` dates it; null where that is not known. */
  start: Nullable<string>;
  /** The months by which it has started, of those that can be chosen: "2027-03". */
  startsBy: readonly string[];
}

/** Cost of a course of which none is known: more than any. */
export const UNKNOWN_AMOUNT = 2 ** 32 - 1;

/** How many months from this one on can be chosen to start by. */
export const START_MONTHS = 12;

/** The figures in a catalogue: without a day in it no course has a next start. */
export function figuresOf(course: CourseSummary, { today, operator }: Basis): CourseFigures {
  const start = today === "" ? null : (nextStart(course, today)?.on ?? null);
  return {
    cost: costInMvr(course, operator),
    schemeCost: costWithScheme(course, operator),
    start,
    startsBy:
      start === null
        ? []
        : monthsFrom(today, START_MONTHS).filter((month) => month >= start.slice(0, 7)),
  };
}
