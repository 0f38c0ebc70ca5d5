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

/** Both engines limit the parameters of one statement; each row has three. */
const ROWS_AT_ONCE = 1_000;

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
