import { FEE_FIELDS, INTAKE_FIELDS } from "#catalogue/course.fields.ts";
import { columnTitle } from "#catalogue/field-titles.ts";
import { type FieldRow, rowsOf } from "#catalogue/record-fields.ts";
import {
  columnName,
  NUMBERED_LISTS,
  type NumberedList,
  numberedColumn,
  numberedField,
} from "#features/importing/adapters/magu/csv-cells.ts";
import { EDITED_FIELDS } from "#records/editing/editing.schema.ts";

/** Columns that say which course a row is about, before those of the import template. */
export const KEY_COLUMNS = ["id", "version", "ref"] as const;

/** Of columns that are no field of the course. */
const KEY_HEADINGS: ReadonlyMap<string, string> = new Map([
  ["id", "Course number"],
  ["version", "Version"],
  ["ref", "Reference"],
]);

/** Of numbered columns, by the parts of their entries. */
const ENTRIES = {
  fees: { word: "Fee", parts: FEE_FIELDS },
  intake_details: { word: "Intake", parts: INTAKE_FIELDS },
} as const satisfies Record<NumberedList, object>;

const partsOf = (list: NumberedList) =>
  rowsOf<string, FieldRow>(ENTRIES[list].parts).map(([key, { label }]) => ({ key, label }));

/** What stands above a column, in words of the editor's form: "MNQF level", "Fee 1: Amount". */
export function headingOf(column: string): string {
  const numbered = numberedField(column);
  if (!numbered) return KEY_HEADINGS.get(column) ?? columnTitle(column);
  const { list, number, key } = numbered;
  const entry = `${ENTRIES[list].word} ${number}`;
  // The first part of an entry is headed by its number alone: "Fee 1".
  const part = partsOf(list).findIndex((each) => each.key === key);
  return part > 0 ? `${entry}: ${partsOf(list)[part]!.label}` : entry;
}

/** Capitals, spaces and marks of a heading do not matter. */
const spelling = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Headings of sheets that were downloaded before the field had its name. */
const FORMER_HEADINGS = [["First Degree Scheme", "gov_first_degree_text"]] as const;

const COLUMN_BY_SPELLING: ReadonlyMap<string, string> = new Map(
  [
    ...[...KEY_COLUMNS, ...EDITED_FIELDS.course].flatMap((column) =>
      [column, headingOf(column)].map((name) => [name, column] as const),
    ),
    ...FORMER_HEADINGS,
  ].map(([name, column]) => [spelling(name), column]),
);

/** The columns of the first entry of each list, by their spelling without the number: "feeamount". */
const ENTRY_BY_SPELLING = new Map(
  NUMBERED_LISTS.flatMap((list) =>
    partsOf(list).flatMap(({ key }) => {
      const column = numberedColumn(list, 1, key);
      return [column, headingOf(column)].map(
        (name) => [spelling(name).replace("1", ""), { list, key }] as const,
      );
    }),
  ),
);

const NUMBERED_SPELLING = /^([a-z]+)([1-9]\d{0,2})([a-z]*)$/;

/** The column that a heading names, in words or, as in earlier releases, by its key. */
export function columnOfHeading(heading: string): string {
  const spelt = spelling(heading);
  const [, word = "", number = "", part = ""] = NUMBERED_SPELLING.exec(spelt) ?? [];
  const entry = ENTRY_BY_SPELLING.get(word + part);
  if (entry && number !== "") return numberedColumn(entry.list, number, entry.key);
  return COLUMN_BY_SPELLING.get(spelt) ?? columnName(heading);
}
