import { posix } from "node:path";
import { type CellFormat, cellFormats, dayText, numberText } from "./cell-formats.server.ts";
import { RefusedFileError } from "./refused-file.ts";
import {
  MAX_CELL_LENGTH,
  MAX_GRID_COLUMNS,
  MAX_GRID_ROWS,
  MAX_SHEET_CELLS,
  MAX_SHEET_CHARACTERS,
  MAX_SHEETS,
} from "./spreadsheet-limits.ts";
import { DAMAGED, openXlsx, TOO_MUCH, type XlsxParts } from "./xlsx-parts.server.ts";
import { columnLetters } from "./xlsx-writing.server.ts";

/** A cell's text as its program shows it, or why it has none that could be meant. */
export type Cell = string | { problem: string };

/** One sheet. Rows and columns stand where the program shows them; the first row is row 1. */
export interface Sheet {
  name: string;
  rows: Cell[][];
}

/**
 * Reads all sheets of an XLSX file (ECMA-376, part 1, 18).
 *
 * @throws RefusedFileError where it is damaged, or larger than any list of courses.
 */
export async function readWorkbook(file: Buffer): Promise<Sheet[]> {
  try {
    const parts = await openXlsx(file);
    const { sheets, is1904 } = await workbookOf(parts);
    const texts = parts.has(STRINGS) ? await sharedTexts(parts) : [];
    const formats = await cellFormats(parts);
    const size = { cells: 0, characters: 0 };
    const read: Sheet[] = [];
    for (const { name, part } of sheets) {
      read.push({ name, rows: await sheetRows(parts, part, { texts, formats, is1904, size }) });
    }
    return read;
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    throw new RefusedFileError(DAMAGED);
  }
}

const STRINGS = "xl/sharedStrings.xml";

async function workbookOf(parts: XlsxParts) {
  const targets = new Map<string, string>();
  await parts.read("xl/_rels/workbook.xml.rels", {
    open: (name, attributes) => {
      if (name !== "Relationship") return;
      // A chart has a sheet of its own, which holds no cells.
      if (/(?:chart|dialog|macro)sheet$/i.test(attributes.get("Type") ?? "")) return;
      const target = (attributes.get("Target") ?? "").replaceAll("\\", "/");
      targets.set(
        attributes.get("Id") ?? "",
        target.startsWith("/") ? target.slice(1) : posix.join("xl", target),
      );
    },
  });
  const sheets: { name: string; part: string }[] = [];
  let is1904 = false;
  await parts.read("xl/workbook.xml", {
    open: (name, attributes) => {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes.get("date1904") ?? "");
      if (name !== "sheet") return;
      const part = targets.get(attributes.get("id") ?? "");
      if (part !== undefined) sheets.push({ name: attributes.get("name") ?? "", part });
    },
  });
  if (sheets.length > MAX_SHEETS) {
    throw new RefusedFileError(
      `The workbook has ${sheets.length} sheets; at most ${MAX_SHEETS} are read. Copy the courses into a new workbook.`,
    );
  }
  return { sheets, is1904 };
}

/** Texts that cells share by number; readings of Japanese characters (`rPh`) are no part of them. */
async function sharedTexts(parts: XlsxParts): Promise<string[]> {
  const texts: string[] = [];
  let pieces: string[] = [];
  let isText = false;
  let isReading = false;
  await parts.read(STRINGS, {
    open: (name) => {
      if (name === "si") pieces = [];
      if (name === "rPh") isReading = true;
      isText = name === "t" && !isReading;
    },
    text: (text) => {
      if (isText) pieces.push(text);
    },
    close: (name) => {
      if (name === "t") isText = false;
      if (name === "rPh") isReading = false;
      if (name === "si") texts.push(unescaped(pieces.join("")));
    },
  });
  return texts;
}

/** `_x000D_` stands for a character that XML cannot hold (ECMA-376, part 1, 22.9.2.19). */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

interface SheetContext {
  texts: readonly string[];
  formats: readonly CellFormat[];
  is1904: boolean;
  /** Of all sheets so far. */
  size: { cells: number; characters: number };
}

/** What is known of a cell while its element is open. */
interface OpenCell extends Place {
  type: string;
  format: CellFormat;
  isFormula: boolean;
  value: string | null;
}

async function sheetRows(parts: XlsxParts, part: string, context: SheetContext): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  const merged: Range[] = [];
  let row = 0;
  let column = 0;
  let cell: OpenCell | null = null;
  let pieces: string[] | null = null;
  let isReading = false;
  await parts.read(part, {
    open: (name, attributes) => {
      if (name === "row") {
        row = rowNumber(attributes.get("r") ?? String(row + 1));
        column = 0;
      } else if (name === "c") {
        const address = attributes.get("r");
        const at = address === undefined ? { row, column: column + 1 } : cellAddress(address);
        column = withinColumns(at.column);
        cell = {
          ...at,
          type: attributes.get("t") ?? "n",
          format: context.formats[Number(attributes.get("s") ?? 0)] ?? null,
          isFormula: false,
          value: null,
        };
      } else if (name === "f" && cell) cell.isFormula = true;
      else if (name === "rPh") isReading = true;
      else if (name === "mergeCell") merged.push(rangeOf(attributes.get("ref") ?? ""));
      // Values stand in `v`, texts beside a sheet's other texts in `is`.
      if (cell && (name === "v" || (name === "t" && !isReading))) pieces = [];
    },
    text: (text) => {
      pieces?.push(text);
    },
    close: (name) => {
      if (name === "rPh") isReading = false;
      if (cell && pieces && (name === "v" || name === "t")) {
        cell.value = (cell.value ?? "") + pieces.join("");
        pieces = null;
      }
      if (name !== "c" || !cell) return;
      const shown = kept(cellText(cell, context));
      const other = rows[cell.row - 1]?.[cell.column - 1] ?? "";
      if (other !== "" && other !== shown) put(rows, cell, STANDS_TWICE, context.size);
      else if (shown !== "") put(rows, cell, shown, context.size);
      cell = null;
    },
  });
  fillMerged(rows, merged, context.size);
  return rows;
}

