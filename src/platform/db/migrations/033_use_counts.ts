import { type ColumnDataType, type Kysely, sql } from "kysely";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** What people look for: numbers by day, without who it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("use_counts")
    .addColumn("kind", TEXT, (column) =>
      column.notNull().check(sql`kind in ('search', 'filter', 'question')`),
    )
    .addColumn("day", TEXT, (column) => column.notNull())
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("uses", INTEGER, (column) => column.notNull())
    .addColumn("empty", INTEGER, (column) => column.notNull())
    .addPrimaryKeyConstraint("use_counts_key", ["kind", "day", "name"])
    .execute();
}
