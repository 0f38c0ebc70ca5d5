import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { DAY_MS, MINUTE_MS } from "#platform/durations.ts";

/** Searches and courses that an account saves, at most. */
export const MAX_SAVED_SEARCHES = 10;
export const MAX_ALERTED_COURSES = 30;

/** A search that finds more courses is too wide to be told about. */
export const MAX_SEARCH_COURSES = 2_000;

/** Maximum length of a saved search, as its address has it, in characters. */
export const MAX_QUERY_CHARACTERS = 2_000;

/** Days between two mails to one account. */
export const MAIL_DAYS = 7;

/**
 * Days before a deadline from which it is told: more than between two mails, so that each is told
 * at least a week ahead.
 */
export const DEADLINE_DAYS = 14;

/** Hours of the day in the Maldives in which mails are sent: from the first, before the second. */
export const MAIL_HOURS = { from: 8, before: 20 } as const;

/** New courses of one search that a mail names; the rest are a number and a link. */
export const MAX_NAMED_COURSES = 5;

/** How often it is looked for accounts whose mail is due, in milliseconds. */
export const LOOK_MS = 10 * MINUTE_MS;

/** Accounts that are read at once. */
export const LOOK_BATCH = 100;

/** Maximum body size of a call in bytes: a saved search in any script, percent-encoded. */
export const MAX_ALERT_BODY_BYTES = 16 * 1024;

export const ALERT_LIMITS = {
  /** Changes of what is saved, of one account. */
  changes: { name: "alert-change", max: 300, timeWindow: DAY_MS },
  /** Mails that ask an address for its confirmation, whichever account names it. */
  confirmations: { name: "alert-confirmation", max: 3, timeWindow: DAY_MS },
  /** Further tries after a mail was refused. */
  retries: { name: "alert-retry", max: 5, timeWindow: DAY_MS },
  /** Invalid links from one network. Valid ones are not limited: providers send them for many. */
  wrongLinks: { name: "alert-link", max: 30, timeWindow: 15 * MINUTE_MS },
} as const satisfies Record<string, SharedLimit>;
