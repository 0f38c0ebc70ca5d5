import type { Nullable } from "#catalogue/course.ts";
import { daysAfter } from "#catalogue/dates.ts";

/** Spans that numbers are shown for, in days: whole weeks where they are shown by week. */
export const FIGURE_SPANS = [7, 30, 91, 364] as const;
export type FigureSpan = (typeof FIGURE_SPANS)[number];

export const SPAN_WORDS: ReadonlyMap<number, string> = new Map([
  [7, "Last 7 days"],
  [30, "Last 30 days"],
  [91, "Last 13 weeks"],
  [364, "Last 52 weeks"],
]);

/** Spans of what people look for: no longer than texts are kept. */
export const INSIGHT_SPANS = [7, 30, 91] as const satisfies readonly FigureSpan[];

/** Longer spans are shown by week. */
const MAX_SHOWN_DAYS = 31;
const WEEK = 7;

/** A day or a week that numbers are summed over. */
export interface FigureStep {
  /** Its first and last day, YYYY-MM-DD. */
  from: string;
  to: string;
}

/** The days or weeks of a span that ends today, the oldest first. */
export function stepsOf(span: FigureSpan, today: string): FigureStep[] {
  const length = span <= MAX_SHOWN_DAYS ? 1 : WEEK;
  return Array.from({ length: span / length }, (_, at) => {
    const to = daysAfter(today, length * (at + 1) - span);
    return { from: daysAfter(to, 1 - length), to };
  });
}

/** Fewer similar courses would tell about single ones. */
export const MIN_SIMILAR = 5;

/** The middle of some numbers, rounded to a whole one; null for fewer than `MIN_SIMILAR`. */
export function medianOf(numbers: readonly number[]): Nullable<number> {
  if (numbers.length < MIN_SIMILAR) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = Number.isInteger(middle)
    ? sorted.slice(middle - 1, middle + 1)
    : sorted.slice(Math.floor(middle), Math.floor(middle) + 1);
  return Math.round((low + high) / 2);
}
