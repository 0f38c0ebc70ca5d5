import { daysAfter } from "#catalogue/dates.ts";
/** Months are written YYYY-MM, as the first letters of a day. */

/** How many months can be ordered, beginning with the next one. */
export const ORDERED_MONTHS = 12;

/** The month `count` months after another one. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const at = year * 12 + number - 1 + count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
}

/** The months that can be ordered on a day (YYYY-MM-DD): whole ones, from the next one on. */
export function monthsOnSale(today: string): string[] {
  return Array.from({ length: ORDERED_MONTHS }, (_, at) => monthAfter(today.slice(0, 7), at + 1));
}

/** First day of a month, YYYY-MM-DD. */
export const firstDay = (month: string): string => `${month}-01`;

/** Last day of a month, YYYY-MM-DD. */
export function lastDay(month: string): string {
  return daysAfter(firstDay(monthAfter(month)), -1);
}

/** The later of two days. */
export function laterDay(one: string, other: string): string {
  return [one, other].toSorted().at(-1) ?? one;
}
