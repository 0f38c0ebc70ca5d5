import { csvColumns } from "#features/importing/adapters/csv-table.ts";
import { UnreadableFileError } from "#features/importing/importing.ts";
import { type CourseCells, unguardedCell } from "./course-cells.server.ts";
import { isSheetColumn } from "./course-columns.server.ts";
import { RefusedFileError } from "./refused-file.ts";
import { columnOfHeading, headingOf } from "./sheet-headings.server.ts";
import type { Grid } from "./sheet-reading.server.ts";
import { columnLetters } from "./sheet-writing.server.ts";
import { MAX_SPREADSHEET_ROWS } from "./spreadsheet-limits.ts";

/** The rows of an uploaded sheet of courses. */
export interface UploadedTable {
  /** Letters and heading of each column that the sheet has. */
  columns: ReadonlyMap<string, { letters: string; heading: string }>;
  /** Numbered as in the sheet; every column has a text, which may be empty. */
  rows: { row: number; cells: CourseCells }[];
}

/** @throws RefusedFileError where its columns are not those of courses, or it has none or too many. */
export function uploadedTable([header, ...body]: Grid): UploadedTable {
  if (!header?.some((cell) => cell.trim() !== ""))
    throw new RefusedFileError("The sheet is empty.");
  const columns = columnsOf(header);
  const rows = body
    .map((row, at) => ({ row: at + 2, texts: row }))
    .filter(({ texts }) => texts.some((cell) => cell.trim() !== ""));
  if (rows.length === 0) {
    throw new RefusedFileError("The sheet holds no course: fill in rows below its header.");
  }
  if (rows.length > MAX_SPREADSHEET_ROWS) {
    throw new RefusedFileError(
      `The sheet holds ${rows.length} rows; at most ${MAX_SPREADSHEET_ROWS} are taken. Upload it in parts.`,
    );
  }
  return {
    columns: new Map(
      columns.map((column, at) => [
        column,
        { letters: columnLetters(at), heading: header[at]?.trim() ?? "" },
      ]),
    ),
    rows: rows.map(({ row, texts }) => ({ row, cells: cellsOfRow(columns, texts) })),
  };
}

function cellsOfRow(columns: readonly string[], texts: readonly string[]): CourseCells {
  const cells = columns.map((column, at) => [column, unguardedCell(texts[at] ?? "")] as const);
  return new Map(cells.filter(([column]) => column !== ""));
}

function columnsOf(header: string[]): string[] {
  const columnProblem = (columns: string[]) => {
    const strange = columns.filter((column) => column !== "" && !isSheetColumn(column));
    return strange.length === 0
      ? null
      : `has the column ${strange.join(", ")}, which cannot be changed here: delete it`;
  };
  try {
    return csvColumns(
      header,
      { required: ["name"], columnName: columnOfHeading, columnTitle: headingOf, columnProblem },
      "The sheet",
    );
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new RefusedFileError(error.message);
    throw error;
  }
}
