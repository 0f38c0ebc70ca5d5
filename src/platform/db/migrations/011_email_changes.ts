import type { ColumnDataType, Kysely } from "kysely";

const TEXT: ColumnDataType = "text";

/** New addresses of accounts that wait for their link to be followed, and secrets of the servers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("email_changes")
    .addColumn("user_id", TEXT, (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("email", TEXT, (column) => column.notNull())
    .addColumn("token_hash", TEXT, (column) => column.notNull().unique())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("expires_at", TEXT, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("email_changes_by_expires_at")
    .on("email_changes")
    .column("expires_at")
    .execute();
  await db.schema
    .createTable("secrets")
    .addColumn("name", TEXT, (column) => column.primaryKey())
    .addColumn("value", TEXT, (column) => column.notNull())
    .execute();
}
