import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** Imports that are begun in the office, and what it takes to take an import back. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable("imports").addColumn("undone_at", TEXT).execute();
  await db.schema
    .createTable("import_undo")
    .addColumn("import_id", INTEGER, (column) =>
      column.notNull().references("imports.id").onDelete("cascade"),
    )
    .addColumn("position", INTEGER, (column) => column.notNull())
    .addColumn("kind", TEXT, (column) =>
      column.notNull().check(sql`kind in ('institutions', 'categories', 'courses')`),
    )
    .addColumn("ref", TEXT, (column) => column.notNull())
    .addColumn("before", TEXT)
    .addPrimaryKeyConstraint("import_undo_key", ["import_id", "position"])
    .execute();
  const runs = db.schema.createTable("import_runs");
  await (engine === "postgres"
    ? runs.addColumn("id", "serial", (column) => column.primaryKey())
    : runs.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement())
  )
    .addColumn("adapter", TEXT, (column) => column.notNull())
    .addColumn("state", TEXT, (column) => column.notNull())
    .addColumn("options", TEXT, (column) => column.notNull())
    .addColumn("report", TEXT)
    .addColumn("differences", TEXT)
    .addColumn("problem", TEXT)
    .addColumn("asked_by", TEXT, (column) => column.references("users.id").onDelete("set null"))
    .addColumn("asked_by_name", TEXT, (column) => column.notNull())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("updated_at", TEXT, (column) => column.notNull())
    .addColumn("import_id", INTEGER, (column) =>
      column.references("imports.id").onDelete("set null"),
    )
    .execute();
  await db.schema
    .createIndex("import_runs_by_asked_by")
    .on("import_runs")
    .column("asked_by")
    .execute();
}
