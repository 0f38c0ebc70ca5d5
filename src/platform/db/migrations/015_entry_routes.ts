import type { Kysely } from "kysely";

/** Ways into a course as data, beside the texts that they are read from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("courses").addColumn("entry_routes", "text").execute();
}
