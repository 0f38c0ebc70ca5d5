import type { Kind, SourceRecord } from "#records/source-records.ts";
import { type CsvFormat, type CsvRow, readCsv, readCsvRows } from "../csv-table.ts";
import { type CsvTableName, cellRecord, columnName, isColumn } from "./csv-cells.ts";

/** Paths of the existing tables. */
export type CsvFiles = Partial<Record<CsvTableName, string>>;

const REQUIRED: Record<CsvTableName, readonly string[]> = {
  institutions: ["ref", "name"],
  contacts: ["institution", "kind", "name"],
  slides: ["institution", "url", "alt"],
  categories: ["name"],
  courses: ["ref", "institution", "name"],
};

/**
 * Reads the records of one kind from the existing tables. Without contacts.csv the stored campuses
 * and faculties stay, without slides.csv the slides.
 *
 * @param isExport also accepts the columns that only an export has.
 */
export async function* readCsvRecords(
  files: CsvFiles,
  kind: Kind,
  isExport = false,
): AsyncGenerator<SourceRecord> {
  const path = files[kind];
  if (kind === "institutions") yield* await readInstitutionFile(files, isExport);
  else if (path !== undefined) {
    for await (const row of readCsvRows(path, formatOf(kind, isExport))) yield csvSourceRecord(row);
  }
}

async function readInstitutionFile(files: CsvFiles, isExport: boolean): Promise<SourceRecord[]> {
  const rows = async (table: CsvTableName) => {
    const path = files[table];
    return path === undefined ? [] : await readCsv(path, formatOf(table, isExport));
  };
  const institutions = (await rows("institutions")).map(csvSourceRecord);
  if (files.contacts !== undefined) addContacts(institutions, await rows("contacts"));
  if (files.slides !== undefined) addSlides(institutions, await rows("slides"));
  return institutions;
}

const formatOf = (table: CsvTableName, isExport: boolean): CsvFormat => ({
  required: REQUIRED[table],
  columnName,
  columnProblem: (columns) => unknownColumn(table, columns, isExport),
});

function unknownColumn(table: CsvTableName, columns: string[], isExport: boolean): string | null {
  const unknown = columns.filter((column) => column !== "" && !isColumn(table, column, isExport));
  return unknown.length > 0
    ? `has the column ${unknown.join(", ")}, which the format does not have`
    : null;
}

function csvSourceRecord({ line, cells, problem: unreadable }: CsvRow): SourceRecord {
  const { value, problem = unreadable } = cellRecord(cells);
  return problem === undefined ? { line, value } : { line, value, problem };
}

/**
 * Gives each institution empty lists of these names; returns them by the id or reference that rows
 * use.
 */
function withLists<List extends string>(institutions: SourceRecord[], lists: readonly List[]) {
  const byName = new Map<unknown, Record<List, unknown[]>>();
  for (const { value } of institutions) {
    const record = value as Record<string, unknown>;
    const own = Object.fromEntries(lists.map((list) => [list, []])) as unknown as Record<
      List,
      unknown[]
    >;
    Object.assign(record, own);
    byName.set(record.id ?? record.ref, own);
  }
  return byName;
}

function addSlides(institutions: SourceRecord[], rows: CsvRow[]): void {
  const lists = withLists(institutions, ["slides"]);
  for (const row of rows) {
    const { institution, institution_id, ...slide } = cellRecord(row.cells).value;
    const own = lists.get(institution_id ?? institution);
    if (own && row.problem === undefined) own.slides.push(slide);
    else {
      const reason = row.problem ?? "its institution is not in the file";
      const problem = `line ${row.line} of slides.csv: ${reason}`;
      institutions.push({ line: row.line, value: { name: slide.url }, problem });
    }
  }
}

function addContacts(institutions: SourceRecord[], rows: CsvRow[]): void {
  const byName = withLists<ContactList>(institutions, ["campuses", "faculties"]);
  for (const row of rows) {
    const { institution, institution_id, kind, ...contact } = cellRecord(row.cells).value;
    const lists = byName.get(institution_id ?? institution);
    const name = LIST_OF_KIND.get(String(kind));
    const list = name && lists?.[name];
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

type ContactList = "campuses" | "faculties";

const LIST_OF_KIND: ReadonlyMap<string, ContactList> = new Map([
  ["campus", "campuses"],
  ["faculty", "faculties"],
]);
