/** Longest texts and lists of a record, and the largest numbers. */
export const RECORD_LIMITS = {
  ref: 120,
  name: 300,
  line: 1_000,
  address: 2_000,
  html: 100_000,
  listItems: 1_000,
  position: 1_000_000,
} as const;

/** Records of a file that lie in memory together. */
export const IMPORT_BATCH = 500;

/** Records that are read at once for an export: few enough for their texts to lie in memory. */
export const READ_BATCH = 200;
