import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** Who speaks for which institution, and who was asked to. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const tableOf = (name: "memberships" | "invitations") => {
    const table = db.schema.createTable(name);
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "serial", (column) => column.primaryKey())
        : table.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement());
    return withId
      .addColumn("institution_id", INTEGER, (column) =>
        column.notNull().references("institutions.id").onDelete("cascade"),
      )
      .addColumn("role", TEXT, (column) => column.notNull().check(sql`role in ('owner', 'member')`))
      .addColumn("invited_by", TEXT, (column) => column.references("users.id").onDelete("set null"))
      .addColumn("created_at", TEXT, (column) => column.notNull());
  };
  await tableOf("memberships")
    .addColumn("user_id", TEXT, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addUniqueConstraint("memberships_key", ["institution_id", "user_id"])
    .execute();
  await tableOf("invitations")
    .addColumn("email", TEXT, (column) => column.notNull())
    .addColumn("token_hash", TEXT, (column) => column.notNull().unique())
    .addColumn("expires_at", TEXT, (column) => column.notNull())
    .addUniqueConstraint("invitations_key", ["institution_id", "email"])
    .execute();
  for (const [table, column] of [
    ["memberships", "user_id"],
    ["memberships", "invited_by"],
    ["invitations", "invited_by"],
    ["invitations", "expires_at"],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}
