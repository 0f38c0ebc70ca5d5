import { basename } from "node:path";
import { type SourceRecord, type SourceRecords, UnreadableFileError } from "../../importing.ts";
import { type CsvRow, readCsv } from "../source-file.ts";
import { type CsvTableName, columnName, isColumn, recordOf } from "./csv-cells.ts";

/** Paths of the tables that there are. */
export type CsvFiles = Partial<Record<CsvTableName, string>>;

const REQUIRED: Record<CsvTableName, readonly string[]> = {
  institutions: ["ref", "name"],
  contacts: ["institution", "kind", "name"],
  categories: ["name"],
  courses: ["ref", "institution", "name"],
};

/** Reads the tables that there are. Without contacts.csv the stored campuses and faculties stay. */
export async function readCsvFiles(files: CsvFiles): Promise<SourceRecords> {
  const rows = async (table: CsvTableName) => {
    const path = files[table];
    return path === undefined ? [] : await readTable(table, path);
  };
  const institutions = (await rows("institutions")).map(sourceRecord);
  if (files.contacts !== undefined) addContacts(institutions, await rows("contacts"));
  return {
    institutions,
    categories: (await rows("categories")).map(sourceRecord),
    courses: (await rows("courses")).map(sourceRecord),
    notes: [],
  };
}

async function readTable(table: CsvTableName, path: string): Promise<CsvRow[]> {
  const { columns, rows } = await readCsv(path, REQUIRED[table], columnName);
  const unknown = columns.filter((column) => column !== "" && !isColumn(table, column));
  if (unknown.length > 0) {
    throw new UnreadableFileError(
      `${basename(path)} has the column ${unknown.join(", ")}, which the format does not have.`,
    );
  }
  return rows;
}

function sourceRecord({ line, cells, problem }: CsvRow): SourceRecord {
  const record = { line, value: recordOf(cells) };
  return problem === undefined ? record : { ...record, problem };
}

/** Puts each campus and faculty into the record of its institution. */
function addContacts(institutions: SourceRecord[], rows: CsvRow[]): void {
  const byRef = new Map<unknown, Record<string, unknown[]>>();
  for (const { value } of institutions) {
    const record = value as Record<string, unknown>;
    const lists = { campuses: [], faculties: [] };
    Object.assign(record, lists);
    byRef.set(record.ref, lists);
  }
  for (const row of rows) {
    const { institution, kind, ...contact } = recordOf(row.cells);
    const lists = byRef.get(institution);
    const list = lists?.[LIST_OF_KIND[String(kind)] ?? ""];
    if (list && row.problem === undefined) list.push(contact);
    else {
      const reason = lists
        ? `"${kind}" is neither campus nor faculty`
        : "its institution is not in the file";
      const problem = `line ${row.line} of contacts.csv: ${row.problem ?? reason}`;
      institutions.push({ line: row.line, value: { name: contact.name }, problem });
    }
  }
}

const LIST_OF_KIND: Record<string, string> = { campus: "campuses", faculty: "faculties" };
