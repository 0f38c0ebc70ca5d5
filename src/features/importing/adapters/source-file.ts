import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { CsvError, parse } from "csv-parse/sync";
import { UnreadableFileError } from "../importing.ts";

/** Bytes that a file may unpack to: ten times the largest register known, and within memory. */
const LARGEST_FILE = 256 * 1024 * 1024;

/** Reads a text file, unpacking `.gz`. @throws UnreadableFileError when it is no UTF-8 text. */
export async function readText(path: string): Promise<string> {
  const name = basename(path);
  const bytes = await readBytes(path);
  if (bytes.includes(0)) throw new UnreadableFileError(`${name} is not a text file.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFileError(
      `${name} is not in UTF-8. In Excel, save it as "CSV UTF-8 (comma delimited)".`,
    );
  }
}

async function readBytes(path: string): Promise<Buffer> {
  const name = basename(path);
  try {
    const bytes = await readFile(path);
    return path.endsWith(".gz") ? gunzipSync(bytes, { maxOutputLength: LARGEST_FILE }) : bytes;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOENT") throw new UnreadableFileError(`${path} does not exist.`);
    if (code === "EISDIR") throw new UnreadableFileError(`${name} is a folder, not a file.`);
    if (code.startsWith("Z_") || code === "ERR_BUFFER_TOO_LARGE") {
      throw new UnreadableFileError(`${name} cannot be unpacked.`);
    }
    throw error;
  }
}

export interface CsvRow {
  /** Line of the file where the row begins; the header is line 1. */
  line: number;
  /** Cells by column; every column of the header is there. */
  cells: Record<string, string>;
  /** Why the cells cannot be trusted. */
  problem?: string;
}

export interface CsvTable {
  columns: string[];
  rows: CsvRow[];
}

interface ParsedRow {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a CSV file with a header. The delimiter may be a comma, a semicolon or a tab; rows without
 * any value are left out.
 *
 * @param columnName gives the name of a column as its header is written.
 * @throws UnreadableFileError when it is no CSV or lacks one of the `required` columns.
 */
export async function readCsv(
  path: string,
  required: readonly string[],
  columnName = (header: string) => header.trim(),
): Promise<CsvTable> {
  const name = basename(path);
  // The parser counts a line break of two characters within quotes as two lines.
  const text = (await readText(path)).replace(/\r\n?/g, "\n");
  const [header, ...rows] = parseRows(text, name);
  if (!header) throw new UnreadableFileError(`${name} is empty.`);
  const columns = header.record.map(columnName);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new UnreadableFileError(`${name} lacks the column ${missing.join(", ")}.`);
  }
  const repeated = columns.find((column, index) => column && columns.indexOf(column) < index);
  if (repeated) throw new UnreadableFileError(`${name} has the column ${repeated} twice.`);
  let before = header.info.lines;
  const table: CsvTable = { columns, rows: [] };
  for (const { record, info } of rows) {
    const line = before + 1;
    before = info.lines;
    if (record.some((cell) => cell.trim() !== "")) table.rows.push(rowOf(line, columns, record));
  }
  return table;
}

function parseRows(text: string, name: string): ParsedRow[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: false,
    }) as unknown as ParsedRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError(`${name} is no CSV file: ${error.message}.`);
  }
}

/** The delimiter that the header has most of. */
function delimiterOf(text: string): string {
  const [header = ""] = text.split("\n", 1);
  const counts = [",", ";", "\t"].map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

function rowOf(line: number, columns: string[], record: string[]): CsvRow {
  const cells = Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ""]));
  const surplus = record.slice(columns.length).some((cell) => cell.trim() !== "");
  return surplus || record.length < columns.length
    ? { line, cells, problem: `has ${record.length} values for ${columns.length} columns` }
    : { line, cells };
}
