import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import yauzl from "yauzl";
import { ZipFile } from "yazl";
import { RefusedFileError } from "./refused-file.ts";
import {
  MAX_GRID_COLUMNS,
  MAX_GRID_ROWS,
  MAX_INFLATED_BYTES,
  MAX_SPREADSHEET_PARTS,
} from "./spreadsheet-limits.ts";

const openZip = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/**
 * An XLSX file with only its parts of XML, unpacked: each is found by the archive's directory, and
 * its bytes are counted while they are inflated, so that nothing larger is ever held.
 *
 * @throws RefusedFileError where it is no such file, or larger than it may be.
 */
export async function unpackedXlsx(file: Buffer): Promise<Buffer> {
  try {
    const parts = await xmlParts(file);
    for (const [name, xml] of parts) if (IS_SHEET.test(name)) refuseWideSheet(xml.toString());
    if (!parts.has("xl/workbook.xml")) throw new RefusedFileError(NO_WORKBOOK);
    const zip = new ZipFile();
    for (const [name, xml] of parts) zip.addBuffer(xml, name, { compress: false });
    zip.end();
    return await buffer(zip.outputStream);
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    throw new RefusedFileError(
      "The file is damaged or was not sent whole. Save it again, and upload that.",
    );
  }
}

const IS_SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const NO_WORKBOOK = "The file is no Excel workbook: upload .xlsx or .csv.";

async function xmlParts(file: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(file, { lazyEntries: true, validateEntrySizes: true });
  const open = promisify<yauzl.Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const entries = await listed(zip);
  refuseEntries(entries);
  const parts = new Map<string, Buffer>();
  let held = 0;
  for (const entry of entries.filter(({ fileName }) => /\.(?:xml|rels)$/.test(fileName))) {
    if (parts.has(entry.fileName)) throw new Error("two parts of one name");
    const pieces: Buffer[] = [];
    for await (const piece of await open(entry)) {
      held += piece.length;
      if (held > MAX_INFLATED_BYTES) throw new RefusedFileError(UNPACKS_TOO_FAR);
      pieces.push(piece as Buffer);
    }
    parts.set(entry.fileName, Buffer.concat(pieces));
  }
  return parts;
}

async function listed(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  if (zip.entryCount > MAX_SPREADSHEET_PARTS) throw new RefusedFileError(UNPACKS_TOO_FAR);
  const entries: yauzl.Entry[] = [];
  return await new Promise((resolve, reject) => {
    zip.on("entry", (entry: yauzl.Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", reject);
    zip.readEntry();
  });
}

const UNPACKS_TOO_FAR =
  "The file unpacks to more than 64 megabytes, which no list of courses does. Copy the courses into a new workbook.";

/** What the archive's directory says, before anything is inflated. */
function refuseEntries(entries: readonly yauzl.Entry[]): void {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > MAX_INFLATED_BYTES) throw new RefusedFileError(UNPACKS_TOO_FAR);
  if (entries.some((entry) => entry.isEncrypted())) throw new RefusedFileError(PROTECTED);
  if (entries.some(({ fileName }) => /vbaProject\.bin$/i.test(fileName))) {
    throw new RefusedFileError(
      "The workbook holds macros, which are not taken. Save it as Excel Workbook (.xlsx).",
    );
  }
}

export const PROTECTED =
  "The file is protected with a password. Save it without one, and upload that.";

const ADDRESSES = /\br="([A-Z]{0,4})(\d{1,10})"/g;

/** A cell far away would make a table of as many empty ones. */
function refuseWideSheet(xml: string): void {
  for (const [, letters = "", digits = ""] of xml.matchAll(ADDRESSES)) {
    if (Number(digits) > MAX_GRID_ROWS) {
      throw new RefusedFileError(
        `The sheet reaches down to row ${digits}. Delete the empty rows below your courses.`,
      );
    }
    if (columnNumber(letters) > MAX_GRID_COLUMNS) {
      throw new RefusedFileError(
        `The sheet reaches to column ${letters}. Delete the empty columns beside your courses.`,
      );
    }
  }
}

/** 1 for A, 27 for AA; 0 for a row. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
