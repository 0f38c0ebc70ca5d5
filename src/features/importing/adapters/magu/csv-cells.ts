import type { z } from "zod";
import { richText } from "#platform/html.ts";
import { kindOf } from "#records/field-kinds.ts";
import { valuesIn } from "#records/list-words.ts";
import {
  categoryRecord,
  contactRecord,
  courseRecord,
  DATED_GROUPS,
  feeRecord,
  institutionRecord,
  intakeRecord,
  slideRecord,
} from "#records/record.schema.ts";
import { parsedJson } from "../json-parsing.ts";
import { readAmount, readCurrency, readFigure } from "./amounts.ts";

const AMOUNTS = new Set(["fee_start", "fee_end"]);

const schemaKeys = (schema: z.ZodObject) => Object.keys(schema.shape);

/** Lists of records that have numbered columns: `fee_1_type`, `intake_2_deadline`. */
const NUMBERED_COLUMNS = {
  fees: { word: "fee", keys: schemaKeys(feeRecord) },
  intake_details: { word: "intake", keys: schemaKeys(intakeRecord) },
} as const;
export type NumberedList = keyof typeof NUMBERED_COLUMNS;

export const NUMBERED_LISTS = Object.keys(NUMBERED_COLUMNS) as NumberedList[];

/** Entries of each such list in the template's columns; a file may have more. */
const NUMBERED_IN_TEMPLATE = 2;

/** Name of a column of the entry with this number: `fee_1_start`, `fee_1_payment_count`. */
export function numberedColumn(list: NumberedList, number: number | string, key: string): string {
  const { word } = NUMBERED_COLUMNS[list];
  return `${word}_${number}_${key.replace(/^fee_/, "")}`;
}

/** Columns of a group of facts with its own dates: `cost_stated_on`, `cost_holds_until`, `cost_note`. */
const DATED_KEYS = ["stated_on", "holds_until", "note"];
const datedColumns = (groups: readonly string[]) =>
  groups.flatMap((group) => DATED_KEYS.map((key) => `${group}_${key}`));
const DATED_COLUMNS = new Map<string, { group: string; key: string }>(
  Object.values(DATED_GROUPS)
    .flat()
    .flatMap((group) => DATED_KEYS.map((key) => [`${group}_${key}`, { group, key }])),
);

/** Columns of the template, in order, derived from the schema so that they always match it. */
export const TEMPLATE_COLUMNS = {
  institutions: schemaKeys(institutionRecord)
    .filter((key) => !["slides", "campuses", "faculties"].includes(key))
    .flatMap((key) => (key === "facts" ? datedColumns(DATED_GROUPS.institutions) : [key])),
  contacts: ["institution", "kind", ...schemaKeys(contactRecord)],
  slides: ["institution", ...schemaKeys(slideRecord)],
  categories: schemaKeys(categoryRecord),
  courses: templateCourseColumns(),
} as const;

/** Columns of a table of courses with this many entries of each numbered list. */
export function templateCourseColumns(most: Partial<Record<NumberedList, number>> = {}): string[] {
  return schemaKeys(courseRecord).flatMap((key) => {
    if (key === "facts") return datedColumns(DATED_GROUPS.courses);
    return isNumbered(key) ? numberedColumns(key, most[key]) : [key];
  });
}

/** Name of the course's field that a column of the template belongs to. */
export function fieldOfColumn(column: string): string {
  if (DATED_COLUMNS.has(column)) return "facts";
  return numberedField(column)?.list ?? column;
}

export type CsvTableName = keyof typeof TEMPLATE_COLUMNS;

/** Columns that only an export has; statements of sources and the history are JSON text. */
const EXPORTED: Record<CsvTableName, readonly string[]> = {
  institutions: ["id", "former_names", "source", "archived_on", "updated_at", "sources", "history"],
  contacts: ["institution_id", "id"],
  slides: ["institution_id"],
  categories: ["id", "former_names", "stated_on"],
  courses: ["id", "institution_id", "source", "archived_on", "updated_at", "sources", "history"],
};

