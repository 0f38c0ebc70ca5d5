import type { Kysely } from "kysely";

/** Who made a change whose account is in another directory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["course_revisions", "institution_revisions"])
    await db.schema.alterTable(table).addColumn("by_name", "text").execute();
}
