/** Adverts that one report of a page may name; a page sends at least every few seconds. */
export const MAX_REPORTED_VIEWS = 20;

/** Reports and clicks of one network address; a school may share one. */
export const REPORTS_PER_ADDRESS = { max: 600, timeWindow: 10 * 60 * 1000 } as const;
