import type { Selectable } from "kysely";
import type { Database, Db, Trx } from "#platform/db/schema.ts";
import { storedCounts } from "#platform/db/stored-counts.ts";
import { MEASURES, type Measure } from "./measures.ts";
import type { CountedRecord } from "./visits.ts";

export type RecordCounts = Selectable<Database["record_counts"]>;

/** A row in which nothing is counted yet. */
export function noCounts(record: CountedRecord, day: string): RecordCounts {
  const none = Object.fromEntries(MEASURES.map((measure) => [measure, 0]));
  return { ...record, day, ...(none as Record<Measure, number>) };
}

export const RECORD_COUNTS = storedCounts("record_counts", ["kind", "record_id", "day"], MEASURES);

/** Makes one row for each month of the days before this one; gives how many days went. */
export async function sumUpMonths(trx: Trx, before: string): Promise<number> {
  const days = await trx
    .deleteFrom("record_counts")
    .where("day", "<", before)
    // A month is shorter than any of its days.
    .where("day", "like", "____-__-__")
    .returningAll()
    .execute();
  const months = new Map<string, RecordCounts>();
  for (const each of days) {
    const row = { ...each, day: each.day.slice(0, 7) };
    const key = RECORD_COUNTS.keyOf(row);
    const known = months.get(key);
    months.set(key, known ? RECORD_COUNTS.sum(known, row) : row);
  }
  await RECORD_COUNTS.add(trx, [...months.values()]);
  return days.length;
}

/** Both engines limit the parameters of one statement. */
const RECORDS_AT_ONCE = 500;

/** The rows of these records from a day on. */
export async function readRecordCounts(
  db: Db,
  kind: RecordCounts["kind"],
  { ids, from }: { ids: readonly number[]; from: string },
): Promise<RecordCounts[]> {
  const rows: RecordCounts[] = [];
  for (let start = 0; start < ids.length; start += RECORDS_AT_ONCE) {
    rows.push(
      ...(await db
        .selectFrom("record_counts")
        .selectAll()
        .where("kind", "=", kind)
        .where("record_id", "in", ids.slice(start, start + RECORDS_AT_ONCE))
        .where("day", ">=", from)
        .execute()),
    );
  }
  return rows;
}

/** Views and shortlists of every course that has any, from a day on. */
export async function readCourseSums(
  db: Db,
  from: string,
): Promise<{ id: number; views: number; shortlisted: number }[]> {
  const rows = await db
    .selectFrom("record_counts")
    .select(({ fn }) => [
      "record_id as id",
      fn.sum<number | string>("views").as("views"),
      fn.sum<number | string>("shortlisted").as("shortlisted"),
    ])
    .where("kind", "=", "course")
    .where("day", ">=", from)
    .groupBy("record_id")
    .orderBy("record_id")
    .execute();
  return rows.map(({ id, views, shortlisted }) => ({
    id,
    views: Number(views),
    shortlisted: Number(shortlisted),
  }));
}

/** How often courses were shortlisted by day, from a day on. */
export async function readShortlistsByDay(
  db: Db,
  from: string,
): Promise<{ day: string; shortlisted: number }[]> {
  const rows = await db
    .selectFrom("record_counts")
    .select(({ fn }) => ["day", fn.sum<number | string>("shortlisted").as("shortlisted")])
    .where("kind", "=", "course")
    .where("day", ">=", from)
    .groupBy("day")
    .execute();
  return rows.map(({ day, shortlisted }) => ({ day, shortlisted: Number(shortlisted) }));
}
