/** Bytes of a change: every field of a course at its longest that people write. */
export const MAX_CHANGE_BYTES = 2_000_000;
