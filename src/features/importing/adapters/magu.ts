import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { type Adapter, KINDS, type SourceRecords, UnreadableFileError } from "../importing.ts";
import { type CsvFiles, readCsvFiles } from "./magu/csv-files.ts";
import { readJsonFile } from "./magu/json-file.ts";

/** Our own format, described in docs/importing.md: one JSON file, or CSV files. */
export const magu: Adapter = {
  name: "magu",
  describe: "Our own format: one JSON file, or CSV files made from the template.",
  usage:
    "<file.json, or a folder with institutions.csv, contacts.csv, categories.csv, courses.csv, or one of them>",
  read: async (path) => {
    if (!existsSync(path)) throw new UnreadableFileError(`${path} does not exist.`);
    const records = await readAny(path);
    if (KINDS.every((kind) => records[kind].length === 0)) {
      throw new UnreadableFileError(`${basename(path)} holds no record.`);
    }
    return records;
  },
};

const TABLES = ["institutions", "contacts", "categories", "courses"] as const;

async function readAny(path: string): Promise<SourceRecords> {
  if (statSync(path).isDirectory()) return readCsvFiles(filesIn(path));
  if (path.endsWith(".json")) return readJsonFile(path);
  const table = TABLES.find((name) => basename(path).toLowerCase().startsWith(name));
  if (!table || !path.endsWith(".csv")) {
    throw new UnreadableFileError(
      `${basename(path)} is neither a .json file nor a .csv file whose name begins with ${TABLES.join(", ")}.`,
    );
  }
  return readCsvFiles({ [table]: path });
}

function filesIn(folder: string): CsvFiles {
  const found = TABLES.map((table) => [table, join(folder, `${table}.csv`)] as const).filter(
    ([, path]) => existsSync(path),
  );
  if (found.length === 0) {
    throw new UnreadableFileError(
      `${folder} holds none of ${TABLES.map((table) => `${table}.csv`).join(", ")}.`,
    );
  }
  return Object.fromEntries(found);
}
