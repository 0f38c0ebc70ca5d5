import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * Words that an operator says mean the same. `catalogue_state.synonyms` grows with each change of
 * them, so that servers read them again without packing the courses anew; `announce_published` is of
 * migration 007.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const created = db.schema.createTable("synonym_groups");
  await (engine === "postgres"
    ? created.addColumn("id", "serial", (column) => column.primaryKey())
    : created.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
  )
    .addColumn("terms", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("stated_on", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable("catalogue_state")
    .addColumn("synonyms", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  if (engine !== "postgres") return;
  await sql`
    create trigger catalogue_state_synonyms_announced after update of synonyms on catalogue_state
    for each row when (new.synonyms is distinct from old.synonyms)
    execute function announce_published()
  `.execute(db);
}
