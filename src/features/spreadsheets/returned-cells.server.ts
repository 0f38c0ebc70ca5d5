import { MONTH_NAMES } from "#catalogue/dates.ts";
import { numberedField } from "#features/importing/adapters/magu/csv-cells.ts";

const MONTH = `(${MONTH_NAMES.map((name) => name.slice(0, 3)).join("|")})[a-z]*\\.?`;

/** `May-27`: what programs write for "May 2027", which they take for a day of that month. */
const SHORT_MONTH = new RegExp(`^${MONTH}[- ](\\d{2}|\\d{4})$`, "i");
/** `14-Mar-28`. */
const SHORT_DAY = new RegExp(`^(\\d{1,2})[- ]${MONTH}[- ](\\d{2}|\\d{4})$`, "i");
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** The month stands first with slashes only, where programs are set up so. */
const NUMBER_DAY = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;

/** A cell that can be read in two ways, in words of its mistake. */
export class AmbiguousCellError extends Error {}

/**
 * What a cell says in the words of its column, however a spreadsheet program wrote it on the way back:
 * months of intakes ("May-27" is May 2027) and days ("15/12/2026" is 2026-12-15).
 *
 * @param before what it said when it was downloaded; a text that can mean this means it.
 * @throws AmbiguousCellError for a day that is another one with the month first.
 */
export function returnedText(column: string, text: string, before: string): string {
  if (text === before) return text;
  const key = numberedField(column)?.key ?? column;
  if (key === "label" || key === "intakes") {
    return text.split(" | ").map(intakeWords).join(" | ");
  }
  return key === "deadline" ? isoDay(text.trim(), before) : text;
}

function intakeWords(text: string): string {
  const [, month = "", year = ""] = SHORT_MONTH.exec(text.trim()) ?? [];
  if (year !== "") return `${MONTH_NAMES[monthAt(month)]} ${fullYear(year)}`;
  const day = dayOf(text.trim());
  return day ? `${day.day} ${MONTH_NAMES[day.month]} ${day.year}` : text;
}

function isoDay(text: string, before: string): string {
  const named = dayOf(text);
  if (named) return iso(named.year, named.month + 1, named.day);
  const [, first, sign, second, year = ""] = NUMBER_DAY.exec(text) ?? [];
  if (first === undefined || second === undefined) return text;
  const dayFirst = iso(year, Number(second), Number(first));
  const monthFirst = iso(year, Number(first), Number(second));
  if (sign !== "/" || Number(first) > 12 || first === second) return dayFirst;
  if (Number(second) > 12) return monthFirst;
  if (before === dayFirst || before === monthFirst) return before;
  throw new AmbiguousCellError(`can be two days: write ${dayFirst} or ${monthFirst}`);
}

function dayOf(text: string): { year: string; month: number; day: number } | null {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  if (year && month && day) return { year, month: Number(month) - 1, day: Number(day) };
  const [, short, name = "", of = ""] = SHORT_DAY.exec(text) ?? [];
  return short ? { year: fullYear(of), month: monthAt(name), day: Number(short) } : null;
}

const monthAt = (short: string) =>
  MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(short.toLowerCase()));

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

const iso = (year: string, month: number, day: number) =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
