import { COURSE_FIELDS, FEE_FIELDS, INTAKE_FIELDS } from "#catalogue/course.fields.ts";
import { CONTACT_FIELDS, INSTITUTION_FIELDS } from "#catalogue/institution.fields.ts";
import { type FieldRow, rowsOf } from "#catalogue/record-fields.ts";
import { lossOf } from "#platform/html-tags.ts";

/** How a field is written in a cell and in a column; "records" are JSON there. */
export type FieldKind = "list" | "records" | "flag" | "number" | "rich text" | "text";

const TABLES: readonly Readonly<Record<string, FieldRow>>[] = [
  INSTITUTION_FIELDS,
  CONTACT_FIELDS,
  FEE_FIELDS,
  INTAKE_FIELDS,
  COURSE_FIELDS,
];

const KIND_OF_FIELD: ReadonlyMap<string, FieldKind> = new Map([
  ...TABLES.flatMap(rowsOf<string, FieldRow>).map(([field, row]): [string, FieldKind] => [
    field,
    kindOfRow(row),
  ]),
  ["order", "number"],
  // Only exports have these fields.
  ["id", "number"],
  ["institution_id", "number"],
  ["former_names", "list"],
]);

function kindOfRow(row: FieldRow): FieldKind {
  switch (row.kind) {
    case "flag":
    case "number":
    case "rich text":
      return row.kind;
    case "choices":
    case "list":
    case "references":
      return "list";
    case "records":
      return row.isApart ? "list" : "records";
    default:
      return "text";
  }
}

/** Kind of a field's value, in any record. */
export function kindOf(field: string): FieldKind {
  return KIND_OF_FIELD.get(field) ?? "text";
}

/** What cleaning takes out of the rich texts of a record, by field. */
export function lossesOf(fields: object): { field: string; reason: string }[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (typeof value !== "string" || kindOf(field) !== "rich text") return [];
    const reason = lossOf(value);
    return reason === null ? [] : [{ field, reason }];
  });
}
