import { guardedText, spreadsheetText } from "#web/csv.ts";
import { CHOICES_SHEET, COURSES_SHEET, EXPLANATIONS_SHEET } from "./sheet-names.ts";
import { MAX_SPREADSHEET_ROWS } from "./spreadsheet-limits.ts";
import { columnLetters, writeWorkbook, xmlText } from "./xlsx-writing.server.ts";

/** A column of the sheet of courses, and what the sheet of explanations says of it. */
export interface SheetColumn {
  name: string;
  /** Its name for people. */
  heading: string;
  explanation: string;
  isNumber: boolean;
  /** Offered as a drop-down list; none where anything may stand. */
  choices: readonly string[];
  /** False where a cell may hold several of the choices, or others. */
  isOneOfChoices: boolean;
}

/** A table to be written; rows have the columns' order. */
export interface SheetTable {
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
}

const EXPLANATION_HEADINGS = ["Column", "What it holds"];

export function writeCsv({ columns, rows }: SheetTable): Buffer {
  return Buffer.from(spreadsheetText([columns.map(({ heading }) => heading), ...rows]));
}

/** What each column holds, for who has no workbook with a sheet of it. */
export function writeExplanations({ columns }: Pick<SheetTable, "columns">): Buffer {
  const rows = columns.map(({ heading, explanation }) => [heading, explanation]);
  return Buffer.from(spreadsheetText([EXPLANATION_HEADINGS, ...rows]));
}

/** A workbook with the courses, drop-down lists for fixed choices, and a sheet of explanations. */
export async function writeXlsx({ columns, rows }: SheetTable): Promise<Buffer> {
  const limited = columns.filter(({ choices }) => choices.length > 0);
  const longest = Math.max(0, ...limited.map(({ choices }) => choices.length));
  const choices = Array.from({ length: longest }, (_, at) =>
    limited.map((column) => column.choices[at] ?? ""),
  );
  return await writeWorkbook([
    {
      name: COURSES_SHEET,
      rows: [
        columns.map(({ heading }) => heading),
        ...rows.map((row) =>
          row.map((cell, at) => workbookCell(cell, columns[at]?.isNumber ?? false)),
        ),
      ],
      widths: columns.map(({ name }) => (name === "name" ? 40 : 20)),
      behind: dropDowns(columns, limited),
    },
    {
      name: EXPLANATIONS_SHEET,
      rows: [
        EXPLANATION_HEADINGS,
        ...columns.map(({ heading, explanation }) => [heading, explanation]),
      ],
      widths: [36, 110],
    },
    {
      name: CHOICES_SHEET,
      rows: [limited.map(({ heading }) => heading), ...choices],
      widths: limited.map(() => 30),
    },
  ]);
}

function workbookCell(text: string, isNumber: boolean): string | number | null {
  const number = Number(text);
  if (isNumber && text !== "" && String(number) === text) return number;
  // A workbook may be saved as CSV.
  return isNumber && text === "" ? null : guardedText(text);
}

/** Drop-down lists of the sheet of choices (ECMA-376, part 1, 18.3.1.32). */
function dropDowns(columns: readonly SheetColumn[], limited: readonly SheetColumn[]): string {
  const rules = limited.map(({ name, heading, choices, isOneOfChoices }, at) => {
    const cells = columnLetters(columns.findIndex((one) => one.name === name));
    const list = columnLetters(at);
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="${isOneOfChoices ? 1 : 0}" errorTitle="${xmlText(heading)}" error="Take one of the list." sqref="${cells}2:${cells}${MAX_SPREADSHEET_ROWS + 1}"><formula1>${CHOICES_SHEET}!$${list}$2:$${list}$${choices.length + 1}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
}
