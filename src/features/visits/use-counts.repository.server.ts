import type { Selectable } from "kysely";
import type { Database, Db, Trx } from "#platform/db/schema.ts";
import { storedCounts } from "#platform/db/stored-counts.ts";
import { totalOf } from "#platform/db/total.ts";
import { MAX_USES_A_DAY } from "./visit-limits.ts";

export type UseCount = Selectable<Database["use_counts"]>;
type UseKind = UseCount["kind"];

export const USE_COUNTS = storedCounts("use_counts", ["kind", "day", "name"], ["uses", "empty"]);

/**
 * Adds to the stored numbers. Of one kind and day only so many names are stored that nobody fills the
 * database with texts; further ones are dropped.
 */
export async function addUses(trx: Trx, rows: readonly UseCount[]): Promise<void> {
  await USE_COUNTS.add(trx, rows, (some) => withRoom(trx, some));
}

async function withRoom(trx: Trx, rows: readonly UseCount[]): Promise<UseCount[]> {
  const kept: UseCount[] = [];
  for (const [, same] of Map.groupBy(rows, ({ kind, day }) => `${kind} ${day}`)) {
    const [{ kind, day } = { kind: "search" as UseKind, day: "" }] = same;
    const stored = trx.selectFrom("use_counts").where("kind", "=", kind).where("day", "=", day);
    const names = same.map(({ name }) => name);
    const known = await stored.select("name").where("name", "in", names).execute();
    const isKnown = new Set(known.map(({ name }) => name));
    let room = MAX_USES_A_DAY - (await totalOf(stored));
    for (const row of same) {
      if (isKnown.has(row.name)) kept.push(row);
      else if (room > 0) {
        kept.push(row);
        room -= 1;
      }
    }
  }
  return kept;
}

/** Names with their sums from a day on, those with most uses, or most empty ones, first. */
export async function readUses(
  db: Db,
  kind: UseKind,
  { from, by, least, limit }: { from: string; by: "uses" | "empty"; least: number; limit: number },
): Promise<{ name: string; uses: number; empty: number }[]> {
  const rows = await db
    .selectFrom("use_counts")
    .select(({ fn }) => [
      "name",
      fn.sum<number | string>("uses").as("uses"),
      fn.sum<number | string>("empty").as("empty"),
    ])
    .where("kind", "=", kind)
    .where("day", ">=", from)
    .groupBy("name")
    .having(({ fn }) => fn.sum("uses"), ">=", least)
    .having(({ fn }) => fn.sum(by), ">", 0)
    .orderBy(by, "desc")
    .orderBy("name")
    .limit(limit)
    .execute();
  return rows.map(({ name, uses, empty }) => ({ name, uses: Number(uses), empty: Number(empty) }));
}

/** Sums of all names by day, from a day on. */
export async function readUsesByDay(
  db: Db,
  kind: UseKind,
  from: string,
): Promise<{ day: string; uses: number; empty: number }[]> {
  const rows = await db
    .selectFrom("use_counts")
    .select(({ fn }) => [
      "day",
      fn.sum<number | string>("uses").as("uses"),
      fn.sum<number | string>("empty").as("empty"),
    ])
    .where("kind", "=", kind)
    .where("day", ">=", from)
    .groupBy("day")
    .orderBy("day")
    .execute();
  return rows.map(({ day, uses, empty }) => ({ day, uses: Number(uses), empty: Number(empty) }));
}

/** The newest names of a kind, with the day on which they were last used. */
export async function readNewestUses(
  db: Db,
  kind: UseKind,
  { from, limit }: { from: string; limit: number },
): Promise<{ day: string; name: string; uses: number }[]> {
  return await db
    .selectFrom("use_counts")
    .select(["day", "name", "uses"])
    .where("kind", "=", kind)
    .where("day", ">=", from)
    .orderBy("day", "desc")
    .orderBy("uses", "desc")
    .orderBy("name")
    .limit(limit)
    .execute();
}

/** Deletes what is older than a day. */
export async function deleteUsesBefore(trx: Trx, day: string): Promise<void> {
  await trx.deleteFrom("use_counts").where("day", "<", day).execute();
}
