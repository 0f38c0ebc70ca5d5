/** Bytes that a file may unpack to: a small file must not keep the import busy for ever. */
export const MAX_UNPACKED_BYTES = 4 * 1024 ** 3;

/** Records of one file, with as many rows as a table has. */
export const MAX_RECORDS = 2_000_000;

/** A record may be nested this deep: the format itself goes nine levels down, in entry routes. */
export const MAX_DEPTH = 16;

/** Columns of a table with any headings; our own tables have some 200. */
export const MAX_TABLE_COLUMNS = 1_000;

/** Characters of one record; the longest that the format allows has a tenth of that. */
export const MAX_RECORD_LENGTH = 16_000_000;

/** Longest value of a register, in characters: real ones have at most 255. */
export const MAX_REGISTER_VALUE = 2_000;

/** An import that archives more than this share of its source's published courses asks first. */
export const MAX_ARCHIVED_SHARE = 0.1;

/** Records whose rows are written together. */
export const RESTORE_BATCH = 500;

/** Courses that are looked through at once for those that a file lacks. */
export const ROWS_PER_READ = 10_000;
