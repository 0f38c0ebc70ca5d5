import { type ColumnDataType, type Kysely, sql } from "kysely";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** What is counted of a course or institution. */
const COUNTED = [
  "views",
  "listed",
  "found",
  "shortlisted",
  "compared",
  "phone",
  "mail",
  "website",
  "questions",
];

/** How often records are seen and used: numbers by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const records = db.schema
    .createTable("record_counts")
    .addColumn("kind", TEXT, (column) =>
      column.notNull().check(sql`kind in ('course', 'institution')`),
    )
    .addColumn("record_id", INTEGER, (column) => column.notNull())
    .addColumn("day", TEXT, (column) => column.notNull());
  await COUNTED.reduce(
    (table, name) => table.addColumn(name, INTEGER, (column) => column.notNull()),
    records,
  )
    .addPrimaryKeyConstraint("record_counts_key", ["kind", "record_id", "day"])
    .execute();
  await db.schema.createIndex("record_counts_by_day").on("record_counts").column("day").execute();
}
