import { MINUTE_MS } from "#platform/durations.ts";

/** Characters of a path; longer ones lead nowhere. */
export const MAX_VISITED_PATH = 2_000;

/** Bytes of a call: the longest path, with room for what surrounds it. */
export const MAX_VISIT_BYTES = 8 * 1024;

/** Views of one network address; a school may share one. */
export const VISITS_PER_ADDRESS = { max: 600, timeWindow: 10 * MINUTE_MS } as const;

/** Addresses of lists and searches that wait to be looked at; further ones count as views only. */
export const MAX_WAITING_ADDRESSES = 1_000;

/** How long numbers of records are kept by day; then by month. */
export const DAILY_DAYS = 400;
