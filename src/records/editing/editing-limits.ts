import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { MINUTE_MS } from "#platform/durations.ts";

/** Bytes of a change: every field of a course at its longest that people write. */
export const MAX_CHANGE_BYTES = 2_000_000;

/** Characters of what a reviewer says of a change. */
export const MAX_COMMENT_LENGTH = 2_000;

/** Characters of a field's name; the longest has 34. */
export const MAX_FIELD_NAME = 50;

/** Courses that a person, or a system with a key, makes one by one. */
export const NEW_COURSES: SharedLimit = { name: "new-courses", max: 60, timeWindow: MINUTE_MS };

/** Courses that are changed together as one step. */
export const MAX_BULK_COURSES = 500;

/** Changes that are approved at once; each takes a transaction. */
export const MAX_APPROVED_TOGETHER = 100;

export const MAX_ETAG_LENGTH = 100;
