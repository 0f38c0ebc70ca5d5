import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";
import { UnreadableFileError } from "#records/source-records.ts";
import { MAX_TABLE_COLUMNS } from "../../import-limits.ts";
import { csvRecords, otherWidth } from "../csv-table.ts";
import { readText } from "../source-file.ts";
import { tableOfJson, tableOfLines } from "./json-entries.ts";
import type { TableFile } from "./table-file.ts";
import { isTarget } from "./targets.ts";

/** The text of a sheet's cell, or why it cannot be read. */
const sheetCell = z.union([z.string(), z.object({ problem: z.string() })]);
const sheetRows = z.array(z.array(sheetCell));
export type SheetRows = z.output<typeof sheetRows>;
const readWorkbook = z.object({
  name: z.string(),
  rows: sheetRows,
  unread: z.array(z.object({ name: z.string(), rows: z.int() })),
});
/** The sheet of a workbook that is read, and the others that hold something. */
export type ReadWorkbook = z.output<typeof readWorkbook>;

/** Reads the sheet of a workbook that holds courses. */
export type ReadSheet = (file: Buffer) => Promise<ReadWorkbook>;

/** Ending of the rows of a workbook that was read before. */
export const READ_SHEET = ".xlsx.json";

/**
 * Opens a table with any headings: CSV, XLSX, JSON (nested values by dotted path) or JSON in lines.
 *
 * @throws UnreadableFileError.
 */
export async function openTable(path: string, readSheet: ReadSheet): Promise<TableFile> {
  const name = basename(path).toLowerCase().replace(/\.gz$/, "");
  if (name.endsWith(READ_SHEET)) {
    const read = readWorkbook.safeParse(JSON.parse(await readFile(path, "utf8")));
    if (!read.success) throw new UnreadableFileError("Send the workbook again.");
    return await tableOfWorkbook(basename(path), read.data);
  }
  const extension = /\.([a-z]+)$/.exec(name)?.[1];
  switch (extension) {
    case "csv":
    case "tsv":
    case "txt":
      return await tableOfRecords(basename(path), () => recordsOfCsv(path));
    case "xlsx":
      return await tableOfWorkbook(basename(path), await readSheet(await readFile(path)));
    case "ndjson":
    case "jsonl":
      return await tableOfLines(path);
    case "json":
      return await tableOfJson(path);
    default:
      throw new UnreadableFileError(
        `${basename(path)} is no table: give a .csv, .xlsx, .json or .ndjson file.`,
      );
  }
}

interface GridRow {
  line: number;
  texts: SheetRows[number];
  /** Of a workbook, which does not hold the empty cells at the end of a row. */
  mayEndEarly?: boolean;
}

async function* recordsOfCsv(path: string): AsyncGenerator<GridRow> {
  let line = 0;
  for await (const texts of csvRecords(basename(path), () => readText(path))) {
    line += 1;
    yield { line, texts };
  }
}

async function tableOfWorkbook(path: string, read: ReadWorkbook): Promise<TableFile> {
  const table = await tableOfRecords(path, () => recordsOfGrid(read.rows));
  const notes = read.unread.map(({ name, rows }) => ({
    text: `rows of the sheet "${name}": not read, as the sheet "${read.name}" was`,
    count: rows,
  }));
  return { ...table, notes };
}

async function* recordsOfGrid(grid: SheetRows): AsyncGenerator<GridRow> {
  for (const [at, texts] of grid.entries()) yield { line: at + 1, texts, mayEndEarly: true };
}

/** Rows above the header, such as a title, are at most so many. */
const MAX_ROWS_ABOVE = 20;

async function tableOfRecords(
  name: string,
  records: () => AsyncIterable<GridRow>,
): Promise<TableFile> {
  const header = await headerOf(records());
  if (header === null) throw new UnreadableFileError(`${name} is empty.`);
  refuseWide(name, header.line, header.texts.length);
  const last = header.texts.findLastIndex((cell) => !isBlank(cell));
  const headings = distinct(
    header.texts.slice(0, last + 1).map((cell, at) => textOf(cell).trim() || `Column ${at + 1}`),
  );
  if (header.hasTitle && !(await hasRowsBelow(records(), header.line))) {
    throw new UnreadableFileError(
      `${name}: line ${header.line} was taken as the header, as it has ${header.texts.length} headings, and no row stands below it. Give every column a heading in the first line.`,
    );
  }
  return {
    headings,
    notes: [],
    rows: async function* () {
      for await (const { line, texts, mayEndEarly = false } of records()) {
        if (line <= header.line || texts.every(isBlank)) continue;
        const cells = new Map<string, string>();
        const unread = new Map<string, string>();
        for (const [at, heading] of headings.entries()) {
          const cell = texts[at] ?? "";
          if (isBlank(cell)) continue;
          if (typeof cell === "string") cells.set(heading, cell.trim());
          else unread.set(heading, cell.problem);
        }
        const isShort = !mayEndEarly && texts.length < headings.length;
        const isOther = isShort || !texts.slice(headings.length).every(isBlank);
        const problem = otherWidth(texts.length, headings.length);
        yield { line, cells, unread, ...(isOther && { problem }) };
      }
    },
  };
}

/** @throws UnreadableFileError for more columns than anybody can say the meaning of. */
function refuseWide(name: string, line: number, count: number): void {
  if (count <= MAX_TABLE_COLUMNS) return;
  throw new UnreadableFileError(
    `${name}: line ${line} has ${count} cells. A table has at most ${MAX_TABLE_COLUMNS} columns: write one course or institution a line, below one line of headings.`,
  );
}

async function hasRowsBelow(records: AsyncIterable<GridRow>, header: number): Promise<boolean> {
  for await (const { line, texts } of records) {
    if (line > header && !texts.every(isBlank)) return true;
  }
  return false;
}

const textOf = (cell: SheetRows[number][number]): string => (typeof cell === "string" ? cell : "");
const isBlank = (cell: SheetRows[number][number]): boolean =>
  typeof cell === "string" && cell.trim() === "";

/**
 * The first row that names several columns, or one field of ours; of a table with one column, its
 * first. Other rows above it are a title.
 */
async function headerOf(
  records: AsyncIterable<GridRow>,
): Promise<(GridRow & { hasTitle: boolean }) | null> {
  let first: GridRow | null = null;
  let seen = 0;
  for await (const row of records) {
    const filled = row.texts.filter((cell) => !isBlank(cell));
    const isNamed = filled.length === 1 && isTarget(textOf(filled[0] ?? "").trim());
    if (filled.length > 1 || isNamed) return { ...row, hasTitle: first !== null };
    if (filled.length === 1) first ??= row;
    seen += 1;
    if (seen > MAX_ROWS_ABOVE) break;
  }
  return first && { ...first, hasTitle: false };
}

/** A heading that stands again gets its number: "Fee", "Fee (2)". */
function distinct(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map((written) => {
    const heading = written.replace(/\s+/g, " ").trim().slice(0, 300);
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}
