import { HOUR_MS } from "./durations.ts";

/** Minutes do not differ and there is no summer time: Indian/Maldives is UTC+5 all year. */
const UTC_OFFSET_MS = 5 * HOUR_MS;

/** The calendar day in the Maldives at a moment, as YYYY-MM-DD. */
export function maldivesDay(time: Date): string {
  return new Date(time.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day in the Maldives at a moment, as HH:MM. */
export function maldivesClock(time: Date): string {
  return new Date(time.getTime() + UTC_OFFSET_MS).toISOString().slice(11, 16);
}

/** The moment at which a day (YYYY-MM-DD) begins in the Maldives. */
export function maldivesMidnight(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - UTC_OFFSET_MS);
}
