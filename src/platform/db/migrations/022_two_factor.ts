import type { ColumnDataType, Kysely } from "kysely";

const TEXT: ColumnDataType = "text";

/** Secrets of two-factor sign-in, encrypted, and the codes that stand in for a lost phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("two_factor")
    .addColumn("user_id", TEXT, (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("secret", TEXT, (column) => column.notNull())
    .addColumn("last_step", "integer", (column) => column.notNull())
    .addColumn("confirmed_at", TEXT)
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("user_id", TEXT, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("code_hash", TEXT, (column) => column.notNull())
    .addPrimaryKeyConstraint("recovery_codes_key", ["user_id", "code_hash"])
    .execute();
}