/** Columns of an exported table: those of the template and its own; dates are given by source. */
export function exportColumns(
  table: CsvTableName,
  most: Partial<Record<NumberedList, number>> = {},
): string[] {
  const numbered = table === "courses" ? NUMBERED_LISTS : [];
  const rest = TEMPLATE_COLUMNS[table].filter(
    (column) => !isDate(column) && !NUMBERED_COLUMN.test(column),
  );
  return [
    ...rest,
    ...numbered.flatMap((list) => numberedColumns(list, most[list])),
    ...EXPORTED[table],
  ];
}

const isDate = (column: string) =>
  DATED_COLUMNS.has(column) || column === "stated_on" || column === "holds_until";

function isNumbered(key: string): key is NumberedList {
  return (NUMBERED_LISTS as readonly string[]).includes(key);
}

function numberedColumns(list: NumberedList, count = 0): string[] {
  const entries = Math.max(count, NUMBERED_IN_TEMPLATE);
  return Array.from({ length: entries }, (_, index) => index + 1).flatMap((number) =>
    NUMBERED_COLUMNS[list].keys.map((key) => numberedColumn(list, number, key)),
  );
}

/** Headers may have capitals and spaces: "Duration text" is `duration_text`. */
export function columnName(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
}

const NUMBERED_COLUMN = /^(?:fee|intake)_([1-9]\d{0,2})_/;

/** The list, number and field of a numbered column; null for any other. */
export function numberedField(column: string) {
  const number = NUMBERED_COLUMN.exec(column)?.[1];
  if (number === undefined) return null;
  for (const list of NUMBERED_LISTS) {
    const key = NUMBERED_COLUMNS[list].keys.find(
      (name) => numberedColumn(list, number, name) === column,
    );
    if (key) return { list, number: Number(number), key };
  }
  return null;
}

/** True for a column of the template, of further fees (`fee_3_type`), and of exports. */
export function isColumn(table: CsvTableName, column: string, isExport: boolean): boolean {
  if (TEMPLATE_COLUMNS[table].includes(column)) return true;
  if (isExport && EXPORTED[table].includes(column)) return true;
  return table === "courses" && numberedField(column) !== null;
}

/** A record parsed from the cells of one row. */
export interface CellRecord {
  value: Record<string, unknown>;
  /** Set where the cells contradict each other. */
  problem?: string;
}

/** Parses a record from the cells of one row; empty cells are left out. */
export function cellRecord(cells: Record<string, string>): CellRecord {
  const value: Record<string, unknown> = {};
  const numbered = new Map(NUMBERED_LISTS.map((list) => [list, new Map<number, EntryCells>()]));
  const facts = new Map<string, Record<string, string>>();
  for (const [column, cell] of Object.entries(cells)) {
    const text = cell.trim();
    if (text === "") continue;
    const dated = DATED_COLUMNS.get(column);
    if (dated) {
      facts.set(dated.group, { ...facts.get(dated.group), [dated.key]: text });
      continue;
    }
    const field = numberedField(column);
    if (!field) {
      value[column] = cellValue(column, text);
      continue;
    }
    const entries = numbered.get(field.list)!;
    if (!entries.has(field.number)) entries.set(field.number, new Map());
    entries.get(field.number)!.set(field.key, text);
  }
  const inOrder = (list: NumberedList) => [...numbered.get(list)!].sort(([a], [b]) => a - b);
  const fees = inOrder("fees").map(([number, cells]) => feeOf(number, cells));
  const labels = Array.isArray(value.intakes) ? (value.intakes as string[]) : [];
  const intakes = inOrder("intake_details").map(([number, cells]) =>
    intakeOf(labels[number - 1], cells),
  );
  if (facts.size > 0) value.facts = Object.fromEntries(facts);
  if (fees.length > 0) value.fees = fees.map((fee) => fee.value);
  if (intakes.length > 0) value.intake_details = intakes;
  const problem = fees.find((fee) => fee.problem !== undefined)?.problem;
  return problem === undefined ? { value } : { value, problem };
}

