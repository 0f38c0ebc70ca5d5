import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { DAY_MS, MINUTE_MS } from "#platform/durations.ts";

/** Maximum lengths in an application, in characters. */
export const APPLICATION_LIMITS = {
  institution: 200,
  name: 120,
  position: 120,
  register_number: 60,
  reason: 1_000,
  answer: 1_000,
} as const;

/** Maximum body size in bytes: the longest texts in any script. */
export const MAX_APPLICATION_BYTES = 16 * 1024;

/** How long the link that proves the address works, in days; an application without it ends then. */
export const APPLICATION_LINK_DAYS = 3;

/** How long an application that was returned can be sent anew, in days; then it is deleted. */
export const RETURNED_APPLICATION_DAYS = 30;

/** How long a decided application is kept, in days. */
export const DECIDED_APPLICATION_DAYS = 365;

/** Applications that one network may send, as messages to us. */
export const APPLICATIONS_PER_NETWORK = {
  name: "applications",
  max: 5,
  timeWindow: 10 * MINUTE_MS,
} as const satisfies SharedLimit;

/** Mails that applications may send to one address. */
export const APPLICATION_MAILS = {
  name: "application-mail",
  max: 5,
  timeWindow: DAY_MS,
} as const satisfies SharedLimit;

/** Institutions that a search on the page shows. */
export const MAX_FOUND_INSTITUTIONS = 8;
