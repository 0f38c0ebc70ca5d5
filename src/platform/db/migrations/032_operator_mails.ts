import type { Kysely } from "kysely";

/** Mails to the operator by kind: which are turned off, and until when each was told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("operator_mails")
    .addColumn("kind", "text", (column) => column.primaryKey())
    .addColumn("is_off", "integer", (column) => column.notNull())
    .addColumn("told_until", "text")
    .execute();
}
