import { MONTH_NAMES } from "#catalogue/dates.ts";
import type { XlsxParts } from "./xlsx-parts.server.ts";

/** How a number of a cell is shown: as a day, as a month, as a year, or as a number (null). */
export type CellFormat = "day" | "month" | "year" | null;

/** Formats that files name by number alone (ECMA-376, part 1, 18.8.30); 17 is `mmm-yy`. */
const DAY_FORMATS = new Set([14, 15, 16, 22, ...range(27, 31), 36, ...range(50, 54), 57, 58]);

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
        formats.push(named.has(id) ? named.get(id)! : numberedFormat(id));
    },
    close: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return formats;
}

/** Characters of a format that are looked at; programs allow 255. */
const MAX_FORMAT_LENGTH = 255;

const numberedFormat = (id: number): CellFormat =>
  id === 17 ? "month" : DAY_FORMATS.has(id) ? "day" : null;

function namedFormat(code: string): CellFormat {
  // Texts, colours and conditions of a format show nothing of the number.
  const shown = code
    .slice(0, MAX_FORMAT_LENGTH)
    .replace(/"[^"]*"|[\\_*].|\[[^[\]]*\]/g, "")
    .toLowerCase();
  if (shown.includes("d")) return "day";
  if (!shown.includes("y")) return null;
  return shown.includes("m") ? "month" : "year";
}

/** Days between 30 December 1899, from which dates count, and 1970; four years later for Macs. */
const EPOCH_DAYS = 25_569;
const MAC_DAYS = 1_462;

/** A number as its format shows it: 2028-03-14, January 2028, 2028, 12500. */
export function numberText(value: string, format: CellFormat, is1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number) || value.trim() === "") return value;
  const date = new Date((number + (is1904 ? MAC_DAYS : 0) - EPOCH_DAYS) * 86_400_000);
  // Programs keep 15 digits (IEEE 754 adds some to what was typed).
  if (format === null || Number.isNaN(date.getTime()))
    return String(Number(number.toPrecision(15)));
  if (format === "year") return String(date.getUTCFullYear());
  if (format === "month") return `${MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return date.toISOString().replace(/T00:00:00.000Z$/, "");
}
