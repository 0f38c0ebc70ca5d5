import { type RecordKind, sourcesOf } from "#features/publishing/sources.repository.server.ts";
import type { Db, Trx } from "#platform/db/schema.ts";

/** What a source said of a field when somebody decided that what is published stays. */
interface KeptValue {
  source: string;
  field: string;
  /** JSON: what the source said, as in the import format. */
  said: string;
  user_id: string | null;
  at: string;
}

function keptValuesOf(kind: RecordKind) {
  const { record } = sourcesOf(kind);
  return { table: `${kind}_kept_values` as "course_kept_values", record };
}

/** What was decided of a record, with the name of who did it. */
export async function readKeptValues(db: Db, kind: RecordKind, id: number) {
  const { table, record } = keptValuesOf(kind);
  return await db
    .selectFrom(table)
    .leftJoin("users", "users.id", "user_id")
    .select(["source", "field", "said", "at", "users.name as by"])
    .where(record, "=", id)
    .execute();
}

export async function putKeptValue(
  trx: Trx,
  kind: RecordKind,
  id: number,
  kept: KeptValue,
): Promise<void> {
  const { table, record } = keptValuesOf(kind);
  await trx
    .insertInto(table)
    .values({ [record]: id, ...kept } as KeptValue & { course_id: number })
    .onConflict((conflict) => conflict.columns([record, "source", "field"]).doUpdateSet(kept))
    .execute();
}
