import type { Db } from "#platform/db/schema.ts";
import { storedCounts } from "#platform/db/stored-counts.ts";

/** Views of one page on one day. */
export interface DailyPageViews {
  /** Day in the Maldives, YYYY-MM-DD. */
  day: string;
  path: string;
  views: number;
}

export const PAGE_VIEWS = storedCounts("page_views", ["day", "path"], ["views"]);

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
