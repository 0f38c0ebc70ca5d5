import { z } from "zod";
import { lossOf } from "#platform/html-tags.ts";
import {
  categoryRecord,
  contactRecord,
  courseRecord,
  entryRoutes,
  feeRecord,
  html,
  institutionRecord,
  intakeRecord,
  slideRecord,
} from "./importing.schema.ts";

/**
 * Kind of a field's value, from the schema. "records" are JSON in a cell and in a column. A field that also accepts text counts as text: a level.
 */
export type FieldKind = "list" | "records" | "flag" | "number" | "rich text" | "text";

const RECORDS = [
  institutionRecord,
  contactRecord,
  slideRecord,
  categoryRecord,
  feeRecord,
  intakeRecord,
  courseRecord,
];

const KIND_OF_FIELD: ReadonlyMap<string, FieldKind> = new Map([
  ...RECORDS.flatMap((record) => {
    const { properties = {} } = z.toJSONSchema(record, { io: "input" });
    return Object.entries(record.shape).map(([field, type]): [string, FieldKind] => [
      field,
      type === html
        ? "rich text"
        : type === entryRoutes
          ? "records"
          : kindOfSchema(properties[field] as JsonSchema),
    ]);
  }),
  // Only exports have these fields.
  ["id", "number"],
  ["institution_id", "number"],
  ["former_names", "list"],
]);

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

type JsonSchema = Pick<z.core.JSONSchema.BaseSchema, "type" | "anyOf">;

function kindOfSchema(schema: JsonSchema): FieldKind {
  const types = new Set(typesOf(schema));
  if (types.has("string")) return "text";
  if (types.has("array")) return "list";
  if (types.has("boolean")) return "flag";
  return types.has("integer") || types.has("number") ? "number" : "text";
}

function typesOf({ type, anyOf = [] }: JsonSchema): string[] {
  return [type ?? [], anyOf.flatMap((one) => typesOf(one as JsonSchema))].flat();
}
