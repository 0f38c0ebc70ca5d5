import { type Kysely, sql } from "kysely";
import type { Engine } from "../../engine.ts";
import { accountsTables } from "./accounts.ts";
import { advertsTables } from "./adverts.ts";
import { catalogueTables } from "./catalogue.ts";
import { contentTables } from "./content.ts";
import { operatingTables } from "./operating.ts";
import { peopleTables } from "./people.ts";
import { recordTables } from "./records.ts";
import { triggers } from "./triggers.ts";

/** In an order in which each table comes after those that it refers to. */
const SUBJECTS = [
  accountsTables,
  catalogueTables,
  recordTables,
  peopleTables,
  contentTables,
  advertsTables,
  operatingTables,
];

/** A number that the database gives each row, and no second time. */
const ID: Record<Engine, string> = {
  sqlite: "integer primary key autoincrement",
  postgres: "serial primary key",
};

/** All tables as release 0.2 made them, and what the house says where a place is unsold. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const tables = SUBJECTS.flatMap((subject) => subject(ID[engine]).split(";\n"));
  const statements = [...tables.filter((statement) => statement.trim()), ...triggers(engine)];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into catalogue_state (id, version) values (1, 0)`.execute(db);
  for (const { text, link } of HOUSE_ADVERTS) {
    await sql`
      insert into adverts (advertiser, is_house, text, link, starts_on, weight)
      values ('Magu', 1, ${text}, ${link}, '2023-01-01', 1)
    `.execute(db);
  }
}

/**
 * They stand in every banner's rotation; one is left out on the page that it leads to, where five
 * still turn over.
 */
const HOUSE_ADVERTS = [
  { text: "Institutions: list your courses here, free of charge", link: "/list-your-courses" },
  { text: "Three courses side by side: what they cost, ask and lead to", link: "/compare" },
  { text: "Not sure what to study? Seven questions narrow it down", link: "/careerguide" },
  {
    text: "Stay on your island: courses you can follow online",
    link: "/courses?delivery_modality=online",
  },
  { text: "Reach people who are choosing a course: advertise here", link: "/advertise" },
  { text: "By when to apply: deadlines and starts, month by month", link: "/calendar" },
];
