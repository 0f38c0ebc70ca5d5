import type { Kysely } from "kysely";

/** When somebody applied for a course that they saved, and which papers they have ready. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["applied_on", "ready_papers"]) {
    await db.schema.alterTable("saved_courses").addColumn(column, "text").execute();
  }
  await db.schema
    .alterTable("record_counts")
    .addColumn("applied", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
