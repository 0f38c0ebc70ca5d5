/** Courses that a shortlist holds, and that are compared side by side, at most (requirements, 9). */
export const SHORTLIST_LIMIT = 3;

/** The limit as a word of a sentence. */
export const SHORTLIST_LIMIT_WORD = "three";
