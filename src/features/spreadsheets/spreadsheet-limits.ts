/** Bytes of an uploaded spreadsheet: 5,000 courses with all their texts take about half. */
export const MAX_SPREADSHEET_BYTES = 10_000_000;

/** Bytes that the parts of an XLSX file may unpack to. */
export const MAX_INFLATED_BYTES = 64_000_000;

/** Parts of an XLSX file; those of people have below fifty. */
export const MAX_SPREADSHEET_PARTS = 500;

/** Courses of a spreadsheet. */
export const MAX_SPREADSHEET_ROWS = 5_000;

/** Elements of a part's XML within each other; those of people have below twenty. */
export const MAX_XML_DEPTH = 100;

/** Attributes of one element; those of people have below twenty. */
export const MAX_ATTRIBUTES = 100;

/** Elements and attributes of all parts: five for each cell, where there are most cells. */
export const MAX_XML_NODES = 6_000_000;

/** How far down and to the right cells may stand. */
export const MAX_GRID_ROWS = 20_000;
export const MAX_GRID_COLUMNS = 1_000;

/** Of a whole workbook: 5,000 courses have 305,000 cells. */
export const MAX_SHEETS = 50;
export const MAX_SHEET_CELLS = 1_000_000;
export const MAX_SHEET_CHARACTERS = 64_000_000;

/** Characters that Excel keeps in a cell (its specification). */
export const MAX_CELL_LENGTH = 32_767;

/** Milliseconds and memory for reading or writing one file; the largest take two seconds. */
export const SHEET_JOB_MS = 8_000;
export const SHEET_JOB_MEGABYTES = 512;

/** Workbooks that are read, and other files that are read or written, at the same time. */
export const MAX_SHEET_JOBS = 2;

/** Files of one institution that are read or written, or wait for it. */
export const MAX_JOBS_OF_ONE = 3;

/** Days for which an applied spreadsheet can be undone, and one that was only checked is there. */
export const UNDO_DAYS = 30;
export const CHECKED_DAYS = 1;

export const MAX_FILE_NAME = 200;

/** Mistakes of one row that are told. */
export const MAX_MISTAKES_OF_ROW = 20;

/** Spreadsheets of an institution that are listed. */
export const MAX_LISTED_SPREADSHEETS = 10;
