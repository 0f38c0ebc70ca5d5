import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";
import { type Note, UnreadableFileError } from "#records/source-records.ts";
import { MAX_DEPTH, MAX_RECORD_LENGTH, MAX_TABLE_COLUMNS } from "../../import-limits.ts";
import { csvRecords, otherWidth } from "../csv-table.ts";
import { readText, refuseMany } from "../source-file.ts";
import { isTarget } from "./targets.ts";

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

/** A JSON file is read whole: longer ones are read line by line. */
const MAX_JSON_LENGTH = 256 * 1024 * 1024;

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
      return await tableOfEntries(basename(path), () => entriesInLines(path));
    case "json": {
      const entries = await entriesOfJson(path);
      return await tableOfEntries(basename(path), async function* () {
        yield* entries;
      });
    }
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

interface Entry {
  line: number;
  value: unknown;
}

async function* entriesInLines(path: string): AsyncGenerator<Entry> {
  let line = 0;
  for await (const text of linesOf(path)) {
    line += 1;
    refuseMany(basename(path), line);
    if (text.trim() === "") continue;
    try {
      yield { line, value: JSON.parse(text) };
    } catch {
      throw new UnreadableFileError(`${basename(path)}: line ${line} is no JSON.`);
    }
  }
}

/** Ends at line feeds alone: other ends of lines may stand within a text of JSON. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of readText(path)) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_RECORD_LENGTH) {
      throw new UnreadableFileError(`${basename(path)} has a line that is too long.`);
    }
    yield* lines;
  }
  yield rest;
}

async function entriesOfJson(path: string): Promise<Entry[]> {
  let text = "";
  for await (const piece of readText(path)) {
    text += piece;
    if (text.length > MAX_JSON_LENGTH) {
      throw new UnreadableFileError(
        `${basename(path)} is too large to read whole: write one entry a line (.ndjson).`,
      );
    }
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new UnreadableFileError(`${basename(path)} is no JSON file.`);
  }
  const list = longestList(content, 0);
  if (list.length === 0) {
    throw new UnreadableFileError(`${basename(path)} holds no list of records.`);
  }
  refuseMany(basename(path), list.length);
  return list.map((value, at) => ({ line: at + 1, value }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The longest list of records, at most three levels down: files wrap theirs in `data` and the like. */
function longestList(value: unknown, depth: number): unknown[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value) || depth > 2) return [];
  return Object.values(value)
    .map((inner) => longestList(inner, depth + 1))
    .reduce((longest, list) => (list.length > longest.length ? list : longest), []);
}

async function tableOfEntries(
  name: string,
  entries: () => AsyncIterable<Entry>,
): Promise<TableFile> {
  const headings = new Set<string>();
  for await (const { line, value } of entries()) {
    for (const key of flattened(value).keys()) headings.add(key);
    if (headings.size > MAX_TABLE_COLUMNS) {
      throw new UnreadableFileError(
        `${name}: up to line or entry ${line} there are ${headings.size} different fields. A list has at most ${MAX_TABLE_COLUMNS}: give all entries the same fields.`,
      );
    }
  }
  if (headings.size === 0) throw new UnreadableFileError(`${name} holds no list of records.`);
  return {
    headings: [...headings],
    notes: [],
    rows: async function* () {
      for await (const { line, value } of entries()) yield { line, cells: flattened(value) };
    },
  };
}

/** Values by dotted path; a list's values stand together, as in a cell of our own tables. */
function flattened(value: unknown): Map<string, string> {
  const found = new Map<string, string[]>();
  const visit = (inner: unknown, path: string, depth: number): void => {
    if (inner === null || inner === undefined || depth > MAX_DEPTH) return;
    if (Array.isArray(inner)) {
      for (const entry of inner) visit(entry, path, depth + 1);
    } else if (isRecord(inner)) {
      for (const [key, part] of Object.entries(inner)) {
        visit(part, path === "" ? key : `${path}.${key}`, depth + 1);
      }
    } else {
      const text = typeof inner === "boolean" ? (inner ? "yes" : "no") : String(inner).trim();
      if (text === "") return;
      const texts = found.get(path);
      if (texts) texts.push(text);
      else found.set(path, [text]);
    }
  };
  visit(value, "", 0);
  return new Map(
    [...found].map(([path, texts]) => [
      path,
      texts.length === 1
        ? (texts[0] ?? "")
        : texts.map((text) => text.replaceAll("|", "\\|")).join(" | "),
    ]),
  );
}
