import { dateWords } from "#catalogue/dates.ts";
import { maldivesClock, maldivesDay } from "#platform/maldives-day.ts";

/** A moment (ISO 8601) for people in the Maldives: "22 November 2026, 14:05". */
export function momentWords(at: string): string {
  const time = new Date(at);
  return `${dateWords(maldivesDay(time))}, ${maldivesClock(time)}`;
}

/** The day of a moment (ISO 8601) for people in the Maldives: "22 November 2026". */
export function dayWords(at: string): string {
  return dateWords(maldivesDay(new Date(at)));
}
