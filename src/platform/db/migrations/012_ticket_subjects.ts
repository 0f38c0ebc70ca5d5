import type { Kysely } from "kysely";

/**
 * What a message is about, where it reports a mistake. No foreign keys: a message outlives the record
 * that it names, and says its name itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ["course_id", "integer"],
    ["institution_id", "integer"],
    ["subject", "text"],
    ["about", "text"],
    ["shown", "text"],
  ] as const) {
    await db.schema.alterTable("tickets").addColumn(column, type).execute();
  }
}
