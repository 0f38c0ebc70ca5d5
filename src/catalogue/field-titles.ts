import { COURSE_FIELDS, FEE_FIELDS } from "./course.fields.ts";
import { INSTITUTION_FIELDS } from "./institution.fields.ts";
import { rowsOf } from "./record-fields.ts";

interface Labelled {
  label: string;
  heading?: string;
}

const labelsOf = (fields: Readonly<Record<string, Labelled>>) =>
  rowsOf(fields).map(([field, { label }]) => [field, label] as const);

const TITLES: ReadonlyMap<string, string> = new Map(
  [COURSE_FIELDS, INSTITUTION_FIELDS].flatMap(labelsOf),
);

const HEADINGS: ReadonlyMap<string, string> = new Map(
  rowsOf<string, Labelled>(COURSE_FIELDS).flatMap(([field, { heading }]) =>
    heading ? [[field, heading] as const] : [],
  ),
);

/** What rules name in their reasons and no field of a record is: the parts of a fee. */
export const PART_TITLES: ReadonlyMap<string, string> = new Map(labelsOf(FEE_FIELDS));

/** A field's name for people: "Fees", "MNQF level". */
export function fieldTitle(field: string): string {
  return TITLES.get(field) ?? field.replaceAll("_", " ");
}

/** What stands above a course's column: "Name of the course". */
export function columnTitle(field: string): string {
  return HEADINGS.get(field) ?? fieldTitle(field);
}
