/** A day, a month or a year: `2026-11-03`, `2021-03`, `2021`. */
export const DATE_PATTERN = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** English names of the months. */
export const MONTH_NAMES: readonly string[] =
  "January February March April May June July August September October November December".split(
    " ",
  );

const MS_OF_DAY = 86_400_000;

/** The day so many days after another, or before it; both YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MS_OF_DAY).toISOString().slice(0, 10);
}

/** How many days another day comes after one; both YYYY-MM-DD. */
export function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / MS_OF_DAY;
}

/** So many months from that of a day (YYYY-MM-DD) on: "2027-03". */
export function monthsFrom(day: string, count: number): string[] {
  const first = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, at) => first + at).map(
    (month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`,
  );
}

/** A date for people: "3 November 2026", "March 2021", "2021". */
export function dateWords(date: string): string {
  const [year = "", month, day] = date.slice(0, 10).split("-");
  const parts = [day && String(Number(day)), month && MONTH_NAMES[Number(month) - 1], year];
  return parts.filter(Boolean).join(" ");
}

/**
 * Whole years from a date to `today` (YYYY-MM-DD). A month or year counts from its first day, so
 * that an age is overstated rather than understated.
 */
export function yearsSince(date: string, today: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const [thisYear = 0, thisMonth = 1, thisDay = 1] = today.slice(0, 10).split("-").map(Number);
  const isBefore = thisMonth < month || (thisMonth === month && thisDay < day);
  return Math.max(0, thisYear - year - Number(isBefore));
}
