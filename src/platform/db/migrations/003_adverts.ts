import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** What the site itself says where a place is unsold; they stand in every banner's rotation. */
const HOUSE_ADVERTS = [
  { text: "Institutions: list your courses here, free of charge", link: "/aboutus#contact" },
  { text: "Three courses side by side: what they cost, ask and lead to", link: "/compare" },
  { text: "Not sure what to study? Seven questions narrow it down", link: "/careerguide" },
  {
    text: "Stay on your island: courses you can follow online",
    link: "/courses?delivery_modality=online",
  },
  { text: "Reach people who are choosing a course: advertise here", link: "/advertise" },
];

/** Adverts, what was counted of them, and the house adverts that fill unsold places. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const adverts = db.schema.createTable("adverts");
  await (engine === "postgres"
    ? adverts.addColumn("id", "serial", (column) => column.primaryKey())
    : adverts.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement())
  )
    .addColumn("slot", TEXT)
    .addColumn("advertiser", TEXT, (column) => column.notNull())
    .addColumn("is_house", INTEGER, (column) => column.notNull())
    .addColumn("picture", TEXT)
    .addColumn("still", TEXT)
    .addColumn("alt", TEXT)
    .addColumn("text", TEXT, (column) => column.check(sql`length(text) <= 120`))
    .addColumn("link", TEXT, (column) => column.notNull())
    .addColumn("starts_on", TEXT, (column) => column.notNull())
    .addColumn("ends_on", TEXT)
    .addColumn("weight", INTEGER, (column) => column.notNull().check(sql`weight >= 1`))
    .addColumn("removed_at", TEXT)
    .addCheckConstraint("adverts_sold_has_slot", sql`is_house = 1 or slot is not null`)
    .execute();

  await db.schema
    .createTable("advert_counts")
    .addColumn("advert_id", INTEGER, (column) => column.notNull().references("adverts.id"))
    .addColumn("day", TEXT, (column) => column.notNull())
    .addColumn("impressions", INTEGER, (column) => column.notNull())
    .addColumn("clicks", INTEGER, (column) => column.notNull())
    .addPrimaryKeyConstraint("advert_counts_key", ["advert_id", "day"])
    .execute();

  for (const { text, link } of HOUSE_ADVERTS) {
    await sql`
      insert into adverts (advertiser, is_house, text, link, starts_on, weight)
      values ('Magu', 1, ${text}, ${link}, '2023-01-01', 1)
    `.execute(db);
  }
}
