import type { z } from "zod";
import { htmlFromText } from "#platform/html.ts";
import {
  categoryRecord,
  contactRecord,
  courseRecord,
  feeRecord,
  institutionRecord,
} from "../../importing.schema.ts";

/** Fees that the template has columns for; a file may have up to nine. */
const FEES_IN_TEMPLATE = 2;

const LISTS = new Set(["delivery_modalities", "intakes", "languages", "categories", "campuses"]);
const FLAGS = new Set(["mqa_approved", "is_published", "is_main"]);
const NUMBERS = new Set([
  ...["duration_months", "credits", "featured_position", "fee_start", "fee_end", "payment_count"],
]);
const RICH_TEXT = new Set([
  ...["overview", "admission_general_requirements", "admission_alternative_requirements"],
  ...["admission_language_requirements", "modules", "study_options", "indicative_class_timings"],
  ...["careers", "general_notes"],
]);

const keysOf = (schema: z.ZodObject) => Object.keys(schema.shape);
const FEE_KEYS = keysOf(feeRecord);

/** Name of the column of the fee with this number: `fee_1_start`, `fee_1_payment_count`. */
const feeColumn = (number: number | string, key: string) =>
  `fee_${number}_${key.replace(/^fee_/, "")}`;

/** Columns of the template, in its order. Made from the schema, so that neither can lag behind. */
export const TEMPLATE_COLUMNS = {
  institutions: keysOf(institutionRecord).filter(
    (key) => !["slides", "campuses", "faculties"].includes(key),
  ),
  contacts: ["institution", "kind", ...keysOf(contactRecord)],
  categories: keysOf(categoryRecord),
  courses: keysOf(courseRecord).flatMap((key) => (key === "fees" ? feeColumns() : [key])),
} as const;

export type CsvTableName = keyof typeof TEMPLATE_COLUMNS;

function feeColumns(): string[] {
  return Array.from({ length: FEES_IN_TEMPLATE }, (_, index) => index + 1).flatMap((number) =>
    FEE_KEYS.map((key) => feeColumn(number, key)),
  );
}

/** Headers may be written with capitals and spaces: "Duration text" is `duration_text`. */
export function columnName(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
}

/** True for a column of the template, and for `fee_1_...` to `fee_9_...` of courses. */
export function isColumn(table: CsvTableName, column: string): boolean {
  if (TEMPLATE_COLUMNS[table].includes(column)) return true;
  const fee = /^fee_[1-9]_(.+)$/.exec(column);
  return (
    table === "courses" &&
    fee !== null &&
    FEE_KEYS.some((key) => feeColumn("", key) === `fee__${fee[1]}`)
  );
}

/** Makes a record of the cells of one row; empty cells are left out. */
export function recordOf(cells: Record<string, string>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const fees = new Map<string, Record<string, unknown>>();
  for (const [column, cell] of Object.entries(cells)) {
    const text = cell.trim();
    if (text === "") continue;
    const fee = /^fee_([1-9])_(.+)$/.exec(column);
    if (!fee) {
      record[column] = cellValue(column, text);
      continue;
    }
    const [, number = "", rest] = fee;
    const key = FEE_KEYS.find((name) => feeColumn(number, name) === column) ?? `fee_${rest}`;
    fees.set(number, { ...fees.get(number), [key]: cellValue(key, text) });
  }
  const numbered = [...fees].sort(([a], [b]) => Number(a) - Number(b));
  if (numbered.length > 0) record.fees = numbered.map(([, fee]) => fee);
  return record;
}

/** A cell that cannot be read as its field's kind stays text, for the check to refuse by name. */
function cellValue(field: string, text: string): unknown {
  if (LISTS.has(field)) return listOf(text).map((item) => wordOf(field, item));
  if (FLAGS.has(field)) return FLAG_WORDS.get(text.toLowerCase()) ?? text;
  if (NUMBERS.has(field)) return numberOf(text);
  if (RICH_TEXT.has(field))
    return /<[a-z/]/i.test(text) ? text : htmlFromText(text.replace(/\r\n?/g, "\n"));
  return wordOf(field, text);
}

/** Entries stand on lines of their own or between upright bars. */
function listOf(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
}

const FLAG_WORDS = new Map<string, boolean>([
  ...["yes", "y", "true", "1"].map((word) => [word, true] as const),
  ...["no", "n", "false", "0"].map((word) => [word, false] as const),
]);

/** "45,000", "MVR 45,000" and "45 000" are 45000; "1.5" is a fraction. */
function numberOf(text: string): number | string {
  const plain = text.replace(/^[A-Z]{3}\s*/, "").replace(/(?<=\d)[, ](?=\d{3}(\D|$))/g, "");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

const MODALITIES = new Map([
  ["f2f", "f2f"],
  ["facetoface", "f2f"],
  ["online", "online"],
  ["blended", "blended"],
]);

function wordOf(field: string, text: string): string {
  if (field === "mnqf_level") return text.replace(/^level\s*/i, "").toUpperCase();
  if (field === "awarding_body_type" || field === "kind") return text.toLowerCase();
  if (field === "currency") return text.toUpperCase();
  if (field !== "delivery_modalities") return text;
  return MODALITIES.get(text.toLowerCase().replace(/[^a-z0-9]/g, "")) ?? text;
}
