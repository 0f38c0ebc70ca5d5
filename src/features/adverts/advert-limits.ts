import { MINUTE_MS } from "#platform/durations.ts";

/** Adverts that one report of a page may name; a page sends at least every few seconds. */
export const MAX_REPORTED_VIEWS = 20;

/** Bytes of a report. */
export const MAX_ADVERT_REPORT_BYTES = 4 * 1024;

/** Reports and clicks of one network address; a school may share one. */
export const ADVERT_REPORTS_PER_ADDRESS = { max: 600, timeWindow: 10 * MINUTE_MS } as const;

/** Longest texts of an advert, in characters, and the largest weight. */
export const ADVERT_LIMITS = { advertiser: 120, alt: 200, link: 2_000, weight: 100 } as const;

/** Rules for advertising material (specification, 5). */
export const MATERIAL_LIMITS = {
  /** 200 KB. */
  bytes: 200 * 1024,
  /** Seconds until an animation stands still. */
  animation: 15,
  /** Characters of a text in the topline. */
  text: 120,
} as const;

/** Months that the estimate reckons with, at most: a longer booking is a talk. */
export const MAX_MONTHS = 24;
