import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/**
 * Adverts that advertisers order by themselves. A held place has a number, and no number of a slot and
 * month is there twice, so that nothing is sold twice whatever the program does; a place that is given
 * up has none.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const withId = (name: string) => {
    const table = db.schema.createTable(name);
    return engine === "postgres"
      ? table.addColumn("id", "serial", (column) => column.primaryKey())
      : table.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement());
  };
  await withId("advert_price_lists")
    .addColumn("content", TEXT, (column) => column.notNull())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("created_by", TEXT, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("advert_counters")
    .addColumn("name", TEXT, (column) => column.primaryKey())
    .addColumn("last", INTEGER, (column) => column.notNull())
    .execute();
  await withId("advert_orders")
    .addColumn("state", TEXT, (column) =>
      column
        .notNull()
        .check(sql`state in ('unconfirmed', 'waiting', 'returned', 'approved', 'cancelled')`),
    )
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("organisation", TEXT, (column) => column.notNull())
    .addColumn("address", TEXT, (column) => column.notNull())
    .addColumn("email", TEXT, (column) => column.notNull())
    .addColumn("link", TEXT, (column) => column.notNull())
    .addColumn("alt", TEXT)
    .addColumn("text", TEXT)
    .addColumn("picture", TEXT)
    .addColumn("comment", TEXT)
    .addColumn("token_hash", TEXT, (column) => column.notNull().unique())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("confirmed_at", TEXT)
    .addColumn("decided_at", TEXT)
    .addColumn("decided_by", TEXT)
    .addColumn("reminded_at", TEXT)
    .execute();
  await withId("advert_invoices")
    .addColumn("number", TEXT, (column) => column.notNull().unique())
    .addColumn("order_id", INTEGER, (column) => column.notNull().references("advert_orders.id"))
    .addColumn("month", TEXT, (column) => column.notNull())
    .addColumn("amount", INTEGER, (column) => column.notNull())
    .addColumn("issued_on", TEXT, (column) => column.notNull())
    .addColumn("due_on", TEXT, (column) => column.notNull())
    .addColumn("content", TEXT, (column) => column.notNull())
    .addColumn("paid_at", TEXT)
    .addColumn("paid_by", TEXT)
    .addUniqueConstraint("advert_invoices_of_month", ["order_id", "month"])
    .execute();
  await db.schema
    .createTable("advert_order_places")
    .addColumn("order_id", INTEGER, (column) =>
      column.notNull().references("advert_orders.id").onDelete("cascade"),
    )
    .addColumn("slot", TEXT, (column) => column.notNull())
    .addColumn("month", TEXT, (column) => column.notNull())
    .addColumn("rate", INTEGER, (column) => column.notNull())
    .addColumn("discount", INTEGER, (column) => column.notNull())
    .addColumn("price", INTEGER, (column) => column.notNull())
    .addColumn("place", INTEGER)
    .addColumn("held_until", TEXT)
    .addColumn("advert_id", INTEGER, (column) => column.unique().references("adverts.id"))
    .addPrimaryKeyConstraint("advert_order_places_key", ["order_id", "slot", "month"])
    .addUniqueConstraint("advert_order_places_once", ["slot", "month", "place"])
    .execute();
  for (const [table, column] of [
    ["advert_orders", "state"],
    ["advert_orders", "created_at"],
    ["advert_order_places", "held_until"],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}
