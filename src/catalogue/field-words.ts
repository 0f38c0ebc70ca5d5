import { COURSE_FIELDS, type CourseRow } from "./course.fields.ts";
import { dateWords } from "./dates.ts";
import { type FieldRow, type Nullable, rowsOf } from "./record-fields.ts";

/** The value of a field of plain words in words; null where it is not stated. */
export function fieldWords(row: FieldRow, value: unknown): Nullable<string> {
  if (Array.isArray(value)) return value.map((each) => choiceLabel(row, each)).join(", ") || null;
  if (value === null || value === undefined || value === "") return null;
  if (row.kind === "day") return dateWords(String(value));
  if (row.kind === "flag") return value ? "Yes" : "No";
  return choiceLabel(row, value);
}

function choiceLabel(row: FieldRow, value: unknown): string {
  const choices = "choices" in row ? row.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
}

/** A fact of a course as it is shown; null where it is not stated. */
export interface ShownFact {
  label: string;
  words: Nullable<string>;
}

/** The facts that a place shows of a course by their kind alone, in the order of the table. */
export function factsOn(place: "cardFact" | "pageFact", course: object): ShownFact[] {
  const values = new Map(Object.entries(course));
  return FACTS[place].map(({ field, label, row }) => ({
    label,
    words: fieldWords(row, values.get(field)),
  }));
}

const ROWS = rowsOf<string, CourseRow>(COURSE_FIELDS);
const FACTS = { cardFact: rowsWith("cardFact"), pageFact: rowsWith("pageFact") };

function rowsWith(place: "cardFact" | "pageFact") {
  return ROWS.flatMap(([field, row]) => {
    const label = row[place];
    return label === undefined ? [] : [{ field, label, row }];
  });
}
