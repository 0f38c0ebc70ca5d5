import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { type Kind, type SourceRecord, UnreadableFileError } from "#records/source-records.ts";
import type { Adapter } from "../importing.ts";
import { type CsvFiles, readCsvRecords } from "./magu/csv-files.ts";
import { readAbout, readJsonRecords } from "./magu/json-file.ts";

import { readWholeText } from "./source-file.ts";

/** Our own format, described in docs/importing.md: one JSON file, or CSV files. */
export const magu: Adapter = {
  name: "magu",
  describe: "Our own format: one JSON file, or CSV files made from the template; or an export.",
  usage:
    "<file.json, or a folder with institutions.csv, contacts.csv, slides.csv, categories.csv, courses.csv, or one of them>",
  files:
    "one JSON file, or of institutions.csv, contacts.csv, slides.csv, categories.csv and courses.csv those you have",
  read: async (path) => {
    const read = recordsAt(path);
    const institutions = await Array.fromAsync(read("institutions"));
    const categories = await Array.fromAsync(read("categories"));
    const isEmpty =
      institutions.length + categories.length === 0 && !(await holdsAny(read("courses")));
    if (isEmpty) throw new UnreadableFileError(`${basename(path)} holds no record.`);
    const courses = { [Symbol.asyncIterator]: () => read("courses")[Symbol.asyncIterator]() };
    return { institutions, categories, courses, notes: [] };
  },
};

async function holdsAny(records: AsyncIterable<SourceRecord>): Promise<boolean> {
  for await (const _ of records) return true;
  return false;
}

/** Reads the records of one kind; reads the file again for each kind. */
export type ReadRecords = (kind: Kind) => AsyncIterable<SourceRecord>;

const TABLES = ["institutions", "contacts", "slides", "categories", "courses"] as const;

/**
 * The records at a path in our own format.
 *
 * @param isExport also accepts the fields that only an export has.
 */
export function recordsAt(path: string, isExport = false): ReadRecords {
  if (!existsSync(path)) throw new UnreadableFileError(`${path} does not exist.`);
  if (statSync(path).isDirectory()) {
    const files = filesIn(path);
    return (kind) => readCsvRecords(files, kind, isExport);
  }
  if (/\.json(\.gz)?$/.test(path)) return (kind) => readJsonRecords(path, kind);
  if (/\.zip$/i.test(path)) {
    throw new UnreadableFileError(
      `${basename(path)} is a zip archive: unpack it first, and import the folder that it becomes.`,
    );
  }
  const table = TABLES.find((name) => basename(path).toLowerCase().startsWith(name));
  if (!table || !/\.csv(\.gz)?$/.test(path)) {
    throw new UnreadableFileError(
      `${basename(path)} is neither a .json file nor a .csv file whose name begins with ${TABLES.join(", ")}.`,
    );
  }
  return (kind) => readCsvRecords({ [table]: path }, kind, isExport);
}

/** The description under `about` in a file, or in about.json of a folder; undefined for most. */
export async function aboutAt(path: string): Promise<unknown> {
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) {
    return /\.json(\.gz)?$/.test(path) ? await readAbout(path) : undefined;
  }
  const about = join(path, "about.json");
  if (!existsSync(about)) return undefined;
  const text = await readWholeText(about);
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFileError("about.json is no JSON file.");
  }
}

function filesIn(folder: string): CsvFiles {
  const found = TABLES.flatMap((table) =>
    [`${table}.csv`, `${table}.csv.gz`].map((name) => [table, join(folder, name)] as const),
  ).filter(([, path]) => existsSync(path));
  if (found.length === 0) {
    throw new UnreadableFileError(
      `${folder} holds none of ${TABLES.map((table) => `${table}.csv`).join(", ")}.`,
    );
  }
  return Object.fromEntries(found);
}
