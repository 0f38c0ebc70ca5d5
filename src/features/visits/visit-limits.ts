import { MINUTE_MS } from "#platform/durations.ts";

/** Characters of a path; longer ones lead nowhere. */
export const MAX_VISITED_PATH = 2_000;

/** Bytes of a call: the longest path, with room for what surrounds it. */
export const MAX_VISIT_BYTES = 8 * 1024;

/** Views of one network address; a school may share one. */
export const VISITS_PER_ADDRESS = { max: 600, timeWindow: 10 * MINUTE_MS } as const;

/** Addresses of lists and searches that wait to be looked at; further ones count as views only. */
export const MAX_WAITING_ADDRESSES = 1_000;

/** Different texts, and different filters, of one day; further ones are not stored. */
export const MAX_USES_A_DAY = 2_000;

/** How long numbers of records are kept by day; then by month. */
export const DAILY_DAYS = 400;

/** How long texts that were searched, and questions without an answer, are kept. */
export const TEXT_DAYS = 90;

/** A text is shown to operators once it was searched so often. */
export const MIN_SEARCHES_SHOWN = 3;

/** Characters of a question that the guide could not answer. */
export const MAX_UNANSWERED = 300;
