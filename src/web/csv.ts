/**
 * Rows as CSV for a spreadsheet. A byte order mark tells Excel that the text is in UTF-8.
 */
export function spreadsheetText(rows: Iterable<readonly string[]>): string {
  return `\uFEFF${Array.from(rows, csvLine).join("")}`;
}

/** A row as a line of a CSV file, with its end. */
export const csvLine = (row: readonly string[]): string => `${row.map(csvCell).join(",")}\r\n`;

/** What spreadsheet programs take for a formula (owasp.org, "CSV Injection"), also behind spaces. */
const FORMULA = /^['\p{Zs}]*[=+\-@|\t\r\n＝＋－＠｜]/u;

/** Digits alone: a number below zero is one. */
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;

const csvCell = (text: string): string => `"${guardedText(text).replaceAll('"', '""')}"`;

/** A text that a spreadsheet would take for a formula stands behind an apostrophe. */
export const guardedText = (text: string): string =>
  FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;

/** The text that `guardedText` wrote so, letter by letter. */
export const unguardedText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
