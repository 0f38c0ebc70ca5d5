import type { Insertable } from "kysely";
import type { Database, Trx } from "#platform/db/schema.ts";
import type { CoursePartName } from "./course-plan.ts";

/** Maximum number of parameters of a statement: SQLite allows 32,766 and PostgreSQL 65,535. */
const MAX_PARAMETERS = 30_000;

type Deletable =
  | "categories"
  | "contacts"
  | "slides"
  | "entry_proposals"
  | `course_${CoursePartName}`;

/** Splits rows with the same columns into batches that fit into one statement. */
export function* batches<Row extends object>(rows: Row[]): Generator<Row[]> {
  const size = Math.floor(MAX_PARAMETERS / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Inserts rows with the same columns. */
export async function insertRows<Table extends keyof Database>(
  trx: Trx,
  table: Table,
  rows: Insertable<Database[Table]>[],
): Promise<void> {
  for (const batch of batches(rows)) await trx.insertInto(table).values(batch).execute();
}

/**
 * Adds records, or replaces those with the same reference in their nearest source; the rows have the
 * same columns.
 */
export async function writeRecordRows<Table extends "courses" | "institutions">(
  trx: Trx,
  table: Table,
  rows: Insertable<Database[Table]>[],
): Promise<{ id: number; source: string; external_ref: string }[]> {
  const columns = Object.keys(rows[0] ?? {}) as "source"[];
  const written = await Array.fromAsync(batches(rows), (batch) =>
    trx
      .insertInto<"courses" | "institutions">(table)
      .values(batch as never)
      .onConflict((conflict) =>
        conflict
          .columns(["source", "external_ref"])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
          ),
      )
      .returning(["id", "source", "external_ref"])
      .execute(),
  );
  return written.flat();
}

/** Deletes the rows of a table with one of the `ids` in `column`. */
export async function deleteRows(
  trx: Trx,
  table: Deletable,
  column: string,
  ids: number[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_PARAMETERS) {
    const batch = ids.slice(start, start + MAX_PARAMETERS);
    await trx.deleteFrom(table).where(trx.dynamic.ref(column), "in", batch).execute();
  }
}

/** @throws when the map lacks the key: the plan does not match the stored data then. */
export function found<Key, Value>(map: Map<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The plan names ${String(key)}, which has no id`);
  return value;
}
