import { writeFile } from "node:fs/promises";
import { readWholeText } from "#features/importing/adapters/source-file.ts";
import { readTable, tableSource } from "#features/importing/adapters/table.ts";
import { readMapping } from "#features/importing/import-mappings.repository.server.ts";
import {
  type TableMapping,
  type TableView,
  tableMapping,
} from "#features/importing/table-mapping.schema.ts";
import { readGrid } from "#features/spreadsheets/sheet-reading.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { readExistingCategories } from "#records/records.repository.server.ts";
import { type SourceRecords, UnreadableFileError } from "#records/source-records.ts";
import { askYesNo, NotAnsweredError } from "./confirmation.ts";

/** What the command line says of a table. */
export interface TableCommand {
  /** Key of its source; null: as its file is called. */
  source: string | null;
  /** Where to write what is proposed; null: it is imported. */
  propose: string | null;
  /** A file with the mapping; null: what is remembered, or else proposed. */
  mapping: string | null;
}

async function readAsSaid(storage: Storage, path: string, { source: said, mapping }: TableCommand) {
  const source = tableSource(said, path);
  const given = mapping === null ? null : await mappingIn(mapping);
  const remembered = given ? null : await readMapping(storage.db, source);
  const read = await readTable(path, {
    mapping: given ?? remembered,
    isRemembered: remembered !== null,
    categories: (await readExistingCategories(storage.db)).map(({ name }) => name).sort(),
    readSheet: readGrid,
  });
  return { source, isSaid: given !== null || remembered !== null, ...read };
}

async function mappingIn(path: string): Promise<TableMapping> {
  const text = await readWholeText(path);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new UnreadableFileError(`${path} is no JSON file.`);
  }
  const read = tableMapping.safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UnreadableFileError(`${path}: ${issue?.path.join(".")}: ${issue?.message}.`);
}

/** Writes what a table's columns and words seem to mean. @returns what to do next. */
export async function propose(
  storage: Storage,
  path: string,
  command: TableCommand,
  to: string,
): Promise<string> {
  const { mapping, view, records } = await readAsSaid(storage, path, command);
  if (view === null) return "This is a download of this site: it needs no mapping.";
  const words = view.words.map(({ field, word, choice }) => ({ field, word, choice }));
  await writeFile(to, `${JSON.stringify({ ...mapping, words }, null, 2)}\n`);
  return `${tableLines(view, records)}\n\nWritten to ${to}. Correct it, and import with --mapping ${to}.`;
}

/**
 * Reads a table for its import; asks where nobody has said yet what it means and a heading or word
 * leaves a doubt.
 *
 * @throws NotAnsweredError where that is not answered with yes.
 */
export async function readForImport(
  storage: Storage,
  path: string,
  command: TableCommand,
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
): Promise<{ source: string; records: SourceRecords; mapping: TableMapping | null }> {
  const { source, records, mapping, view, isSaid } = await readAsSaid(storage, path, command);
  const read = { source, records, mapping: view && mapping };
  if (view === null || isSaid || view.is_certain) return read;
  console.error(tableLines(view, records));
  if (dryRun || yes) return read;
  const answer = await askYesNo("Is that what the columns mean?");
  if (answer === true) return read;
  throw new NotAnsweredError(
    "Write what they seem to mean with --propose mapping.json, correct it, and say --mapping mapping.json.",
  );
}

/** The columns with what each seems to mean, and what is not read or known. */
function tableLines({ columns, targets, rows }: TableView, { notes }: SourceRecords): string {
  const labels = new Map(targets.map(({ target, label }) => [target, label]));
  return [
    "Columns",
    ...columns.map(({ heading, target, samples }) => {
      const meaning = target === null ? "left out" : (labels.get(target) ?? target);
      return `  ${heading}: ${meaning}  (${samples.join(" / ").replace(/\s+/g, " ").slice(0, 80)})`;
    }),
    ...(notes.length === 0 ? [] : ["\nNotes"]),
    ...notes.slice(0, 40).map(({ text, count }) => `  ${count}  ${text}`),
    "\nThe first rows as they would be",
    ...rows.flatMap(({ line, fields }) => [
      `  line ${line}`,
      ...fields.map(
        ({ field, value }) => `    ${field}: ${value.replace(/\s+/g, " ").slice(0, 100)}`,
      ),
    ]),
  ].join("\n");
}
