import {
  cellRecord,
  type NumberedList,
  numberedColumn,
} from "#features/importing/adapters/magu/csv-cells.ts";
import { encodeOnce } from "#platform/html.ts";
import { isHtml } from "#platform/html-tags.ts";
import { kindOf } from "#records/field-kinds.ts";
import { isSameValue, type RecordedFields, valueIn } from "#records/recorded.ts";
import { cellOfRoutes, routesOfCell, type StatedRoute } from "./entry-routes-cell.ts";
import { textFromHtml } from "./rich-text-cell.ts";
import { MAX_CELL_LENGTH } from "./spreadsheet-limits.ts";

/** Texts of a row's cells by column; what is not stated has none. */
export type CourseCells = Map<string, string>;

/** Stands for a text that no cell holds; as long as it stands there, the text stays. */
const TOO_LONG = "(Too long for a cell: change it in the editor.)";

/**
 * The cells of a course's fields, which `fieldsOfCells` reads as these fields again.
 *
 * @param listsIntakes as sheets of earlier releases: with all intakes in one cell, and numbered columns
 *   for those of which more is stated.
 */
export function cellsOfFields(stated: RecordedFields, listsIntakes = false): CourseCells {
  const fields = listsIntakes ? stated : withIntakesInRows(stated);
  const cells: CourseCells = new Map();
  for (const [field, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    if (isNumberedList(field)) addEntries(cells, field, value as RecordedFields[]);
    else if (field === "entry_routes") cells.set(field, cellOfRoutes(value as StatedRoute[]));
    else cells.set(field, cellOfValue(field, value));
  }
  for (const [column, text] of cells) {
    if (text === "") cells.delete(column);
    else if (text.length > MAX_CELL_LENGTH) cells.set(column, TOO_LONG);
  }
  return cells;
}

/** Every intake as an entry, with what is stated of it beside its words. */
function withIntakesInRows(fields: RecordedFields): RecordedFields {
  const { intakes, intake_details, ...rest } = fields;
  const details = (intake_details ?? []) as RecordedFields[];
  const labels = (intakes ?? []) as string[];
  const rows = labels.map((label, at) => ({
    label,
    // Of words that stand there twice the first have it.
    ...(labels.indexOf(label) === at && details.find((one) => one.label === label)),
  }));
  return { ...rest, intake_details: rows };
}

/** The other way round: entries of which nothing but the words is stated are intakes alone. */
function withIntakesApart(value: RecordedFields): RecordedFields {
  const entries = value.intake_details as RecordedFields[] | undefined;
  if (!entries) return value;
  return {
    ...value,
    intakes: entries.flatMap(({ label }) => label ?? []),
    intake_details: entries.filter(isMoreThanWords),
  };
}

const isMoreThanWords = ({ label: _, ...rest }: RecordedFields) => Object.keys(rest).length > 0;

const isNumberedList = (field: string): field is NumberedList =>
  field === "fees" || field === "intake_details";

function addEntries(cells: CourseCells, list: NumberedList, entries: readonly RecordedFields[]) {
  for (const [at, entry] of entries.entries()) {
    for (const [key, value] of Object.entries(entry)) {
      if (value === null || value === undefined) continue;
      cells.set(numberedColumn(list, at + 1, key), cellOfValue(key, value));
    }
  }
}

function cellOfValue(field: string, value: unknown): string {
  const kind = kindOf(field);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    if (value.length === 0) return "";
    return value.map((entry) => encodeOnce(String(entry)).replaceAll("|", "\\|")).join(" | ");
  }
  const text = String(value);
  if (kind === "number") return text;
  if (kind !== "rich text") return encodeOnce(text);
  const plain = encodeOnce(textFromHtml(text));
  if (isSameValue(valueIn(cellRecord({ [field]: plain }).value, field), text)) return plain;
  // A text without a tag would be read as plain.
  return isHtml(text) ? text : `<p>${text}</p>`;
}

/**
 * The fields of a course's cells. `problem` is what is wrong with one, and begins with its column.
 *
 * @param before The fields of the course as it is; none of a new one.
 * @param listsIntakes see `cellsOfFields`.
 */
export function fieldsOfCells(
  cells: Iterable<readonly [column: string, text: string]>,
  before: RecordedFields,
  listsIntakes = false,
): ReturnType<typeof cellRecord> {
  const { value, problem } = writtenFields(cells, before);
  const fields = listsIntakes ? value : withIntakesApart(value);
  return problem === undefined ? { value: fields } : { value: fields, problem };
}

function writtenFields(
  cells: Iterable<readonly [column: string, text: string]>,
  before: RecordedFields,
): ReturnType<typeof cellRecord> {
  const { entry_routes: written = "", ...others } = Object.fromEntries(cells);
  // Sheets that were downloaded from an earlier release hold JSON.
  if (written.trim() === "" || written.startsWith("[")) {
    return cellRecord({ ...others, entry_routes: written });
  }
  const known = (valueIn(before, "entry_routes") ?? []) as StatedRoute[];
  const read = routesOfCell(written, known);
  const { value, problem } = cellRecord(others);
  if ("problem" in read) return { value, problem: problem ?? `entry_routes ${read.problem}` };
  return {
    value: { ...value, entry_routes: read.routes },
    ...(problem !== undefined && { problem }),
  };
}

/** The text of a cell as it is compared: its lines end in one way, and nothing stands around it. */
export const tidyCell = (cell: string): string => cell.replace(/\r\n?/g, "\n").trim();
