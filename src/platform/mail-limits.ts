import { HOUR_MS, MINUTE_MS } from "./durations.ts";

/** How often the queue is checked for mails to retry. */
export const QUEUE_CHECK_MS = 15_000;

/** After this time another server may claim the mail; longer than a mail server may take. */
export const CLAIM_MS = 5 * MINUTE_MS;

/** Delay after the first failure; it doubles with each further one. */
export const FIRST_RETRY_MS = 30_000;
export const MAX_RETRY_MS = HOUR_MS;

/** A mail is given up after these days, as mail servers do (RFC 5321, 4.5.4.1: 4 to 5 days). */
export const GIVE_UP_DAYS = 5;

/** Days that a given-up mail is stored, so that the operator can see why. */
export const GIVEN_UP_DAYS = 30;

/** How long a mail server may take to answer, in milliseconds. */
export const SMTP_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** Days that a mail stays in the outbox. */
export const OUTBOX_DAYS = 30;
