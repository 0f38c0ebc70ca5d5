import type { Kysely } from "kysely";

/**
 * Categories as operators change them: the names that they had before, each of which leads to one of
 * them, and since when an operator has stated which.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("categories").addColumn("stated_on", "text").execute();
  await db.schema
    .createTable("former_category_names")
    .addColumn("folded", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("category_id", "integer", (column) =>
      column.notNull().references("categories.id").onDelete("cascade"),
    )
    .addColumn("until", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("former_category_names_by_category_id")
    .on("former_category_names")
    .column("category_id")
    .execute();
}
