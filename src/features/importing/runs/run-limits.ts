import { HOUR_MS } from "#platform/durations.ts";

/** Bytes of one file that is sent: the largest register has 40 MB, packed 6. */
export const MAX_IMPORT_FILE_BYTES = 256 * 1024 * 1024;

/** Bytes of a workbook, which is read whole. */
export const MAX_WORKBOOK_BYTES = 20 * 1024 * 1024;

/** How long a comparison may take: the imports behind it wait. */
export const MAX_COMPARING_MS = HOUR_MS;

/** Files of one import: a register may come in many. */
export const MAX_IMPORT_FILES = 40;

/** Changed records whose fields are shown before an import is applied. */
export const MAX_SHOWN_DIFFERENCES = 200;

/** Longest value that a difference shows, in characters of JSON. */
export const MAX_SHOWN_VALUE = 2_000;

/** How often a server looks for imports that somebody asked for. */
export const LOOK_FOR_RUNS_MS = 1_000;
