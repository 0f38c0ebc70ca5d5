import type { Kysely } from "kysely";

/** What the columns and words of a source's files mean, and how a table looks that is compared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("import_mappings")
    .addColumn("source", "text", (column) => column.primaryKey())
    .addColumn("mapping", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.alterTable("import_runs").addColumn("table_view", "text").execute();
}
