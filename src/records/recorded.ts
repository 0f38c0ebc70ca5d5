import type { FieldChanges } from "./changes.ts";
import { kindOf } from "./field-kinds.ts";
import { type StatedFields, statementOf } from "./statements.ts";
import {
  type ContactColumns,
  recordedIntakes,
  type StoredCourse,
  type StoredInstitution,
} from "./stored.ts";

/** A record's values by field, as the import format writes them; null or empty where not stated. */
export type RecordedFields = Record<string, unknown>;

/** A stored value as the format writes it: yes and no, lists and records instead of columns. */
export function recordedValue(field: string, value: unknown): unknown {
  const kind = kindOf(field);
  if (kind === "flag") return value === null || value === undefined ? null : value === 1;
  if (kind !== "list" && kind !== "records") return value ?? null;
  return typeof value === "string" ? JSON.parse(value) : (value ?? []);
}

function recordedColumns(columns: object): RecordedFields {
  const values = Object.entries(columns).map(([field, value]) => [
    field,
    recordedValue(field, value),
  ]);
  return Object.fromEntries(values) as RecordedFields;
}

/** Every field of a course but those that say where it is from. */
export function recordedCourse({
  row,
  fees,
  intakes,
  categories,
  campuses,
}: Omit<StoredCourse, "ref" | "stating" | "institution">): RecordedFields {
  return {
    ...recordedColumns(row),
    ...recordedIntakes(intakes),
    fees,
    categories,
    campuses,
  };
}

/** Every field of an institution; lists that it does not state are those of `before`. */
export function recordedInstitution(
  { row, slides, contacts }: Omit<StoredInstitution, "ref" | "stating">,
  before: RecordedFields = {},
): RecordedFields {
  const list = (columns: ContactColumns[] | null) =>
    columns?.map(({ kind: _kind, position: _at, ...contact }) => recordedColumns(contact));
  return {
    ...recordedColumns(row),
    slides:
      slides?.map(({ position, ...slide }) => ({ order: position, ...slide })) ?? before.slides,
    campuses: list(contacts.campus) ?? before.campuses,
    faculties: list(contacts.faculty) ?? before.faculties,
  };
}

/** A record's value of a field; null where it has none. */
export function valueIn(fields: StatedFields, field: string): unknown {
  // Fields are named by people: "constructor" is none.
  return Object.hasOwn(fields, field) ? (Reflect.get(fields, field) ?? null) : null;
}

/** False for a value that says nothing. */
export const isStatedValue = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** The fields in which two states of a record differ. */
export function changesBetween(before: StatedFields, after: StatedFields): FieldChanges {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...fields].filter(
    (field) => !isSameValue(valueIn(before, field), valueIn(after, field)),
  );
  const of = (values: StatedFields) =>
    Object.fromEntries(changed.map((field) => [field, valueIn(values, field)]));
  return { before: of(before), after: of(after) };
}

/** True for equal values, whatever the order of the fields within them. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return a === b || statementOf({ value: a }) === statementOf({ value: b });
}
