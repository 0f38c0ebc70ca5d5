import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/**
 * Who wants to speak for an institution. `open_key` names address and institution while an application
 * waits, so that there is one of each; `institution_id` is null of one that is not listed yet.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema.createTable("applications");
  const withId =
    engine === "postgres"
      ? table.addColumn("id", "serial", (column) => column.primaryKey())
      : table.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement());
  await withId
    .addColumn("institution_id", INTEGER, (column) =>
      column.references("institutions.id").onDelete("set null"),
    )
    .addColumn("institution", TEXT, (column) => column.notNull())
    .addColumn("register_number", TEXT)
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("position", TEXT, (column) => column.notNull())
    .addColumn("email", TEXT, (column) => column.notNull())
    .addColumn("state", TEXT, (column) =>
      column.notNull().check(sql`state in ('unconfirmed', 'waiting', 'approved', 'declined')`),
    )
    .addColumn("open_key", TEXT, (column) => column.unique())
    .addColumn("token_hash", TEXT, (column) => column.unique())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("decided_at", TEXT)
    .addColumn("decided_by", TEXT)
    .addColumn("reason", TEXT)
    .execute();
  for (const column of ["institution_id", "state", "created_at"]) {
    await db.schema
      .createIndex(`applications_by_${column}`)
      .on("applications")
      .column(column)
      .execute();
  }
}
