/** Maximum number of courses on the shortlist and in the comparison (specification, 9). */
export const SHORTLIST_LIMIT = 3;

/** The limit as a word of a sentence. */
export const SHORTLIST_LIMIT_WORD = "three";
