import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#platform/durations.ts";

/** Maximum lengths in an order, in characters. */
export const ORDER_LIMITS = { name: 120, organisation: 200, address: 500, comment: 1_000 } as const;

/** Maximum lengths of what an invoice says of the seller, in characters. */
export const SELLER_LIMITS = { seller: 500, payment: 1_000 } as const;

/** Rules of discount of one kind, and the highest rate and number of places that a list takes. */
export const PRICE_LIST_LIMITS = { rules: 10, monthly_rate: 1_000_000, places: 50 } as const;

/**
 * Body of an order in bytes. Material may have 200 KB; more is taken so that it is refused with the
 * rule that it breaks.
 */
export const MAX_ORDER_BYTES = 3 * 1024 * 1024;

/** How long a place is held: until the link in the mail is followed, and until a decision. */
export const UNCONFIRMED_HOLD_MS = 3 * HOUR_MS;
export const DECISION_HOLD_MS = 14 * DAY_MS;

/** Days after an invoice until it is due, where its month begins sooner. */
export const MIN_DAYS_TO_PAY = 7;

/** Days that an order whose address was not confirmed is kept. */
export const UNCONFIRMED_ORDER_DAYS = 3;

/** Days before the last paid month ends at which the next ones are offered. */
export const REMINDER_DAYS = 14;

/** Orders that one network may send. */
export const ORDERS_PER_NETWORK = {
  name: "advert-orders",
  max: 6,
  timeWindow: HOUR_MS,
} as const satisfies SharedLimit;

/** Orders of one mail address, which are as many mails to it. */
export const ORDERS_PER_EMAIL = {
  name: "advert-order-mail",
  max: 6,
  timeWindow: DAY_MS,
} as const satisfies SharedLimit;

/** Calls of one network about an order that it has a link to. */
export const ORDER_CALLS = { max: 120, timeWindow: 10 * MINUTE_MS } as const;
