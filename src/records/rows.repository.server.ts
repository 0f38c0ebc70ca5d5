import type { Insertable } from "kysely";
import { batches, MAX_PARAMETERS } from "#platform/db/rows.ts";
import type { Database, Trx } from "#platform/db/schema.ts";
import type { CoursePartName } from "./course-plan.ts";

type Deletable = "categories" | "contacts" | "slides" | `course_${CoursePartName}`;

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
