import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import yauzl from "yauzl";
import { entryBytes } from "#platform/zip.ts";
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

/**
 * Unpacks a download into a folder, which is deleted when the process or thread ends.
 *
 * @throws UnreadableFileError where it is no such zip, or larger than it may be.
 */
export async function unpackedDownload(path: string): Promise<string> {
  const name = basename(path);
  const folder = mkdtempSync(join(tmpdir(), "magu-download-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const found = new Set<string>();
  let bytes = 0;
  try {
    const zip = await yauzl.openPromise(path);
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (!FILES.test(fileName)) continue;
      if (found.has(fileName)) throw new UnreadableFileError(`${name} holds ${fileName} twice.`);
      found.add(fileName);
      const counted = async function* () {
        for await (const piece of entryBytes(zip, entry)) {
          bytes += piece.length;
          if (bytes > MAX_BYTES) throw new UnreadableFileError(`${name} unpacks to too much.`);
          yield piece;
        }
      };
      await pipeline(counted, createWriteStream(join(folder, fileName)));
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(`${name} cannot be unpacked.`);
  }
  if (found.size === 0) {
    throw new UnreadableFileError(
      `${name} is no download of this site: unpack it, and give one file.`,
    );
  }
  return folder;
}
