import { kindOf } from "#records/field-kinds.ts";
import type { OmittedField } from "#records/source-records.ts";
import type { TableMapping } from "../../table-mapping.schema.ts";
import { readFigure } from "../magu/amounts.ts";
import { numberedColumn, numberedField } from "../magu/csv-cells.ts";
import { readDuration } from "../mqa/durations.ts";
import { currencyInHeading, readMoney, withUnits } from "./amount-cells.ts";
import type { TableRow } from "./table-file.ts";
import { isWordField, targetPart, type WordField } from "./targets.ts";
import { foldWords, isListField, knownChoice, wordsInCell } from "./words.ts";

/** What a row says: cells under the names of our own columns. */
export interface ReadRow {
  course: Map<string, string>;
  institution: Map<string, string>;
  campus: Map<string, string>;
  omitted: OmittedField[];
  /** Words of choices; `isKnown` is false where nobody has said yet what one means. */
  words: { field: WordField; word: string; choice: string | null; isKnown: boolean }[];
}

/** The choice that a mapping, or else the word itself, gives; undefined for one not known. */
type ChoiceOf = (field: WordField, word: string) => string | null | undefined;

/** Reads rows by a mapping. @param categories names of the stored ones. */
export function rowReader(mapping: TableMapping, categories: readonly string[]) {
  const byName = new Map(categories.map((name) => [foldWords(name), name]));
  const key = (field: string, word: string) => `${field} ${foldWords(word)}`;
  const mapped = new Map(
    mapping.words.map(({ field, word, choice }) => [key(field, word), choice]),
  );
  const choiceOf: ChoiceOf = (field, word) => {
    const said = mapped.get(key(field, word));
    return said === undefined ? (knownChoice(field, word, byName) ?? undefined) : said;
  };
  const columns = mapping.columns.flatMap(({ heading, target }) =>
    target === null ? [] : [{ heading, target }],
  );
  return (row: TableRow): ReadRow => {
    const read: ReadRow = {
      course: new Map(),
      institution: new Map(),
      campus: new Map(),
      omitted: [],
      words: [],
    };
    for (const { heading, target } of columns) {
      const text = row.cells.get(heading);
      if (text !== undefined) takeCell(read, { heading, target, text }, choiceOf);
      const reason = row.unread?.get(heading);
      if (reason !== undefined) read.omitted.push({ field: target, reason });
    }
    nameCurrencies(read, columns, mapping.currency);
    return read;
  };
}

interface Cell {
  heading: string;
  target: string;
  text: string;
}

function takeCell(read: ReadRow, cell: Cell, choiceOf: ChoiceOf): void {
  const { target } = cell;
  const part = targetPart(target);
  if (part) put(read[part.of], part.key, oneAddress(read, part.key, cell));
  else if (isWordField(target)) takeWords(read, target, cell, choiceOf);
  else if (target === "duration_text" || target === "duration_months") takeDuration(read, cell);
  else if (numberedField(target)?.list === "fees") takeFee(read, cell);
  else if (target === "intakes") put(read.course, target, cell.text.replace(MOMENTS, dayInWords));
  else if (isListField(target))
    put(
      read.course,
      target,
      cell.text
        .split(";")
        .map((part) => part.trim())
        .join(" | "),
    );
  else put(read.course, target, DATE_TIME.test(cell.text) ? cell.text.slice(0, 10) : cell.text);
}

/** Several columns of one field stand together. */
function put(cells: Map<string, string>, column: string, text: string): void {
  const before = cells.get(column);
  const between = isListField(column) ? " | " : kindOf(column) === "rich text" ? "\n\n" : ", ";
  cells.set(column, before === undefined ? text : before + between + text);
}

/** Of several addresses in one cell the first is taken, and the others are listed. */
function oneAddress(read: ReadRow, key: string, { text }: Cell): string {
  if (!/^(?:link_|email|logo_url|banner_url|map_url)/.test(key)) return text;
  const [first = "", ...others] = text
    .split(/(?<!\\)\||(?<![\s,;])[\s,;]+(?=[^\s,;@.]+[@.])/)
    .map((address) => address.trim())
    .filter(Boolean);
  for (const other of others) {
    read.omitted.push({ field: key, reason: `"${other}" is a further one: one is taken` });
  }
  return first;
}

