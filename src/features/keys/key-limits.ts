import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { MINUTE_MS } from "#platform/durations.ts";

/** Keys of an institution that are not revoked. */
export const MAX_KEYS = 10;

/** Characters of a key's name. */
export const MAX_KEY_NAME = 60;

/** Calls with one key: one a second for ten minutes, enough for every course of an institution. */
export const CALLS_PER_KEY: SharedLimit = {
  name: "api-key",
  max: 600,
  timeWindow: 10 * MINUTE_MS,
};

/** Precision of a key's last use, in milliseconds: a write for each call would be too many. */
export const LAST_USE_EXACTNESS_MS = 5 * MINUTE_MS;
