import type { ActiveFilter } from "#catalogue/active-filters.ts";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { daysAfter } from "#catalogue/dates.ts";
import { FILTER_KEYS, type Filters, isUnfiltered, withSort } from "#catalogue/filters.ts";
import { listingTitle } from "#catalogue/listing-title.ts";
import { maldivesClock, maldivesDay } from "#platform/maldives-day.ts";
import { DEADLINE_DAYS, MAIL_DAYS, MAIL_HOURS } from "./alerts-limits.ts";

/** Why mails come, or do not. */
export const ALERT_STATES = ["on", "paused", "unconfirmed", "refused"] as const;

export type AlertState = (typeof ALERT_STATES)[number];

/** What saving brings, as a sentence of the pages. */
export const WHEN_WE_MAIL = `One mail a week at most, and only when something changed: a new course, a new intake, a deadline within ${DEADLINE_DAYS} days, another fee, or a course that is no longer listed.`;

/** Messages of the pages that links in mails open. */
export const ALERT_ANSWERS = {
  unsubscribed: "We send you no more of these mails. What you saved stays in your profile.",
  confirmed: "Your address is confirmed. Mails about what you saved can come from now on.",
  wrongLink: "This link does not work. Open it from the mail again, whole.",
} as const;

/** The day from which an account is looked at again: a week after a mail, tomorrow without one. */
export function nextLook(today: string, hasMailed: boolean): string {
  return daysAfter(today, hasMailed ? MAIL_DAYS : 1);
}

/** The day in the Maldives whose mails may be sent at this moment; null at night. */
export function mailingDay(now: Date): string | null {
  const hour = Number(maldivesClock(now).slice(0, 2));
  return hour >= MAIL_HOURS.from && hour < MAIL_HOURS.before ? maldivesDay(now) : null;
}

interface MailedAccount {
  email: string;
  email_verified: number;
  paused_at: string | null;
  refused_email: string | null;
}

/** The first thing that keeps mails from coming. */
export function alertState(account: MailedAccount): AlertState {
  if (account.paused_at !== null) return "paused";
  if (account.email_verified !== 1) return "unconfirmed";
  return account.refused_email === account.email ? "refused" : "on";
}

/**
 * The filters of a saved search; null where it cannot be run as it was meant: a filter of another
 * release would be left out, and the search would find more than was asked for.
 */
export function savedFilters(query: string, catalogue: Catalogue): Filters | null {
  const parameters = new URLSearchParams(query);
  const known = new Set<string>([...FILTER_KEYS, "name", "sort"]);
  if ([...parameters.keys()].some((key) => !known.has(key))) return null;
  const filters = withSort(catalogue.readFilters(parameters), null);
  return isUnfiltered(filters) ? null : filters;
}

/** True where every chosen value is one that its filter knows. */
export function areKnown(filters: Filters, catalogue: Catalogue): boolean {
  return FILTER_KEYS.every((key) =>
    filters[key].every((value) => catalogue.isKnownValue(key, value)),
  );
}

/** The filters of a title name every value up to three; a saved search names all that it has. */
const MAX_TITLED = 3;

/** The name of a saved search: "Diploma courses in Marketing". */
export function searchTitle(
  asked: readonly Pick<ActiveFilter, "key" | "label" | "value">[],
): string {
  if (asked.length <= MAX_TITLED) return listingTitle(asked);
  return `Courses: ${asked.map(({ label }) => label).join(", ")}`;
}
