import { basename } from "node:path";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { UnreadableFileError } from "#records/source-records.ts";
import { unguardedText } from "#web/csv.ts";
import { openQuoteLine } from "./open-quote.ts";
import { readText, refuseMany } from "./source-file.ts";

export interface CsvRow {
  /** The row that spreadsheet programs show; the header is row 1, whatever lines its cells have. */
  line: number;
  /** Cells by column; every column of the header is present. */
  cells: Record<string, string>;
  /** Why the row is invalid. */
  problem?: string;
}

/** Format of a table. */
export interface CsvFormat {
  required: readonly string[];
  /** Maximum length of a value; a row with a longer one is refused. No limit by default. */
  maxLength?: number;
  /** Normalises the name of a column in the header. */
  columnName?: (header: string) => string;
  /** What people call a column. */
  columnTitle?: (column: string) => string;
  /** Checks the columns; null where they are valid. */
  columnProblem?: (columns: string[]) => string | null;
}

/**
 * Reads a CSV file with a header, row by row. The delimiter may be a comma, a semicolon or a tab;
 * empty rows are skipped.
 *
 * @throws UnreadableFileError when it is not CSV or its columns are not those of the format.
 */
export async function* readCsvRows(path: string, format: CsvFormat): AsyncGenerator<CsvRow> {
  const name = basename(path);
  let columns: string[] | null = null;
  let line = 0;
  for await (const record of csvRecords(name, () => readText(path))) {
    line += 1;
    if (columns === null) columns = csvColumns(record, format, name);
    else if (record.some((cell) => cell.trim() !== "")) yield rowOf(line, columns, record, format);
  }
  if (columns === null) throw new UnreadableFileError(`${name} is empty.`);
}

/** Reads a whole CSV file; only for files that fit into memory. */
export async function readCsv(path: string, format: CsvFormat): Promise<CsvRow[]> {
  return await Array.fromAsync(readCsvRows(path, format));
}

/**
 * The cells of a CSV text, record by record, the header included.
 *
 * @param textOf reads the text from its beginning. @throws UnreadableFileError.
 */
export async function* csvRecords(
  name: string,
  textOf: () => AsyncIterable<string>,
): AsyncGenerator<string[]> {
  const begin = await beginOf(textOf());
  if (MARKUP.test(begin)) {
    throw new UnreadableFileError(
      `${name} is a web page or other markup, whatever its name says. Open it in a spreadsheet program and save it as "CSV UTF-8 (comma delimited)".`,
    );
  }
  const stated = STATED_DELIMITER.exec(begin.split("\n", 1)[0] ?? "")?.[1];
  const delimiter = stated ?? delimiterOf(begin);
  const from_line = stated === undefined ? 1 : 2;
  const options = { delimiter, from_line, relax_column_count: true, skip_empty_lines: false };
  const text = Readable.from(textOf());
  const parser = parse(options);
  text.on("error", (error) => parser.destroy(error));
  try {
    let count = 0;
    for await (const record of withLastCells(text.pipe(parser))) {
      count += 1;
      refuseMany(name, count);
      yield record.map(unguardedText);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = await openQuoteLine(textOf(), delimiter);
    const reason =
      line === null
        ? error.message
        : `the quotation mark that opens in line ${line} is not closed, or text stands behind its end`;
    throw new UnreadableFileError(`${name} is no CSV file: ${reason}.`);
  } finally {
    text.destroy();
  }
}

/** Rows that Excel writes at once. */
const ROWS_AT_ONCE = 16;

/**
 * Excel leaves the separators of the last columns away where these are empty in all rows that it
 * writes at once, which are then of one length: they get their empty cells back. A row that is
 * shorter than those beside it stays so.
 */
async function* withLastCells(records: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let width = 0;
  let rows: string[][] = [];
  const whole = () => {
    const lengths = new Set(rows.flatMap((row) => (isBlank(row) ? [] : row.length)));
    width ||= Math.max(0, ...lengths);
    const isLeftAway = lengths.size === 1 && rows.length > 1;
    const done = rows.map((row) =>
      isLeftAway && row.length < width
        ? [...row, ...Array.from({ length: width - row.length }, () => "")]
        : row,
    );
    rows = [];
    return done;
  };
  for await (const row of records) {
    rows.push(row);
    if (rows.length === ROWS_AT_ONCE) yield* whole();
  }
  yield* whole();
}

const isBlank = (row: readonly string[]) => row.length === 1 && row[0]?.trim() === "";

/** Why a row is refused that has not as many cells as there are columns. */
export function otherWidth(cells: number, columns: number): string {
  const found = `has ${cells} values for ${columns} columns`;
  return cells < columns ? `${found}: its empty cells need their separators, too` : found;
}

/** How spreadsheet programs state the delimiter, in a line that they do not show: `sep=;`. */
const STATED_DELIMITER = /^"?sep=(.)"?$/i;

/** How pages begin that are saved under the name of a table. */
const MARKUP = /^\s*<(?:!doctype|\?xml|html|head|meta|table)\b/i;

/** Characters of a table within which its delimiter stands. */
const MAX_BEGIN = 1_000_000;

/** A text up to its first line that holds a delimiter. */
async function beginOf(pieces: AsyncIterable<string>): Promise<string> {
  let begin = "";
  for await (const text of pieces) {
    begin += text;
    const whole = begin.slice(0, begin.lastIndexOf("\n") + 1);
    if (/[,;\t]/.test(whole) || begin.length > MAX_BEGIN) break;
  }
  return begin;
}

/** The most frequent delimiter of the first line that has any: a title may stand above the header. */
function delimiterOf(begin: string): string {
  const first = begin.split("\n").find((line) => /[,;\t]/.test(line)) ?? "";
  const counts = [",", ";", "\t"].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/**
 * The columns that a header names.
 *
 * @throws UnreadableFileError where they are not those of the format.
 */
export function csvColumns(
  header: string[],
  {
    required,
    columnName = (text) => text.trim(),
    columnTitle = (column) => column,
    columnProblem,
  }: CsvFormat,
  name: string,
): string[] {
  const columns = header.map(columnName);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new UnreadableFileError(
      `${name} lacks the column ${missing.map(columnTitle).join(", ")}.`,
    );
  }
  const repeated = columns.find((column, index) => column && columns.indexOf(column) < index);
  if (repeated)
    throw new UnreadableFileError(`${name} has the column ${columnTitle(repeated)} twice.`);
  const problem = columnProblem?.(columns);
  if (problem) throw new UnreadableFileError(`${name} ${problem}.`);
  return columns;
}

function rowOf(
  line: number,
  columns: string[],
  record: string[],
  { maxLength = Number.POSITIVE_INFINITY }: CsvFormat,
): CsvRow {
  const cells = Object.fromEntries(
    columns.map((column, index) => [column, (record[index] ?? "").slice(0, maxLength)]),
  );
  const tooLong = columns.find((_, index) => (record[index] ?? "").length > maxLength);
  if (tooLong !== undefined) {
    return { line, cells, problem: `${tooLong} is longer than ${maxLength} characters` };
  }
  const surplus = record.slice(columns.length).some((cell) => cell.trim() !== "");
  return surplus || record.length < columns.length
    ? { line, cells, problem: otherWidth(record.length, columns.length) }
    : { line, cells };
}