const STANDS_TWICE = {
  problem:
    "stands in the file twice, with different texts: open it in a spreadsheet program, save it, and upload that",
};

/** Counts what a table holds with a cell: its characters, and the empty cells before it. */
function put(rows: Cell[][], at: Place, cell: Cell, size: SheetContext["size"]): void {
  while (rows.length < at.row) rows.push([]);
  const cells = rows[at.row - 1]!;
  size.cells += Math.max(0, at.column - cells.length);
  size.characters += typeof cell === "string" ? cell.length : 0;
  if (size.cells > MAX_SHEET_CELLS || size.characters > MAX_SHEET_CHARACTERS) {
    throw new RefusedFileError(TOO_MUCH);
  }
  while (cells.length < at.column) cells.push("");
  cells[at.column - 1] = cell;
}

function cellText({ type, format, isFormula, value }: OpenCell, context: SheetContext): Cell {
  if (type === "e") {
    return {
      problem: `shows the error ${value?.slice(0, 20) ?? "#VALUE!"}: write in its place what it should say`,
    };
  }
  if (value === null) {
    return isFormula
      ? {
          problem:
            "is a formula that was never worked out: open the file in a spreadsheet program, save it, and upload that",
        }
      : "";
  }
  if (type === "s") return context.texts[Number(value)] ?? { problem: "names no text of the file" };
  if (type === "inlineStr" || type === "str") return unescaped(value);
  if (type === "b") return value === "1" ? "yes" : "no";
  if (type === "d") return dayText(value, format);
  return numberText(value, format, context.is1904);
}

/** A text that can be kept as it is, or why it cannot. */
function kept(cell: Cell): Cell {
  if (typeof cell !== "string") return cell;
  if (!cell.isWellFormed()) return { problem: "holds half of a character: type it again" };
  if (cell.length <= MAX_CELL_LENGTH) return cell;
  const [length, most] = [cell.length, MAX_CELL_LENGTH].map((one) => one.toLocaleString("en"));
  return { problem: `holds ${length} characters; ${most} is the most` };
}

interface Place {
  row: number;
  column: number;
}

interface Range {
  from: Place;
  to: Place;
}

function rangeOf(ref: string): Range {
  const [from = "", to = from] = ref.split(":");
  return { from: cellAddress(from), to: cellAddress(to) };
}

const MERGED_ACROSS = { problem: "is merged with the cell before it: split the two" };

const hiddenBy = (own: Cell): Cell => ({
  problem: `is merged with the cell above or before it, which hides ${typeof own === "string" ? `"${own.slice(0, 60)}"` : "what it holds"}: split the two`,
});

/** A merged cell says its value for all rows that it covers; nobody can say it for two columns. */
function fillMerged(rows: Cell[][], merged: readonly Range[], size: SheetContext["size"]): void {
  for (const { from, to } of merged) {
    const value = rows[from.row - 1]?.[from.column - 1] ?? "";
    if (value === "") continue;
    for (let row = from.row; row <= Math.min(to.row, rows.length); row += 1) {
      for (let column = from.column; column <= to.column; column += 1) {
        // Ranges may overlap, and then fill no cell that was empty.
        size.cells += 1;
        const own = rows[row - 1]?.[column - 1] ?? "";
        const isHidden = own !== "" && own !== value;
        const said = column === from.column ? value : MERGED_ACROSS;
        put(rows, { row, column }, isHidden ? hiddenBy(own) : said, size);
      }
    }
  }
}

/** Row and column of an address such as B3, counted from 1. */
function cellAddress(address: string): Place {
  const [, letters = "", digits = ""] = /^\$?([A-Za-z]{1,7})\$?(\d{1,10})$/.exec(address) ?? [];
  if (letters === "") throw new RefusedFileError(DAMAGED);
  const column = [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return { row: rowNumber(digits), column: withinColumns(column) };
}

/** A cell far away would make a table of as many empty ones. */
export function rowNumber(digits: string): number {
  const row = Number(digits);
  if (!(row >= 1)) throw new RefusedFileError(DAMAGED);
  if (row <= MAX_GRID_ROWS) return row;
  throw new RefusedFileError(
    `The sheet reaches down to row ${digits}. Delete the empty rows below your courses.`,
  );
}

function withinColumns(column: number): number {
  if (column <= MAX_GRID_COLUMNS) return column;
  throw new RefusedFileError(
    `The sheet reaches to column ${columnLetters(column - 1)}. Delete the empty columns beside your courses.`,
  );
}
