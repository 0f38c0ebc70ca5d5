import { csvRecords, otherWidth } from "#features/importing/adapters/csv-table.ts";
import { isUtf16 } from "#features/importing/adapters/source-file.ts";
import { lineNotInUtf8 } from "#platform/utf8.ts";
import { UnreadableFileError } from "#records/source-records.ts";
import { unguardedText } from "#web/csv.ts";
import { RefusedFileError } from "./refused-file.ts";
import { CHOICES_SHEET, COURSES_SHEET, EXPLANATIONS_SHEET } from "./sheet-names.ts";
import { MAX_SHEET_CELLS } from "./spreadsheet-limits.ts";
import { PROTECTED, TOO_MUCH } from "./xlsx-parts.server.ts";
import { type Cell, readWorkbook, rowNumber, type Sheet } from "./xlsx-reading.server.ts";

/** A table's cells, row by row, each row where its program shows it. */
type Grid = Cell[][];

/** The sheet that is read of a file, and the others that hold something. */
export interface SheetOfFile {
  /** Empty of a CSV file. */
  name: string;
  rows: Grid;
  unread: { name: string; rows: number }[];
}

/**
 * Reads the table of an uploaded file, known by its content and not by its name.
 *
 * @throws RefusedFileError where it is neither XLSX nor CSV.
 */
export async function readGrid(file: Buffer): Promise<SheetOfFile> {
  if (file.length === 0) throw new RefusedFileError("The file is empty.");
  if (isZip(file)) return await readXlsx(file);
  if (file.subarray(0, 4).toString("hex") === OLE) throw new RefusedFileError(oldFormat(file));
  if (OTHER_FILES.some((begin) => file.subarray(0, begin.length).equals(begin))) {
    throw noSpreadsheet();
  }
  return { name: "", rows: await readCsvGrid(file), unread: [] };
}

/** How workbooks begin, as all archives do. */
export const isZip = (file: Buffer): boolean => file.subarray(0, 2).toString("latin1") === "PK";

/** How PDF, PNG, JPEG, GIF and WebP begin: some of them are text enough to be read as CSV. */
const OTHER_FILES = ["25504446", "89504e47", "ffd8ff", "47494638", "52494646"].map((begin) =>
  Buffer.from(begin, "hex"),
);

const noSpreadsheet = () =>
  new RefusedFileError("The file is no spreadsheet: upload .xlsx or .csv.");

/** How files of Excel before 2007 begin, and workbooks with a password. */
const OLE = "d0cf11e0";

function oldFormat(file: Buffer): string {
  return file.includes(Buffer.from("EncryptedPackage", "utf16le"))
    ? PROTECTED
    : "The file is in the format of Excel before 2007. Save it as Excel Workbook (.xlsx).";
}

/** The sheet that is named as ours, else the one with most headings: notes have few. */
async function readXlsx(file: Buffer): Promise<SheetOfFile> {
  const sheets = await readWorkbook(file);
  const headings = ({ rows }: (typeof sheets)[number]) => Math.max(0, ...rows.map(filledCells));
  const named = sheets.find(
    ({ name }) => name.trim().toLowerCase() === COURSES_SHEET.toLowerCase(),
  );
  const widest = sheets.toSorted((one, other) => headings(other) - headings(one))[0];
  const read = named ?? widest;
  if (!read) throw new RefusedFileError("The workbook has no sheet with cells.");
  const others = sheets
    .filter((sheet) => sheet !== read && !WRITTEN_SHEETS.includes(sheet.name))
    .map((sheet) => ({ ...sheet, filled: sheet.rows.filter((row) => filledCells(row) > 0).length }))
    .filter(({ filled }) => filled > 0);
  for (const other of others) refuseContinued(read, other);
  return {
    name: read.name,
    rows: read.rows.map((row) =>
      row.map((cell) => (typeof cell === "string" ? unguardedText(cell) : cell)),
    ),
    unread: others.map(({ name, filled }) => ({ name, rows: filled })),
  };
}

/** One sheet is read: rows of another with the same headings are no notes. */
function refuseContinued(read: Sheet, other: Sheet & { filled: number }): void {
  const headings = headingsOf(read);
  const own = headingsOf(other);
  const shared = own.filter((heading) => headings.includes(heading)).length;
  if (shared < 2 || shared * 2 < own.length || other.filled < 2) return;
  throw new RefusedFileError(
    `The sheets "${read.name}" and "${other.name}" have the same headings, and one sheet is read. Put the rows of "${other.name}" below those of "${read.name}", and delete "${other.name}".`,
  );
}

/** The sheets beside the courses in the workbooks that we write. */
const WRITTEN_SHEETS = [EXPLANATIONS_SHEET, CHOICES_SHEET];

const headingsOf = ({ rows }: Sheet): string[] =>
  (rows.find((row) => filledCells(row) > 1) ?? []).flatMap((cell) =>
    typeof cell === "string" && cell.trim() !== "" ? cell.trim().toLowerCase() : [],
  );

const filledCells = (row: readonly Cell[]) => row.filter((cell) => cell !== "").length;

async function readCsvGrid(file: Buffer): Promise<Grid> {
  if (isUtf16(file)) throw notInUtf8(1);
  if (file.includes(0)) throw noSpreadsheet();
  const line = lineNotInUtf8(file);
  if (line !== null) throw notInUtf8(line);
  const text = new TextDecoder().decode(file).replace(/\r\n?/g, "\n");
  const pieces = async function* () {
    for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
  };
  const grid: Grid = [];
  let cells = 0;
  let width = 0;
  try {
    for await (const row of csvRecords("The file", pieces)) {
      cells += row.length;
      if (cells > MAX_SHEET_CELLS) throw new RefusedFileError(TOO_MUCH);
      const filled = row.findLastIndex((cell) => cell.trim() !== "") + 1;
      width ||= filled;
      const isShort = filled > 0 && row.length < width;
      rowNumber(String(grid.push(isShort ? [...row, missingBeyond(row.length, width)] : row)));
    }
    return grid;
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new RefusedFileError(error.message);
    throw error;
  }
}

const missingBeyond = (cells: number, columns: number): Cell => ({
  problem: `is missing, as its row ${otherWidth(cells, columns)}; in Excel, save the file as Excel Workbook (.xlsx)`,
});

/** Characters that are taken apart before their rows are counted. */
const PIECE = 65_536;

const notInUtf8 = (line: number) =>
  new RefusedFileError(
    `The file is not in UTF-8: see line ${line}. In Excel, save it as "CSV UTF-8 (comma delimited)" or as Excel Workbook (.xlsx).`,
  );
