import { sql } from "kysely";
import { type RecordKind, sourcesOf } from "#features/publishing/sources.repository.server.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import type { FieldChanges } from "./recorded.ts";
import { batches } from "./rows.repository.server.ts";

/** Who changes records. */
export interface Authorship {
  /** ISO 8601 UTC. */
  at: string;
  /** Key of the source that the change is a statement of. */
  source: string;
  /** Null for an import, a command or a key. */
  user_id: string | null;
  /** The institution's key that it was done with. */
  key_id?: number | null;
}

/** The table of history for a kind of record; the two differ only in the column of the id. */
export function revisionsOf(kind: RecordKind) {
  const { record } = sourcesOf(kind);
  return { table: `${kind}_revisions` as "course_revisions", record };
}

/** What happens to one record; null for its creation. */
export interface Revision {
  id: number;
  changes: FieldChanges | null;
}

/** Who made a change, by name, where `users` is joined to it: a person, or a key. */
export const AUTHOR = sql<string | null>`coalesce(users.name, (
  select 'The key ‘' || api_keys.name || '’' from api_keys where api_keys.id = key_id
))`;

/** The same of a published change, which may have come with an export. */
export const REVISION_AUTHOR = sql<string | null>`coalesce(${AUTHOR}, by_name)`;

/** The history of these records, each by its id, the oldest change first. */
export async function readHistories(db: Db, kind: RecordKind, ids: readonly number[]) {
  const { table, record } = revisionsOf(kind);
  const rows = await db
    .selectFrom(table)
    .leftJoin("users", "users.id", "user_id")
    .select([`${record} as id` as const, "version", "at", "source", "changes"])
    .select(REVISION_AUTHOR.as("by"))
    .where(record, "in", ids)
    .orderBy("version")
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

/** Adds published changes to the history of their records. */
export async function writeRevisions(
  trx: Trx,
  kind: RecordKind,
  revisions: readonly Revision[],
  { at, source, user_id, key_id = null }: Authorship,
): Promise<void> {
  const { table, record } = revisionsOf(kind);
  const changed = revisions.flatMap(({ id, changes }) => (changes === null ? [] : id));
  const versions = await readRecordVersions(trx, kind, changed);
  const rows = revisions.map(({ id, changes }) => ({
    [record]: id,
    version: (versions.get(id) ?? 0) + 1,
    at,
    source,
    user_id,
    key_id,
    changes: changes && JSON.stringify(changes),
  })) as { course_id: number; version: number; at: string; source: string }[];
  for (const batch of batches(rows))
    await trx
      .insertInto(table)
      .values(batch as never)
      .execute();
}

/** Versions of these records; those without a history, which have version 0, are left out. */
export async function readRecordVersions(
  db: Db,
  kind: RecordKind,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { table, record } = revisionsOf(kind);
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => [`${record} as id` as const, fn.max("version").as("version")])
    .where(record, "in", ids)
    .groupBy(record)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
