import { sql } from "kysely";
import type { Database, Db } from "./schema.ts";

type CountTable = "advert_counts" | "page_views" | "record_counts" | "use_counts";

/** Both engines limit the parameters of one statement; a row has twelve at most. */
const ROWS_AT_ONCE = 500;

/** A table with one row of `counts` for each of its `keys`: how its rows are summed and stored. */
export function storedCounts<
  Table extends CountTable,
  Column extends keyof Database[Table] & string,
>(table: Table, keys: readonly Column[], counts: readonly Column[]) {
  type Row = Database[Table];
  const keyOf = (row: Row) => keys.map((key) => row[key]).join(" ");
  /** Two rows of one key as one. */
  const sum = (one: Row, other: Row): Row => {
    const both = (count: Column) => Number(one[count]) + Number(other[count]);
    return { ...one, ...Object.fromEntries(counts.map((count) => [count, both(count)])) };
  };
  /** Adds those that are let in to what is stored; several servers may add to one row at once. */
  const add = async (
    db: Db,
    rows: readonly Row[],
    letIn: (some: Row[]) => Row[] | Promise<Row[]> = (some) => some,
  ): Promise<void> => {
    // In one order on every server, so that two of them never wait for one another's rows.
    const ordered = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const added = (count: Column) =>
      sql`${sql.ref(`${table}.${count}`)} + ${sql.ref(`excluded.${count}`)}`;
    for (let start = 0; start < ordered.length; start += ROWS_AT_ONCE) {
      const some = await letIn(ordered.slice(start, start + ROWS_AT_ONCE));
      if (some.length === 0) continue;
      await db
        .insertInto<CountTable>(table)
        .values(some as never)
        .onConflict((conflict) =>
          conflict
            .columns(keys as never)
            .doUpdateSet(Object.fromEntries(counts.map((count) => [count, added(count)]))),
        )
        .execute();
    }
  };
  return { keyOf, sum, add };
}
