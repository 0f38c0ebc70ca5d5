import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";

/** Backups that were made, here or on the command line. One at a time runs. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema.createTable("backups");
  const withId =
    engine === "postgres"
      ? table.addColumn("id", "serial", (column) => column.primaryKey())
      : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
  await withId
    .addColumn("file", TEXT, (column) => column.notNull())
    .addColumn("by_name", TEXT, (column) => column.notNull())
    .addColumn("state", TEXT, (column) =>
      column.notNull().check(sql`state in ('running', 'done', 'failed')`),
    )
    .addColumn("started_at", TEXT, (column) => column.notNull())
    .addColumn("finished_at", TEXT)
    .addColumn("bytes", "bigint")
    .addColumn("error", TEXT)
    .execute();
  await sql`create unique index backups_running on backups (state) where state = 'running'`.execute(
    db,
  );
}
