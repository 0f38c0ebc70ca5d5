import { maldivesClock, maldivesDay } from "#platform/maldives-day.ts";

/** A moment as a field for date and time takes it, as clocks in the Maldives show it; "" for null. */
export function fieldTime(moment: string | null): string {
  if (moment === null) return "";
  const time = new Date(moment);
  return `${maldivesDay(time)}T${maldivesClock(time)}`;
}

/** What such a field holds as a moment; null where it is empty. */
export function momentOf(field: string): string | null {
  return field === "" ? null : new Date(`${field.slice(0, 16)}:00+05:00`).toISOString();
}
