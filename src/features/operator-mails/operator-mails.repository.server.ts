import type { Db, Trx } from "#platform/db/schema.ts";
import type { OperatorMailKind } from "./operator-mail-kinds.ts";

/** True unless operators turned this kind of mail off. */
export async function isMailWanted(db: Db, kind: OperatorMailKind): Promise<boolean> {
  const row = await db
    .selectFrom("operator_mails")
    .select("is_off")
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.is_off !== 1;
}

/** Kinds that are turned off. */
export async function readUnwantedMails(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom("operator_mails")
    .select("kind")
    .where("is_off", "=", 1)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** Turns a kind of mail on or off. */
export async function switchMails(trx: Trx, kind: OperatorMailKind, isOn: boolean): Promise<void> {
  const is_off = isOn ? 0 : 1;
  await trx
    .insertInto("operator_mails")
    .values({ kind, is_off, told_until: null })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ is_off }))
    .execute();
}

/** Until when (a time or a day) it was told of a kind; the empty text where it never was. */
export async function readToldUntil(db: Db, kind: OperatorMailKind): Promise<string> {
  const row = await db
    .selectFrom("operator_mails")
    .select("told_until")
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.told_until ?? "";
}

/**
 * Takes it on to tell of a kind until a time or day, where it was told until `told`: of servers that
 * read that at once, one gets true, and nobody does of a kind that is turned off.
 */
export async function claimTelling(
  trx: Trx,
  kind: OperatorMailKind,
  { told, until: told_until }: { told: string; until: string },
): Promise<boolean> {
  const claimed = await trx
    .insertInto("operator_mails")
    .values({ kind, is_off: 0, told_until })
    .onConflict((conflict) =>
      conflict
        .column("kind")
        .doUpdateSet({ told_until })
        .where("operator_mails.is_off", "=", 0)
        .where(({ eb, fn, val }) =>
          eb(fn.coalesce("operator_mails.told_until", val("")), "=", told),
        ),
    )
    .returning("kind")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Backups that failed after a time, the oldest first. */
export async function readFailedBackups(db: Db, after: string) {
  return await db
    .selectFrom("backups")
    .select(["file", "error"])
    .select(({ fn }) => fn.coalesce("finished_at", "started_at").as("at"))
    .where("state", "=", "failed")
    .where(({ fn }) => fn.coalesce("finished_at", "started_at"), ">", after)
    .orderBy("at")
    .execute();
}

/** Imports of the office that failed, or that were compared, after a time, the oldest first. */
export async function readStoppedImports(db: Db, after: string) {
  return await db
    .selectFrom("import_runs")
    .select(["id", "adapter", "state", "problem", "report", "updated_at as at"])
    .where("state", "in", ["failed", "compared"])
    .where("updated_at", ">", after)
    .orderBy("updated_at")
    .execute();
}

/** Mails that failed and have not left, the newest first. */
export async function readUndelivered(db: Db, limit: number) {
  return await db
    .selectFrom("outgoing_mails")
    .select(["mail", "next_attempt_at", "last_error", "refused_at", "created_at"])
    .where("last_error", "is not", null)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}
