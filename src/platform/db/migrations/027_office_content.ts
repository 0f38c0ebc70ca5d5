import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * Content as operators change it: questions and partners can be withdrawn, messages of the header
 * have times instead of days, and what was changed by whom is kept.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const table of ["faqs", "partners"]) {
    await db.schema
      .alterTable(table)
      .addColumn("status", "text", (column) =>
        column.notNull().defaultTo("active").check(sql`status in ('active', 'inactive')`),
      )
      .execute();
  }
  await giveMessagesTimes(db);
  const created = db.schema.createTable("content_changes");
  await (engine === "postgres"
    ? created.addColumn("id", "serial", (column) => column.primaryKey())
    : created.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
  )
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("record", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();
  for (const columns of [["kind", "record"], ["user_id"]]) {
    await db.schema
      .createIndex(`content_changes_by_${columns.join("_")}`)
      .on("content_changes")
      .columns(columns)
      .execute();
  }
  await db.schema
    .createTable("site_settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

interface MessageDays {
  id: number;
  starts_on: string | null;
  ends_on: string | null;
  starts_at: string | null;
  ends_at: string | null;
}

/** A first day becomes its midnight in the Maldives, a last day the midnight that ends it. */
async function giveMessagesTimes(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<{ topline_messages: MessageDays }>;
  for (const column of ["starts_at", "ends_at"]) {
    await db.schema.alterTable("topline_messages").addColumn(column, "text").execute();
  }
  const days = ["id", "starts_on", "ends_on"] as const;
  for (const { id, starts_on, ends_on } of await db
    .selectFrom("topline_messages")
    .select(days)
    .execute()) {
    await db
      .updateTable("topline_messages")
      .set({ starts_at: midnight(starts_on, 0), ends_at: midnight(ends_on, 1) })
      .where("id", "=", id)
      .execute();
  }
  for (const column of ["starts_on", "ends_on"]) {
    await db.schema.alterTable("topline_messages").dropColumn(column).execute();
  }
}

/** Midnight in the Maldives (UTC+5), so many days after a day begins. */
function midnight(day: string | null, later: number): string | null {
  if (day === null) return null;
  const begins = new Date(`${day}T00:00:00+05:00`).getTime();
  return new Date(begins + later * 86_400_000).toISOString();
}
