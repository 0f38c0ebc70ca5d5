import type { Selectable } from "kysely";
import type { Database, Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import { MAX_USES_A_DAY } from "./visit-limits.ts";

export type UseCount = Selectable<Database["use_counts"]>;
type UseKind = UseCount["kind"];

/** Both engines limit the parameters of one statement; each row has five. */
const USES_AT_ONCE = 500;

/**
 * Adds to the stored numbers. Of one kind and day only so many names are stored that nobody fills the
 * database with texts; further ones are dropped.
 */
export async function addUses(trx: Trx, rows: readonly UseCount[]): Promise<void> {
  const ordered = rows.toSorted((a, b) => (useKey(a) < useKey(b) ? -1 : 1));
  for (let start = 0; start < ordered.length; start += USES_AT_ONCE) {
    const kept = await withRoom(trx, ordered.slice(start, start + USES_AT_ONCE));
    if (kept.length === 0) continue;
    await trx
      .insertInto("use_counts")
      .values(kept)
      .onConflict((conflict) =>
        conflict.columns(["kind", "day", "name"]).doUpdateSet((row) => ({
          uses: row("use_counts.uses", "+", row.ref("excluded.uses")),
          empty: row("use_counts.empty", "+", row.ref("excluded.empty")),
        })),
      )
      .execute();
  }
}

export const useKey = ({ kind, day, name }: UseCount) => `${kind} ${day} ${name}`;

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
