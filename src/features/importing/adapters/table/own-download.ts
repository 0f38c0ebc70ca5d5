import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import yauzl from "yauzl";
import {
  categoryRecord,
  contactRecord,
  courseRecord,
  institutionRecord,
} from "#records/record.schema.ts";
import {
  type Kind,
  type SourceRecord,
  type SourceRecords,
  UnreadableFileError,
} from "#records/source-records.ts";
import { recordsAt } from "../magu.ts";

type Value = Record<string, unknown>;

const FIELDS: Readonly<Record<Kind, ReadonlySet<string>>> = {
  institutions: new Set(Object.keys(institutionRecord.shape)),
  categories: new Set(Object.keys(categoryRecord.shape)),
  courses: new Set(Object.keys(courseRecord.shape)),
};
const CONTACT_FIELDS = new Set(Object.keys(contactRecord.shape));
const CONTACT_LISTS = new Set(["campuses", "faculties"]);

/**
 * The records of this site's own download, as a list of another directory: without the numbers that
 * they have there, and what its sources say of them one by one.
 */
export async function ownRecords(path: string): Promise<SourceRecords> {
  const read = recordsAt(path, true);
  const all = async (kind: Kind) => {
    const records = await Array.fromAsync(read(kind));
    return records.map((record) => plain(kind, record));
  };
  return {
    institutions: await all("institutions"),
    categories: await all("categories"),
    courses: {
      async *[Symbol.asyncIterator]() {
        for await (const record of read("courses")) yield plain("courses", record);
      },
    },
    notes: [],
    categoriesStay: true,
    isLenient: true,
  };
}

function plain(kind: Kind, { value, ...rest }: SourceRecord): SourceRecord {
  if (typeof value !== "object" || value === null) return { ...rest, value };
  const fields = Object.entries(only(value as Value, FIELDS[kind])).map(([field, held]) =>
    kind === "institutions" && CONTACT_LISTS.has(field) && Array.isArray(held)
      ? [field, held.map((entry) => only(entry as Value, CONTACT_FIELDS))]
      : [field, held],
  );
  return { ...rest, value: Object.fromEntries(fields) };
}

const only = (value: Value, fields: ReadonlySet<string>): Value =>
  Object.fromEntries(Object.entries(value).filter(([field]) => fields.has(field)));

/** The files of a download, which is a zip; others in it are not read. */
const FILES = /^(?:about\.json|(?:institutions|contacts|slides|categories|courses)\.csv)$/;
const MAX_BYTES = 1024 * 1024 * 1024;

const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/**
 * Unpacks a download into a folder, which is deleted when the process or thread ends.
 *
 * @throws UnreadableFileError where it is no such zip, or larger than it may be.
 */
export async function unpackedDownload(path: string): Promise<string> {
  const name = basename(path);
  const folder = mkdtempSync(join(tmpdir(), "magu-download-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  let bytes = 0;
  let found = 0;
  try {
    const zip = await openZip(path, { lazyEntries: true, autoClose: true });
    const open = promisify<yauzl.Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
    const entries = Promise.withResolvers<void>();
    zip.on("error", entries.reject).on("end", entries.resolve);
    zip.on("entry", (entry: yauzl.Entry) => {
      if (!FILES.test(entry.fileName)) return zip.readEntry();
      found += 1;
      const counted = async function* (pieces: AsyncIterable<Buffer | string>) {
        for await (const piece of pieces) {
          bytes += piece.length;
          if (bytes > MAX_BYTES) throw new UnreadableFileError(`${name} unpacks to too much.`);
          yield piece;
        }
      };
      open(entry)
        .then((stream) =>
          pipeline(stream, counted, createWriteStream(join(folder, entry.fileName))),
        )
        .then(() => zip.readEntry(), entries.reject);
    });
    zip.readEntry();
    await entries.promise;
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(`${name} cannot be unpacked.`);
  }
  if (found === 0) {
    throw new UnreadableFileError(
      `${name} is no download of this site: unpack it, and give one file.`,
    );
  }
  return folder;
}
