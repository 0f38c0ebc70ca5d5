import { sql } from "kysely";
import type { Engine } from "#platform/db/engine.ts";
import type { Db } from "#platform/db/schema.ts";

/** A position in the history of changes: everything after a snapshot is a change. */
export interface ChangePosition {
  version: number;
  /** Differs between databases, after a restore, and after the list of changes was reset. */
  origin: string;
  /**
   * On PostgreSQL the snapshot as text, which says which transactions it includes. Empty on SQLite.
   */
  snapshot: string;
}

/** The position of this transaction's snapshot. */
export async function readChangePosition(db: Db, engine: Engine): Promise<ChangePosition> {
  const isPostgres = engine === "postgres";
  // Includes the server's start, because a restarted server may be another one that reuses
  // transaction numbers.
  const place = sql<string>`
    concat_ws(' ', pg_postmaster_start_time(), 'course_changes'::regclass::oid)
  `;
  const mark = await db
    .selectFrom(["catalogue_state", "course_changes_state"])
    .select(["version", "origin"])
    .select((isPostgres ? place : sql<string>`''`).as("place"))
    .select(
      (isPostgres ? sql<string>`pg_current_snapshot()::text` : sql<string>`''`).as("snapshot"),
    )
    .executeTakeFirstOrThrow();
  const { version, origin, snapshot } = mark;
  return { version, origin: `${origin} ${mark.place}`, snapshot };
}

/**
 * Ids of all courses that may have changed between `before` and `now`, at most `most`; null when
 * there are more, or when it cannot be determined.
 */
export async function readChanges(
  db: Db,
  engine: Engine,
  { before, now, most }: { before: ChangePosition; now: ChangePosition; most: number },
): Promise<number[] | null> {
  if (now.origin !== before.origin || now.version < before.version) return null;
  const later = engine === "postgres" ? laterOnPostgres(before) : laterOnSqlite(before);
  const { isComplete } = await db
    .selectFrom("course_changes_state")
    .select(later.isComplete.as("isComplete"))
    .executeTakeFirstOrThrow();
  if (!isComplete) return null;
  const rows = await db
    .selectFrom("course_changes")
    .select("course_id")
    .distinct()
    .where(later.condition)
    .limit(most + 1)
    .execute();
  const ids = rows.map(({ course_id }) => course_id);
  return ids.length > most || ids.includes(0) ? null : ids;
}

/** SQLite has one writer at a time, so later writes have higher positions. */
function laterOnSqlite({ version }: ChangePosition) {
  return {
    isComplete: sql<boolean>`forgotten <= ${version}`,
    condition: sql<boolean>`position > ${version}`,
  };
}

/** All transactions below the snapshot's first one had ended when it was taken. */
function laterOnPostgres({ snapshot }: ChangePosition) {
  const first = sql`pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint`;
  return {
    isComplete: sql<boolean>`forgotten < ${first}`,
    condition: sql<boolean>`position >= ${first}
      and not pg_visible_in_snapshot(position::text::xid8, ${snapshot}::pg_snapshot)`,
  };
}
