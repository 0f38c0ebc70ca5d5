import { counted } from "./counted.ts";

/** Limits of the duration that one can choose, in months. */
export const MAX_MONTHS: readonly number[] = [1, 3, 6, 12, 24, 36, 48];

/** What is below a length is so many months at most. */
export const UNDER = 0.001;

/** True for a number of months that a filter may have besides these: "18", "0.5", "23.999". */
export function isLength(value: string): boolean {
  return /^(?:0|[1-9]\d{0,2})(?:\.\d{1,3})?$/.test(value) && Number(value) > 0;
}

/** "Up to 1 year 6 months", "Under 2 years". */
export function lengthLabel(value: string): string {
  const isUnder = value.endsWith("9") && /\.\d{3}$/.test(value);
  return isUnder
    ? `Under ${lengthWords(Number(value) + UNDER)}`
    : `Up to ${lengthWords(Number(value))}`;
}

/** "1 year", "2 years 3 months", "6 weeks". */
export function lengthWords(months: number): string {
  if (months < 2 && !Number.isInteger(months))
    return counted(Math.max(1, Math.round(months * WEEKS_A_MONTH)), "week");
  const whole = Math.round(months);
  const [years, rest] = [Math.floor(whole / 12), whole % 12];
  return [years > 0 && counted(years, "year"), rest > 0 && counted(rest, "month")]
    .filter(Boolean)
    .join(" ");
}

const WEEKS_A_MONTH = 52 / 12;
