import type { Db, Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import { readChangedByPeople } from "#records/changes.repository.server.ts";
import { type RecordKind, sourcesOf } from "#records/sources.repository.server.ts";
import { importBatch } from "./statement-log.repository.server.ts";

/** An import that can be taken back. @throws DomainError for every other. */
export async function readUndoable(db: Db, import_id: number) {
  const undoable = await db
    .selectFrom("imports")
    .select(["id", "source", "file_name", "finished_at"])
    .where("id", "=", import_id)
    .where("undone_at", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("changes").select("batch").where("batch", "=", importBatch(import_id))),
    )
    .executeTakeFirst();
  if (undoable) return undoable;
  const reason = "Only the newest import of a source can be taken back, and only once.";
  throw new DomainError("not_undoable", 409, reason);
}

/** References of records whose statement of this source people changed after a time. */
export async function readChangedSince(
  db: Db,
  kind: RecordKind,
  { source, since }: { source: string; since: string },
): Promise<Set<string>> {
  const { table, record } = sourcesOf(kind);
  const changed = await readChangedByPeople(db, kind, { source, since });
  if (changed.size === 0) return new Set();
  const rows = await db
    .selectFrom(table)
    .select("external_ref")
    .where("source", "=", source)
    .where(record, "in", [...changed])
    .execute();
  return new Set(rows.map(({ external_ref }) => external_ref));
}

/** Ids of those institutions that have a course which is not archived. */
export async function readWithLiveCourses(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("courses")
    .select("institution_id")
    .distinct()
    .where("institution_id", "in", ids)
    .where("archived_on", "is", null)
    .execute();
  return new Set(rows.map(({ institution_id }) => institution_id));
}

/** Says that an import no longer stands; it cannot be taken back twice. */
export async function markUndone(trx: Trx, import_id: number, at: string): Promise<void> {
  await trx.updateTable("imports").set({ undone_at: at }).where("id", "=", import_id).execute();
  await trx.deleteFrom("changes").where("batch", "=", importBatch(import_id)).execute();
}
