/** English names in the order of the year. */
export const MONTH_NAMES =
  "january february march april may june july august september october november december".split(
    " ",
  );

const DATED =
  /(?:(\d{1,2}) )?(january|february|march|april|may|june|july|august|september|october|november|december)(?: (\d{4}))?/i;
const ALWAYS = /all year|every month|any ?time|monthly|rolling/i;

/** True where an intake, as its institution words it, is in a month: "9 January 2027". */
export function startsIn(intake: string, month: string): boolean {
  return new RegExp(`\\b${month}\\b`, "i").test(intake);
}

/** True where one can start at any time of the year. */
export function isAlwaysOpen(intake: string): boolean {
  return ALWAYS.test(intake);
}

/** Months until an intake, fractions allowed; null where it is past or its text says no date. */
export function monthsUntil(intake: string, now: Date): number | null {
  if (isAlwaysOpen(intake)) return 0;
  const match = DATED.exec(intake);
  if (!match) return null;
  const month = MONTH_NAMES.indexOf((match[2] ?? "").toLowerCase());
  const year = match[3] ? Number(match[3]) : nextYearOf(month, now);
  const wait = (year - now.getUTCFullYear()) * 12 + month - now.getUTCMonth();
  return wait < 0 ? null : wait + Number(match[1] ?? 1) / 100;
}

function nextYearOf(month: number, now: Date): number {
  return now.getUTCFullYear() + (month < now.getUTCMonth() ? 1 : 0);
}
