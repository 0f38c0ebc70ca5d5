import type { Selectable } from "kysely";
import type { Database, Db } from "#platform/db/schema.ts";
import { storedCounts } from "#platform/db/stored-counts.ts";
import type { Advert } from "./adverts.ts";
import type { SlotKey } from "./slots.ts";

/** Views and clicks of one advert on one day. */
export interface DayCount {
  advert_id: number;
  day: string;
  impressions: number;
  clicks: number;
}

/** A stored advert with the fields that only operators see. */
export interface StoredAdvert extends Advert {
  removed_at: string | null;
}

/** Adverts that are not removed and have not ended before `day`; they may end on it. */
export async function currentAdverts(db: Db, day: string): Promise<Advert[]> {
  const rows = await db
    .selectFrom("adverts")
    .selectAll()
    .where("removed_at", "is", null)
    .where((where) => where.or([where("ends_on", "is", null), where("ends_on", ">=", day)]))
    .orderBy("id")
    .execute();
  return rows.map(asAdvert);
}

/** All adverts, including removed ones, by number. */
export async function allAdverts(db: Db): Promise<StoredAdvert[]> {
  const rows = await db.selectFrom("adverts").selectAll().orderBy("id").execute();
  return rows.map(asAdvert);
}

/** An advert by its number, including removed ones. */
export async function findAdvert(db: Db, id: number): Promise<StoredAdvert | null> {
  const row = await db.selectFrom("adverts").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? asAdvert(row) : null;
}

/** Stores an advert and returns its number. */
export async function insertAdvert(db: Db, advert: Omit<Advert, "id">): Promise<number> {
  const { id } = await db
    .insertInto("adverts")
    .values({ ...advert, is_house: Number(advert.is_house), removed_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Sets an advert's picture files; `still` is the first frame of an animation, for reduced motion.
 */
export async function setPicture(
  db: Db,
  id: number,
  files: { picture: string; still: string | null },
): Promise<void> {
  await db.updateTable("adverts").set(files).where("id", "=", id).execute();
}

/** Removes an advert from the site at a time in ISO 8601; its row and counts stay. */
export async function markRemoved(db: Db, id: number, removedAt: string): Promise<void> {
  await db.updateTable("adverts").set({ removed_at: removedAt }).where("id", "=", id).execute();
}

export const ADVERT_COUNTS = storedCounts(
  "advert_counts",
  ["advert_id", "day"],
  ["impressions", "clicks"],
);

/** Counts by advert over a period, both days included; adverts without views are left out. */
export async function countsWithin(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<Omit<DayCount, "day">[]> {
  return await db
    .selectFrom("advert_counts")
    .select(({ fn }) => [
      "advert_id",
      fn.sum<number>("impressions").as("impressions"),
      fn.sum<number>("clicks").as("clicks"),
    ])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("advert_id")
    .orderBy("advert_id")
    .execute();
}

function asAdvert(row: Selectable<Database["adverts"]>): StoredAdvert {
  return { ...row, slot: row.slot as SlotKey | null, is_house: row.is_house === 1 };
}
