import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** Spreadsheets of courses that institutions upload, with what each would change or has changed. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema.createTable("spreadsheets");
  const withId =
    engine === "postgres"
      ? table.addColumn("id", "serial", (column) => column.primaryKey())
      : table.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement());
  await withId
    .addColumn("institution_id", INTEGER, (column) =>
      column.notNull().references("institutions.id").onDelete("cascade"),
    )
    .addColumn("user_id", TEXT, (column) => column.references("users.id").onDelete("set null"))
    .addColumn("file_name", TEXT, (column) => column.notNull())
    .addColumn("state", TEXT, (column) =>
      column.notNull().check(sql`state in ('checked', 'applied', 'undone')`),
    )
    .addColumn("unchanged", INTEGER, (column) => column.notNull())
    .addColumn("rows", TEXT, (column) => column.notNull())
    .addColumn("applied", TEXT)
    .addColumn("uploaded_at", TEXT, (column) => column.notNull())
    .addColumn("applied_at", TEXT)
    .execute();
  for (const column of ["institution_id", "user_id", "uploaded_at"]) {
    await db.schema
      .createIndex(`spreadsheets_by_${column}`)
      .on("spreadsheets")
      .column(column)
      .execute();
  }
}
