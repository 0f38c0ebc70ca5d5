import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** What the site says beside the catalogue: questions, voices, partners and news. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) => {
    const created = db.schema.createTable(name);
    return (
      engine === "postgres"
        ? created.addColumn("id", "serial", (column) => column.primaryKey())
        : created.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement())
    ).addColumn("source", TEXT, (column) => column.notNull());
  };

  await table("faqs")
    .addColumn("question", TEXT, (column) => column.notNull())
    .addColumn("answer", TEXT, (column) => column.notNull())
    .addColumn("position", INTEGER, (column) => column.notNull())
    .execute();

  await table("testimonials")
    .addColumn("text", TEXT, (column) => column.notNull())
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("photo_url", TEXT)
    .addColumn("status", TEXT, (column) =>
      column.notNull().check(sql`status in ('active', 'inactive')`),
    )
    .addColumn("position", INTEGER)
    .execute();

  await table("partners")
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("logo_url", TEXT)
    .addColumn("link", TEXT)
    .addColumn("position", INTEGER, (column) => column.notNull())
    .execute();

  await table("topline_messages")
    .addColumn("text", TEXT, (column) => column.notNull().check(sql`length(text) <= 120`))
    .addColumn("link", TEXT)
    .addColumn("position", INTEGER, (column) => column.notNull())
    .addColumn("starts_on", TEXT)
    .addColumn("ends_on", TEXT)
    .execute();
}