function takeWords(read: ReadRow, field: WordField, { text }: Cell, choiceOf: ChoiceOf): void {
  const isKnown = (word: string) => choiceOf(field, word) !== undefined;
  const words = wordsInCell(field, text, isKnown);
  const choices: string[] = [];
  for (const word of words) {
    const choice = choiceOf(field, word) ?? null;
    read.words.push({ field, word, choice, isKnown: isKnown(word) });
    if (choice !== null && !choices.includes(choice)) choices.push(choice);
  }
  if (choices.length === 0) return;
  if (field === "mode_of_study_text") {
    const [first = "", ...rest] = choices;
    read.course.set(field, [first, ...rest.map((one) => one.toLowerCase())].join(" or "));
  } else if (isListField(field)) {
    put(read.course, field, choices.map((one) => one.replaceAll("|", "\\|")).join(" | "));
  } else if (choices[0] !== undefined) read.course.set(field, choices[0]);
}

function takeDuration({ course, omitted }: ReadRow, { heading, target, text }: Cell): void {
  if (target === "duration_months" && readFigure(text) !== null) {
    course.set(target, text);
    return;
  }
  const english = withUnits(text, heading);
  const read = readDuration(english, false);
  if (target === "duration_text") course.set(target, readable(text, english, read.text));
  if (read.months !== null && read.understood && !course.has("duration_months")) {
    course.set("duration_months", String(read.months));
  } else if (target === "duration_months") {
    omitted.push({ field: target, reason: `"${text}" must be a number of months` });
  }
}

const readable = (written: string, english: string, text: string | null) =>
  english === written ? written : (text ?? written);

function takeFee({ course, omitted }: ReadRow, { heading, target, text }: Cell): void {
  const { number, key } = numberedField(target)!;
  if (key !== "fee_start" && key !== "fee_end") {
    course.set(target, text);
    return;
  }
  const money = readMoney(text);
  if (money === null) {
    omitted.push({
      field: target,
      reason: `"${text}" must be one amount, such as 4500 or USD 4,500`,
    });
  } else if (money.kind === "free") {
    if (!course.has("fee_text")) course.set("fee_text", "Free");
  } else {
    course.set(target, String(money.start));
    if (money.end !== null)
      course.set(numberedColumn("fees", number, "fee_end"), String(money.end));
    const currency = money.currency ?? currencyInHeading(heading);
    const column = numberedColumn("fees", number, "currency");
    if (currency !== null && !course.has(column)) course.set(column, currency);
    const type = numberedColumn("fees", number, "type");
    if (heading !== target && !course.has(type)) course.set(type, feeType(heading));
  }
}

/** The heading as the fee's name: "Tuition Fee", "Fees UK"; the site's own word for a total. */
function feeType(heading: string): string {
  if (/total/i.test(heading)) return "Total Fee";
  const words = heading
    .replace(/\([^()]*\)/g, " ")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replace(/[_.\-/]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (words === "" || /^(?:fees?|price|cost|amount)$/i.test(words)) return "Course Fee";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An amount whose currency nobody names is not taken: a number alone may be any of them. */
function nameCurrencies(
  { course, omitted }: ReadRow,
  columns: readonly Omit<Cell, "text">[],
  chosen: string | null,
): void {
  for (const { heading, target } of columns) {
    const field = numberedField(target);
    if (field?.list !== "fees" || field.key !== "fee_start") continue;
    const currency = numberedColumn("fees", field.number, "currency");
    // Of our own columns an amount without a currency is in that of the format.
    if (heading === target || !course.has(target) || course.has(currency)) continue;
    if (chosen !== null) course.set(currency, chosen);
    else {
      const reason = `"${course.get(target)}" names no currency: choose the one of this source`;
      omitted.push({ field: target, reason });
      for (const key of ["fee_start", "fee_end", "type"]) {
        course.delete(numberedColumn("fees", field.number, key));
      }
    }
  }
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?$/;
const MOMENTS = /\b(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?/g;

/** "2024-09-01T09:00:00Z" is "1 September 2024", as intakes are written. */
function dayInWords(written: string): string {
  const day = new Date(`${written.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return written;
  return day.toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
