import writeXlsxFile, { type SheetData } from "write-excel-file/node";
import { spreadsheetText } from "#web/csv.ts";
import { CHOICES_SHEET, COURSES_SHEET, EXPLANATIONS_SHEET } from "./sheet-names.ts";
import { MAX_SPREADSHEET_ROWS } from "./spreadsheet-limits.ts";

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
  const sheets = [
    {
      sheet: COURSES_SHEET,
      data: [
        columns.map(({ heading }) => headingCell(heading)),
        ...rows.map((row) =>
          row.map((cell, at) => workbookCell(cell, columns[at]?.isNumber ?? false)),
        ),
      ],
      columns: columns.map(({ name }) => ({ width: name === "name" ? 40 : 20 })),
      stickyRowsCount: 1,
    },
    {
      sheet: EXPLANATIONS_SHEET,
      data: [
        EXPLANATION_HEADINGS.map(headingCell),
        ...columns.map(({ heading, explanation }) => [plainCell(heading), plainCell(explanation)]),
      ],
      columns: [{ width: 36 }, { width: 110 }],
      stickyRowsCount: 1,
    },
    {
      sheet: CHOICES_SHEET,
      data: choiceRows(limited),
      columns: limited.map(() => ({ width: 30 })),
      stickyRowsCount: 1,
    },
  ];
  return await writeXlsxFile(sheets, { features: [dropDowns(columns, limited)] }).toBuffer();
}

function choiceRows(limited: readonly SheetColumn[]): SheetData {
  const longest = Math.max(0, ...limited.map(({ choices }) => choices.length));
  const rows = Array.from({ length: longest }, (_, at) =>
    limited.map(({ choices }) => plainCell(choices[at] ?? "")),
  );
  return [limited.map(({ heading }) => headingCell(heading)), ...rows];
}

const headingCell = (text: string) => ({ ...plainCell(text), fontWeight: "bold" as const });

/** Texts stay texts whatever they look like, also when somebody edits them: "007", "=1+1". */
const plainCell = (text: string) => ({
  ...(text !== "" && { value: escapedText(text) }),
  type: String,
  format: "@",
  alignVertical: "top" as const,
});

/** Characters that the writer drops, and what looks as if it were one that is escaped. */
const ESCAPED_CHARACTERS =
  /[\u007f-\u009f\ufffd]|\p{Noncharacter_Code_Point}|_(?=x[0-9A-Fa-f]{4}_)/gu;

/** A text as workbooks escape it (ECMA-376, 22.9.2.19: `_xHHHH_` for each UTF-16 unit). */
const escapedText = (text: string): string =>
  text.replace(ESCAPED_CHARACTERS, (character) =>
    Array.from({ length: character.length }, (_, at) => {
      const unit = character.charCodeAt(at).toString(16).toUpperCase();
      return `_x${unit.padStart(4, "0")}_`;
    }).join(""),
  );

function workbookCell(text: string, isNumber: boolean) {
  const number = Number(text);
  const isExact = isNumber && text !== "" && String(number) === text;
  if (isExact) return { value: number, type: Number, alignVertical: "top" as const };
  return isNumber && text === "" ? null : plainCell(text);
}

type WriterFeature = NonNullable<
  NonNullable<Parameters<typeof writeXlsxFile>[1]>["features"]
>[number];

/** Drop-down lists, which the writer has no option for (ECMA-376, 18.3.1.32). */
function dropDowns(
  columns: readonly SheetColumn[],
  limited: readonly SheetColumn[],
): WriterFeature {
  const rules = limited.map(({ name, heading, choices, isOneOfChoices }, at) => {
    const [cells, list] = [
      columnLetters(columns.findIndex((one) => one.name === name)),
      columnLetters(at),
    ];
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="${isOneOfChoices ? 1 : 0}" errorTitle="${heading}" error="Take one of the list." sqref="${cells}2:${cells}${MAX_SPREADSHEET_ROWS + 1}"><formula1>${CHOICES_SHEET}!$${list}$2:$${list}$${choices.length + 1}</formula1></dataValidation>`;
  });
  const all = `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, { sheet }) =>
            sheet === COURSES_SHEET ? xml.replace("</sheetData>", `</sheetData>${all}`) : xml,
        },
      },
    },
  };
}

/** "A" for 0, "AA" for 26. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last;
}