/** The cells of one numbered entry, by field. */
type EntryCells = Map<string, string>;

/** Without a label of its own an entry is about the intake with its number in the list. */
function intakeOf(listed: string | undefined, cells: EntryCells): Record<string, unknown> {
  const given = [...cells].map(([key, text]) => [key, cellValue(key, text)]);
  return { ...(listed !== undefined && { label: listed }), ...Object.fromEntries(given) };
}

/**
 * An amount may contain its currency; another currency in the column or in the other amount is an
 * error.
 */
function feeOf(number: number, cells: EntryCells): CellRecord {
  const value: Record<string, unknown> = {};
  const named = new Map<string, string>();
  let unclear: string | undefined;
  for (const [key, text] of cells) {
    if (!AMOUNTS.has(key)) {
      value[key] = cellValue(key, text);
      if (key === "currency") named.set(String(value[key]), numberedColumn("fees", number, key));
      continue;
    }
    const amount = readAmount(text, readCurrency(cells.get("currency") ?? "") ?? undefined);
    if (amount === null && /[$₨]|\brs\b/i.test(text)) {
      const advice = "give the number alone, or with a currency code such as USD";
      const column = numberedColumn("fees", number, key);
      unclear = `${column} has a sign of several currencies: ${advice}`;
    }
    value[key] = amount?.amount ?? text;
    if (amount?.currency) named.set(amount.currency, numberedColumn("fees", number, key));
  }
  if (unclear !== undefined) return { value, problem: unclear };
  const [currency] = named.keys();
  if (named.size < 2) return { value: currency === undefined ? value : { ...value, currency } };
  const problem = [...named].map(([code, column]) => `${column} says ${code}`).join(", ");
  return { value, problem };
}

/** A cell that cannot be parsed stays text, so that validation refuses it by the field's name. */
function cellValue(field: string, text: string): unknown {
  const kind = kindOf(field);
  if (kind === "list") return cellList(text).flatMap((item) => wordsOf(field, item));
  if (kind === "flag") return FLAG_WORDS.get(text.toLowerCase()) ?? text;
  if (kind === "number") return readFigure(text) ?? text;
  if (kind === "records" || field === "sources" || field === "history") return jsonOf(text);
  if (kind === "rich text") return richText(text);
  return wordOf(field, text);
}

function jsonOf(text: string): unknown {
  try {
    return parsedJson(text);
  } catch {
    return text;
  }
}

/** Entries are separated by line breaks or vertical bars; a bar within one is written `\\|`. */
function cellList(text: string): string[] {
  return text
    .split(/(?<!\\)\||\n/)
    .map((item) => item.trim().replaceAll("\\|", "|"))
    .filter(Boolean);
}

const FLAG_WORDS = new Map<string, boolean>([
  ...["yes", "y", "true", "1"].map((word) => [word, true] as const),
  ...["no", "n", "false", "0"].map((word) => [word, false] as const),
]);

const MODALITY_BY_CELL = new Map([
  ["f2f", "f2f"],
  ["facetoface", "f2f"],
  ["online", "online"],
  ["blended", "blended"],
]);

function wordsOf(field: string, text: string): string[] {
  return field === "delivery_modalities" ? valuesIn(text, modalityOf) : [wordOf(field, text)];
}

const modalityOf = (text: string) =>
  MODALITY_BY_CELL.get(text.toLowerCase().replace(/[^a-z0-9]/g, ""));

function wordOf(field: string, text: string): string {
  if (field === "mnqf_level") return text.replace(/^level\s*/i, "").toUpperCase();
  if (field === "awarding_body_type" || field === "kind") return text.toLowerCase();
  if (field === "currency") return readCurrency(text) ?? text;
  return text;
}
