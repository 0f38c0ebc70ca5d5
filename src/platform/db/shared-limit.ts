import { createHash } from "node:crypto";
import { sql } from "kysely";
import { TooManyRequestsError } from "../rate-limit.ts";
import type { Db } from "./schema.ts";

/** Uses within a window of time, counted in the database, so that all servers count together. */
export interface SharedLimit {
  /** What is limited: part of the key, so that limits do not share their counts. */
  name: string;
  /** Uses of one key within one time window. */
  max: number;
  /** Length of the window, in milliseconds; it begins with the first use. */
  timeWindow: number;
}

/** A use that was counted. */
export interface CountedUse {
  used: number;
  /** When the window ends, ISO 8601. */
  endsAt: string;
}

/**
 * Counts a use by `who` in one statement, so that no two share the last one.
 *
 * @param uses how many it is; the last one may go beyond what is left.
 * @returns null, and nothing was counted, when the share of this window is used up.
 */
export async function countUse(
  db: Db,
  limit: SharedLimit,
  who: string,
  now: Date,
  uses = 1,
): Promise<CountedUse | null> {
  if (limit.max < 1) return null;
  const time = now.toISOString();
  const ends = new Date(now.getTime() + limit.timeWindow).toISOString();
  const counted = await db
    .insertInto("limits")
    .values({ key: limitKey(limit, who), used: uses, ends_at: ends })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          used: sql<number>`case when limits.ends_at <= ${time} then ${uses} else limits.used + ${uses} end`,
          ends_at: sql<string>`case when limits.ends_at <= ${time} then excluded.ends_at else limits.ends_at end`,
        })
        .where((row) =>
          row.or([row("limits.ends_at", "<=", time), row("limits.used", "<", limit.max)]),
        ),
    )
    .returning(["used", "ends_at"])
    .executeTakeFirst();
  return counted ? { used: counted.used, endsAt: counted.ends_at } : null;
}

/**
 * Counts a use by `who`. Within a transaction the count is taken back when that fails.
 *
 * @throws TooManyRequestsError when the share of this window is used up.
 */
export async function takeUse(db: Db, limit: SharedLimit, who: string, now: Date): Promise<void> {
  if (await countUse(db, limit, who, now)) return;
  const running = await usesOf(db, limit, who, now);
  const left = running ? new Date(running.endsAt).getTime() - now.getTime() : 0;
  // `now` may lie before the window's start, if this call waited for another's count.
  const seconds = Math.max(1, Math.ceil(Math.min(left, limit.timeWindow) / 1000));
  throw new TooManyRequestsError(seconds, undefined, limit.name);
}

/** Counts a first use and starts the window anew, whatever was used. */
export async function renewUse(db: Db, limit: SharedLimit, who: string, now: Date): Promise<void> {
  const ends_at = new Date(now.getTime() + limit.timeWindow).toISOString();
  await db
    .insertInto("limits")
    .values({ key: limitKey(limit, who), used: 1, ends_at })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ used: 1, ends_at }))
    .execute();
}

/** Takes back all uses by `who`. */
export async function clearUses(db: Db, limit: SharedLimit, who: string): Promise<void> {
  await db.deleteFrom("limits").where("key", "=", limitKey(limit, who)).execute();
}

/** Takes back a use that was counted, where its window has not ended. */
export async function uncountUse(
  db: Db,
  limit: SharedLimit,
  who: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("limits")
    .set((row) => ({ used: row("used", "-", 1) }))
    .where("key", "=", limitKey(limit, who))
    .where("ends_at", ">", now.toISOString())
    .where("used", ">", 0)
    .execute();
}

/** What is counted of the window that runs now; null where there is none. */
export async function usesOf(
  db: Db,
  limit: SharedLimit,
  who: string,
  now: Date,
): Promise<CountedUse | null> {
  const row = await db
    .selectFrom("limits")
    .select(["used", "ends_at"])
    .where("key", "=", limitKey(limit, who))
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirst();
  return row ? { used: row.used, endsAt: row.ends_at } : null;
}

/** Deletes counts whose window has ended. */
export async function forgetEndedLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("limits").where("ends_at", "<=", now.toISOString()).execute();
}

/** A hash, so that no network or mail address is stored. */
function limitKey({ name }: SharedLimit, who: string): string {
  return createHash("sha256").update(`${name}\n${who}`).digest("base64url");
}
