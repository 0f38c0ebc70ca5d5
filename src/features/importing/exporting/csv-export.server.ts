import { csvLine, spreadsheetText } from "#web/csv.ts";
import {
  type CsvTableName,
  exportColumns,
  NUMBERED_LISTS,
  type NumberedList,
  numberedColumn,
} from "../adapters/magu/csv-cells.ts";
import type { ExportRecord } from "./exported-records.server.ts";
import type { DirectoryRecords } from "./exporting.service.server.ts";

/** One file of an export with several files. */
export interface ExportFile {
  name: string;
  pieces: () => AsyncIterable<string>;
}

/** The whole export as the tables of the spreadsheet template, with its description. */
export function csvExport(directory: DirectoryRecords): ExportFile[] {
  const table = (name: CsvTableName, rows: () => AsyncIterable<ExportRecord>): ExportFile => ({
    name: `${name}.csv`,
    pieces: () => csvText(exportColumns(name), rows()),
  });
  return [
    { name: "about.json", pieces: () => piecesOf(JSON.stringify(directory.about, null, 2)) },
    table("institutions", directory.institutions),
    table("contacts", () => contactRows(directory.institutions())),
    table("slides", () => slidesOf(directory.institutions())),
    table("categories", directory.categories),
    { name: "courses.csv", pieces: () => coursesText(directory.courses) },
  ];
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield `${text}\n`;
}

/** Lists with numbered columns have as many as the longest of a course, so courses are counted first. */
async function* coursesText(courses: () => AsyncIterable<ExportRecord>): AsyncGenerator<string> {
  const most = { fees: 0, intake_details: 0 };
  for await (const record of courses()) {
    for (const list of NUMBERED_LISTS)
      most[list] = Math.max(most[list], entriesOfList(record[list]).length);
  }
  yield* csvText(exportColumns("courses", most), courses());
}

const entriesOfList = (list: unknown) => (list ?? []) as ExportRecord[];

async function* contactRows(institutions: AsyncIterable<ExportRecord>) {
  for await (const { ref, id, campuses, faculties } of institutions) {
    for (const [kind, list] of [["campus", campuses] as const, ["faculty", faculties] as const]) {
      for (const contact of (list ?? []) as ExportRecord[]) {
        yield { institution: ref, institution_id: id, kind, ...contact };
      }
    }
  }
}

async function* slidesOf(institutions: AsyncIterable<ExportRecord>) {
  for await (const { ref, id, slides } of institutions) {
    for (const slide of (slides ?? []) as ExportRecord[]) {
      yield { institution: ref, institution_id: id, ...slide };
    }
  }
}

async function* csvText(
  columns: readonly string[],
  records: AsyncIterable<ExportRecord>,
): AsyncGenerator<string> {
  yield spreadsheetText([columns]);
  for await (const record of records) {
    const cells = cellsOf(record);
    yield csvLine(columns.map((column) => cells.get(column) ?? ""));
  }
}

function cellsOf({ fees, intake_details, ...record }: ExportRecord): Map<string, string> {
  const cells = new Map(
    Object.entries(record).map(([name, value]) => [name, cellOf(value)] as const),
  );
  for (const [list, entries] of Object.entries({ fees, intake_details })) {
    for (const [at, entry] of entriesOfList(entries).entries()) {
      for (const [key, value] of Object.entries(entry))
        cells.set(numberedColumn(list as NumberedList, at + 1, key), cellOf(value));
    }
  }
  return cells;
}

function cellOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  // Statements of sources and entry routes as JSON; every other list contains texts.
  if (value.some((entry) => typeof entry === "object")) return JSON.stringify(value);
  return value.map((entry) => String(entry).replaceAll("|", "\\|")).join(" | ");
}
