import type { Kysely } from "kysely";

/** Rows that stay for no longer than a server needs to see that it can write (see health.server.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("write_probes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("filler", "text", (column) => column.notNull())
    .execute();
}
