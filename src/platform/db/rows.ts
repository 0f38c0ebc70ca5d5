import type { Insertable } from "kysely";
import type { Database, Trx } from "./schema.ts";

/** Maximum number of parameters of a statement: SQLite allows 32,766 and PostgreSQL 65,535. */
export const MAX_PARAMETERS = 30_000;

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
