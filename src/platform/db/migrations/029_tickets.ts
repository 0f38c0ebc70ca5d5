import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/**
 * Where a message to the site stands, who takes care of it, and what was answered and noted. Messages
 * of before were answered from a mailbox: they are closed.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable("tickets")
    .addColumn("state", TEXT, (column) =>
      column.notNull().defaultTo("open").check(sql`state in ('open', 'answered', 'closed')`),
    )
    .execute();
  await db.schema
    .alterTable("tickets")
    .addColumn("assigned_to", TEXT, (column) => column.references("users.id").onDelete("set null"))
    .execute();
  await sql`update tickets set state = 'closed'`.execute(db);
  const table = db.schema.createTable("ticket_entries");
  const withId =
    engine === "postgres"
      ? table.addColumn("id", "serial", (column) => column.primaryKey())
      : table.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement());
  await withId
    .addColumn("ticket_id", INTEGER, (column) =>
      column.notNull().references("tickets.id").onDelete("cascade"),
    )
    .addColumn("kind", TEXT, (column) => column.notNull().check(sql`kind in ('answer', 'note')`))
    .addColumn("user_id", TEXT, (column) => column.references("users.id").onDelete("set null"))
    .addColumn("text", TEXT, (column) => column.notNull())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .execute();
  for (const [name, column] of [
    ["tickets", "state"],
    ["tickets", "assigned_to"],
    ["ticket_entries", "ticket_id"],
    ["ticket_entries", "user_id"],
  ] as const) {
    await db.schema.createIndex(`${name}_by_${column}`).on(name).column(column).execute();
  }
}
