import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { MINUTE_MS } from "#platform/durations.ts";

/** Maximum lengths in a message to us, in characters. */
export const TICKET_LIMITS = { name: 120, message: 5_000 } as const;

/** Maximum body size in bytes: the longest message in any script, plus the other fields. */
export const MAX_TICKET_BYTES = 64 * 1024;

/** Messages that one network may send: a class behind one address writes in one lesson. */
export const TICKETS_PER_NETWORK = {
  name: "tickets",
  max: 20,
  timeWindow: 10 * MINUTE_MS,
} as const satisfies SharedLimit;
