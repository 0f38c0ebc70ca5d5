import type { Kysely } from "kysely";

/**
 * What a source states of an intake beside its wording. The wordings stay as they are; what can be
 * read from them is read anew each time (src/catalogue/intakes.ts), so that it is stored nowhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ["year", "integer"],
    ["month", "integer"],
    ["day", "integer"],
    ["all_year", "integer"],
    ["deadline", "text"],
    ["apply_url", "text"],
  ] as const) {
    await db.schema.alterTable("course_intakes").addColumn(column, type).execute();
  }
}
