import { promisify } from "node:util";
import { SaxesParser } from "saxes";
import yauzl from "yauzl";
import { RefusedFileError } from "./refused-file.ts";
import { MAX_INFLATED_BYTES, MAX_SPREADSHEET_PARTS, MAX_XML_DEPTH } from "./spreadsheet-limits.ts";

const openZip = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/** What is told of a part of XML while it is read; names are without their prefix. */
interface XmlListener {
  open?(name: string, attributes: ReadonlyMap<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** The parts of an XLSX file, found by the archive's directory. */
export interface XlsxParts {
  has(name: string): boolean;
  /** Reads a part piece by piece; nothing but what the listener keeps is held. */
  read(name: string, listener: XmlListener): Promise<void>;
}

/**
 * Opens an XLSX file. The bytes of all parts that are read count together, as they are inflated.
 *
 * @throws RefusedFileError where it is no such file, or larger than it may be.
 */
export async function openXlsx(file: Buffer): Promise<XlsxParts> {
  const zip = await openZip(file, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  });
  const stream = promisify<yauzl.Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const entries = await listed(zip);
  refuseEntries(entries);
  const parts = new Map(entries.map((entry) => [entry.fileName, entry]));
  if (parts.size < entries.length) throw new RefusedFileError(DAMAGED);
  if (!parts.has("xl/workbook.xml")) {
    throw new RefusedFileError("The file is no Excel workbook: upload .xlsx or .csv.");
  }
  let inflated = 0;
  return {
    has: (name) => parts.has(name),
    read: async (name, listener) => {
      const entry = parts.get(name);
      if (!entry) throw new RefusedFileError(DAMAGED);
      const parser = xmlParser(listener);
      const decoder = new TextDecoder("utf-8", { fatal: true });
      for await (const piece of await stream(entry)) {
        inflated += piece.length;
        if (inflated > MAX_INFLATED_BYTES) throw new RefusedFileError(UNPACKS_TOO_FAR);
        parser.write(decoder.decode(piece as Buffer, { stream: true }));
      }
      parser.write(decoder.decode()).close();
    },
  };
}

export const DAMAGED = "The file is damaged or was not sent whole. Save it again, and upload that.";

const UNPACKS_TOO_FAR =
  "The file unpacks to more than 64 megabytes, which no list of courses does. Copy the courses into a new workbook.";

export const PROTECTED =
  "The file is protected with a password. Save it without one, and upload that.";

/** Strict: what is not well-formed, names a type of document or is nested deeply is refused. */
function xmlParser({ open, text, close }: XmlListener): SaxesParser {
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("doctype", () => {
    throw new RefusedFileError(DAMAGED);
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_XML_DEPTH) throw new RefusedFileError(DAMAGED);
    open?.(
      local(name),
      new Map(Object.entries(attributes).map(([key, value]) => [local(key), value])),
    );
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  const said = (piece: string) => text?.(piece);
  parser.on("text", said);
  parser.on("cdata", said);
  return parser;
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
