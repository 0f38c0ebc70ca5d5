import type { Db } from "#platform/db/schema.ts";

/** Views of one page on one day. */
export interface DailyPageViews {
  /** Day in the Maldives, YYYY-MM-DD. */
  day: string;
  path: string;
  views: number;
}

/** Adds to the stored counts; several servers may add to the same page at once. */
export async function addViews(db: Db, views: readonly DailyPageViews[]): Promise<void> {
  // In one order on every server, so that two of them never wait for one another's rows.
  const ordered = views.toSorted((a, b) => compare(a.day, b.day) || compare(a.path, b.path));
  for (let start = 0; start < ordered.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto("page_views")
      .values(ordered.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(["day", "path"]).doUpdateSet((row) => ({
          views: row("page_views.views", "+", row.ref("excluded.views")),
        })),
      )
      .execute();
  }
}

/** The pages that were opened most from a day on. */
export async function readPageViews(
  db: Db,
  { from, limit }: { from: string; limit: number },
): Promise<{ path: string; views: number }[]> {
  const rows = await db
    .selectFrom("page_views")
    .select(({ fn }) => ["path", fn.sum<number | string>("views").as("views")])
    .where("day", ">=", from)
    .groupBy("path")
    .orderBy("views", "desc")
    .orderBy("path")
    .limit(limit)
    .execute();
  return rows.map(({ path, views }) => ({ path, views: Number(views) }));
}

/** Views of all pages by day, from a day on. */
export async function readViewsByDay(
  db: Db,
  from: string,
): Promise<{ day: string; views: number }[]> {
  const rows = await db
    .selectFrom("page_views")
    .select(({ fn }) => ["day", fn.sum<number | string>("views").as("views")])
    .where("day", ">=", from)
    .groupBy("day")
    .execute();
  return rows.map(({ day, views }) => ({ day, views: Number(views) }));
}

/** Both engines limit the parameters of one statement; each row has three. */
const ROWS_AT_ONCE = 1_000;

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
