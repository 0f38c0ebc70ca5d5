import { HOUR_MS } from "#platform/durations.ts";

/** UTC+5 all year. */
const OFFSET_MS = 5 * HOUR_MS;

/** A moment as a field for date and time takes it, as clocks in the Maldives show it; "" for null. */
export function fieldTime(moment: string | null): string {
  if (moment === null) return "";
  return new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().slice(0, 16);
}

/** What such a field holds as a moment; null where it is empty. */
export function momentOf(field: string): string | null {
  return field === "" ? null : new Date(`${field.slice(0, 16)}:00+05:00`).toISOString();
}

const TIME_WORDS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Indian/Maldives",
  dateStyle: "medium",
  timeStyle: "short",
});

/** "22 Nov 2026, 14:05", as clocks in the Maldives show it. */
export function timeWords(moment: string): string {
  return TIME_WORDS.format(new Date(moment));
}
