import type { CsvRow } from "#features/importing/adapters/csv-table.ts";

/** The cell with single spaces; empty where the column is missing. */
export const cell = ({ cells }: CsvRow, column: string) =>
  (cells[column] ?? "").trim().replace(/\s+/g, " ");

/** The text, or null where the register leaves the cell empty. */
export const nullIfEmpty = (text: string) => (text === "" ? null : text);

/** A whole number above 0, or null: the register writes 0 for "not stated". */
export function figure(row: CsvRow, column: string): number | null {
  const number = Number(cell(row, column).replace(/,/g, ""));
  return Number.isFinite(number) && number > 0 ? Math.round(number) : null;
}
