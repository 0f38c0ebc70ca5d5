import type { Note } from "#records/source-records.ts";

/** One row: texts by heading; a cell that is empty is left out. */
export interface TableRow {
  /** Line, row of the sheet, or number of the entry. */
  line: number;
  cells: ReadonlyMap<string, string>;
  /** Cells that cannot be read, with the reason by heading. */
  unread?: ReadonlyMap<string, string>;
  problem?: string;
}

export interface TableFile {
  headings: readonly string[];
  /** The rows from the first on, as often as asked for. */
  rows: () => AsyncIterable<TableRow>;
  /** What of the file is not read. */
  notes: Note[];
}
