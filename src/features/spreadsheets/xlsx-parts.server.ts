import { SaxesParser } from "saxes";
import yauzl from "yauzl";
import { entryBytes } from "#platform/zip.ts";
import { RefusedFileError } from "./refused-file.ts";
import {
  MAX_ATTRIBUTES,
  MAX_INFLATED_BYTES,
  MAX_SPREADSHEET_PARTS,
  MAX_XML_DEPTH,
  MAX_XML_NODES,
} from "./spreadsheet-limits.ts";

/**
 * What is told of a part of XML while it is read; names are without their prefix. The attributes are
 * those of the next element as soon as it is opened.
 */
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
 * Opens an XLSX file. The bytes and nodes of all parts that are read count together, as they are
 * inflated.
 *
 * @throws RefusedFileError where it is no such file, or larger than it may be.
 */
export async function openXlsx(file: Buffer): Promise<XlsxParts> {
  const zip = await yauzl.fromBufferPromise(file, { autoClose: false });
  if (zip.entryCount > MAX_SPREADSHEET_PARTS) throw new RefusedFileError(UNPACKS_TOO_FAR);
  const entries = await Array.fromAsync(zip.eachEntry());
  refuseEntries(entries);
  const parts = new Map(entries.map((entry) => [entry.fileName, entry]));
  if (parts.size < entries.length) throw new RefusedFileError(DAMAGED);
  if (!parts.has("xl/workbook.xml")) {
    throw new RefusedFileError("The file is no Excel workbook: upload .xlsx or .csv.");
  }
  let inflated = 0;
  const nodes = { count: 0 };
  return {
    has: (name) => parts.has(name),
    read: async (name, listener) => {
      const entry = parts.get(name);
      if (!entry) throw new RefusedFileError(DAMAGED);
      const parser = xmlParser(listener, nodes);
      const decoder = new TextDecoder("utf-8", { fatal: true });
      for await (const piece of entryBytes(zip, entry)) {
        inflated += piece.length;
        if (inflated > MAX_INFLATED_BYTES) throw new RefusedFileError(UNPACKS_TOO_FAR);
        parser.write(decoder.decode(piece, { stream: true }));
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

export const TOO_MUCH =
  "The file holds more than any list of courses does. Copy the courses into a new one, without empty columns and rows.";

/** Strict: what is not well-formed, names a type of document or is nested deeply is refused. */
function xmlParser({ open, text, close }: XmlListener, nodes: { count: number }): SaxesParser {
  const parser = new SaxesParser({ position: false });
  const attributes = new Map<string, string>();
  let depth = 0;
  const counted = () => {
    nodes.count += 1;
    if (nodes.count > MAX_XML_NODES) throw new RefusedFileError(TOO_MUCH);
  };
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("doctype", () => {
    throw new RefusedFileError(DAMAGED);
  });
  parser.on("attribute", ({ name, value }) => {
    counted();
    attributes.set(local(name), value);
    if (attributes.size > MAX_ATTRIBUTES) throw new RefusedFileError(TOO_MUCH);
  });
  parser.on("opentag", ({ name }) => {
    counted();
    depth += 1;
    if (depth > MAX_XML_DEPTH) throw new RefusedFileError(DAMAGED);
    open?.(local(name), attributes);
    attributes.clear();
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
