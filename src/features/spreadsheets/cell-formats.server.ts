import { MONTH_NAMES } from "#catalogue/dates.ts";
import type { XlsxParts } from "./xlsx-parts.server.ts";

/** Writes a number, which as a date is this one. */
type Shown = (number: number, date: Date) => string;

/** How a cell shows a number that is not shown as one. */
export type CellFormat = Shown | null;

const monthName = (date: Date) => MONTH_NAMES[date.getUTCMonth()] ?? "";
const digits = (number: number) => String(Number(number.toPrecision(DIGITS)));

/** Digits that programs keep (IEEE 754 adds some to what was typed). */
const DIGITS = 15;

const day: Shown = (_, date) =>
  date
    .toISOString()
    .replace(/T00:00:00.000Z$/, "")
    .replace(/\.000Z$/, "Z");
const month: Shown = (_, date) => `${monthName(date)} ${date.getUTCFullYear()}`;
const time: Shown = (_, date) => date.toISOString().slice(11, 19).replace(/:00$/, "");
const percent: Shown = (number) => `${digits(number * 100)}%`;

/** Formats that files name by number alone (ECMA-376, part 1, 18.8.30); 17 is `mmm-yy`. */
const NUMBERED: ReadonlyMap<number, CellFormat> = new Map([
  ...[9, 10].map((id) => [id, percent] as const),
  ...[14, 15, 16, 22, ...range(27, 31), 36, ...range(50, 54), 57, 58].map(
    (id) => [id, day] as const,
  ),
  [17, month],
  ...[...range(18, 21), 45, 47].map((id) => [id, time] as const),
]);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The formats of cells, by the number that a cell has for its style. */
export async function cellFormats(parts: XlsxParts): Promise<CellFormat[]> {
  const formats: CellFormat[] = [];
  if (!parts.has("xl/styles.xml")) return formats;
  const named = new Map<number, CellFormat>();
  let isOfCells = false;
  await parts.read("xl/styles.xml", {
    open: (name, attributes) => {
      const id = Number(attributes.get("numFmtId") ?? 0);
      if (name === "cellXfs") isOfCells = true;
      if (name === "numFmt") named.set(id, namedFormat(attributes.get("formatCode") ?? ""));
      if (name === "xf" && isOfCells)
        formats.push((named.has(id) ? named : NUMBERED).get(id) ?? null);
    },
    close: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return formats;
}

/** Characters of a format that are looked at; programs allow 255. */
const MAX_FORMAT_LENGTH = 255;

/** A currency in a format: a sign, or a code among its texts; in `[$USD-409]` before its language. */
const CURRENCY = /\[\$([^\]-]+)|\p{Sc}|\b[A-Z]{3}\b|\b(?:Rf|Rs)\b/u;

/** What a format shows before a number that is money: "$", "USD"; empty where it is none. */
function currencyOf(code: string): string {
  // Of amounts, then of those below zero, of zero and of texts.
  const [amounts = ""] = code.replace(/\\(.)/g, "$1").split(";");
  const [found = "", bracketed] = CURRENCY.exec(amounts.replace(/\[(?!\$)[^[\]]*\]/g, "")) ?? [];
  return (bracketed ?? found).trim();
}

function namedFormat(code: string): CellFormat {
  const currency = currencyOf(code.slice(0, MAX_FORMAT_LENGTH));
  // Texts, colours and conditions of a format show nothing of the number.
  const shown = code
    .slice(0, MAX_FORMAT_LENGTH)
    .replace(/"[^"]*"|[\\_*].|\[[^[\]]*\]/g, "")
    .toLowerCase();
  if (shown.includes("d")) return day;
  if (shown.includes("y")) {
    return shown.includes("m") ? month : (_, date) => String(date.getUTCFullYear());
  }
  if (/[hs]/.test(shown)) return time;
  if (shown.includes("mmm")) return (_, date) => monthName(date);
  if (shown.includes("%")) return percent;
  if (currency) return (number) => `${currency} ${digits(number)}`;
  // "000" shows 7 as 007.
  return /^0{2,}$/.test(shown) ? (number) => digits(number).padStart(shown.length, "0") : null;
}

/** Days between 30 December 1899, from which dates count, and 1970; four years later for Macs. */
const EPOCH_DAYS = 25_569;
const MAC_DAYS = 1_462;

/** A number as its format shows it: 2028-03-14, January 2028, 2028, 09:30, 15%, 007, USD 12500, 12500. */
export function numberText(value: string, format: CellFormat, is1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number) || value.trim() === "") return value;
  const seconds = Math.round((number + (is1904 ? MAC_DAYS : 0) - EPOCH_DAYS) * 86_400);
  const date = new Date(seconds * 1_000);
  return format === null || Number.isNaN(date.getTime()) ? digits(number) : format(number, date);
}

/** A day in words of ISO 8601, as its format shows it. */
export function dayText(value: string, format: CellFormat): string {
  const date = new Date(/T/.test(value) ? `${value.replace(/Z$/, "")}Z` : value);
  return Number.isNaN(date.getTime()) ? value : (format ?? day)(0, date);
}
