import { csvColumns } from "#features/importing/adapters/csv-table.ts";
import { UnreadableFileError } from "#records/source-records.ts";
import { type CourseCells, tidyCell } from "./course-cells.server.ts";
import { isSheetColumn } from "./course-columns.server.ts";
import { RefusedFileError } from "./refused-file.ts";
import { columnOfHeading, headingOf } from "./sheet-headings.server.ts";
import type { SheetOfFile } from "./sheet-reading.server.ts";
import { MAX_SPREADSHEET_ROWS } from "./spreadsheet-limits.ts";
import type { Cell } from "./xlsx-reading.server.ts";
import { columnLetters } from "./xlsx-writing.server.ts";

/** The rows of an uploaded sheet of courses. */
export interface UploadedTable {
  /** Letters and heading of each column that the sheet has. */
  columns: ReadonlyMap<string, { letters: string; heading: string }>;
  rows: TableRow[];
  /** The sheet's name, and those of others that hold something. */
  name: string;
  unread: readonly string[];
}

/** Numbered as in the sheet; every column has a text, which may be empty. */
export interface TableRow {
  row: number;
  cells: CourseCells;
  /** Why cells could not be read, by column. */
  problems: ReadonlyMap<string, string>;
}

/** @throws RefusedFileError where its columns are not those of courses, or it has none or too many. */
export function uploadedTable({ name, rows: grid, unread }: SheetOfFile): UploadedTable {
  const [head, ...rows] = grid
    .map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => typeof cell !== "string" || cell.trim() !== ""));
  if (!head) throw new RefusedFileError("The sheet is empty.");
  const width = Math.max(...rows.map(({ cells }) => cells.length), head.cells.length);
  const header = Array.from({ length: width }, (_, at) => {
    const cell = head.cells[at];
    return typeof cell === "string" ? cell : "";
  });
  const columns = columnsOf(header);
  if (rows.length === 0) {
    throw new RefusedFileError("The sheet holds no course: fill in rows below its header.");
  }
  if (rows.length > MAX_SPREADSHEET_ROWS) {
    throw new RefusedFileError(
      `The sheet holds ${rows.length} rows; at most ${MAX_SPREADSHEET_ROWS} are taken. Upload it in parts.`,
    );
  }
  return {
    name,
    unread: unread.map((sheet) => sheet.name),
    columns: new Map(
      columns.map((column, at) => [
        column || columnLetters(at),
        {
          letters: columnLetters(at),
          heading: header[at]?.trim() || `Column ${columnLetters(at)}`,
        },
      ]),
    ),
    rows: rows.map(({ row, cells }) => ({ row, ...cellsOfRow(columns, cells) })),
  };
}

function cellsOfRow(columns: readonly string[], row: readonly Cell[]): Omit<TableRow, "row"> {
  const cells: CourseCells = new Map();
  const problems = new Map<string, string>();
  for (const [at, column] of columns.entries()) {
    const cell = row[at] ?? "";
    const text = typeof cell === "string" ? cell.trim() : "...";
    if (column === "" && text !== "") {
      problems.set(
        columnLetters(at),
        `stands under no heading and says "${text.slice(0, 60)}": write a heading above it, or empty the cell`,
      );
    }
    if (column === "") continue;
    if (typeof cell === "string") cells.set(column, tidyCell(cell));
    else problems.set(column, cell.problem);
  }
  return { cells, problems };
}

function columnsOf(header: string[]): string[] {
  const columnProblem = (columns: string[]) => {
    const strange = columns.filter((column) => column !== "" && !isSheetColumn(column));
    return strange.length === 0
      ? null
      : `has the column ${strange.join(", ")}, which the download does not have: name it as there, or delete it`;
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
