import { type RawBuilder, sql } from "kysely";
import type { Engine } from "#platform/db/engine.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";

const DATABASE_BYTES: Record<Engine, RawBuilder<string | number>> = {
  postgres: sql`pg_database_size(current_database())`,
  sqlite: sql`(select page_count * page_size from pragma_page_count(), pragma_page_size())`,
};

/** Bytes of the database. */
export async function readDatabaseBytes(db: Db, engine: Engine): Promise<number> {
  const { bytes } = await db
    .selectNoFrom(DATABASE_BYTES[engine].as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** How many mails wait to be sent. */
export async function countWaitingMails(db: Db): Promise<number> {
  return await totalOf(db.selectFrom("outgoing_mails").where("next_attempt_at", "is not", null));
}

/** Mails that failed at least once, those that were given up first. */
export async function readFailedMails(db: Db, limit: number) {
  return await db
    .selectFrom("outgoing_mails")
    .select(["id", "mail", "created_at", "attempts", "next_attempt_at", "last_error"])
    .where("last_error", "is not", null)
    .orderBy(({ eb }) => eb.case().when("next_attempt_at", "is", null).then(0).else(1).end())
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

/** Lets a mail be tried now; gives its content, or undefined where there is none. */
export async function tryMailAgain(trx: Trx, id: string, now: string) {
  const tried = await trx
    .updateTable("outgoing_mails")
    .set({ next_attempt_at: now, refused_at: null })
    .where("id", "=", id)
    .where("last_error", "is not", null)
    .returning("mail")
    .executeTakeFirst();
  return tried?.mail;
}

/** The newest backups. */
export async function readBackups(db: Db, limit: number) {
  const rows = await db
    .selectFrom("backups")
    .selectAll()
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ bytes, alive_at: _, ...row }) => ({
    ...row,
    bytes: bytes === null ? null : Number(bytes),
  }));
}

export async function readBackup(db: Db, id: number) {
  return await db.selectFrom("backups").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Begins a backup; undefined where one runs already. */
export async function beginBackup(
  trx: Trx,
  backup: { file: string; by_name: string; started_at: string },
): Promise<number | undefined> {
  const begun = await trx
    .insertInto("backups")
    .values({
      ...backup,
      state: "running",
      finished_at: null,
      bytes: null,
      error: null,
      alive_at: backup.started_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return begun?.id;
}

/** Ends a backup. @returns false where it was taken for dead, and ended, before. */
export async function endBackup(
  db: Trx,
  id: number,
  outcome: {
    state: "done" | "failed";
    finished_at: string;
    bytes: number | null;
    error: string | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("backups")
    .set(outcome)
    .where("id", "=", id)
    .where("state", "=", "running")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says that a backup goes on. */
export async function keepBackup(db: Trx, id: number, alive_at: string): Promise<void> {
  await db
    .updateTable("backups")
    .set({ alive_at })
    .where("id", "=", id)
    .where("state", "=", "running")
    .execute();
}

/** Backups that some server makes, or made when it died. */
export async function readRunningBackups(db: Db) {
  return await db
    .selectFrom("backups")
    .select(["id", "file", "alive_at"])
    .where("state", "=", "running")
    .execute();
}

/** Those of some archives whose backup has ended. */
export async function readEndedBackups(db: Db, files: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("backups")
    .select("file")
    .where("file", "in", files)
    .where("state", "<>", "running")
    .execute();
  return rows.map(({ file }) => file);
}

/** Backups that are whole beyond the newest ones. */
export async function readOldBackups(db: Db, kept: number) {
  return await db
    .selectFrom("backups")
    .select(["id", "file"])
    .where("state", "=", "done")
    .orderBy("started_at", "desc")
    .limit(100)
    .offset(kept)
    .execute();
}

export async function deleteBackupRow(db: Trx, id: number): Promise<void> {
  await db.deleteFrom("backups").where("id", "=", id).execute();
}
