import type { ColumnDataType, Kysely } from "kysely";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/**
 * Contradictions that people settled: what a source said of a field when they decided that what is
 * published stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const record of ["course", "institution"] as const) {
    const table = `${record}_kept_values`;
    await db.schema
      .createTable(table)
      .addColumn(`${record}_id`, INTEGER, (column) =>
        column.notNull().references(`${record}s.id`).onDelete("cascade"),
      )
      .addColumn("source", TEXT, (column) => column.notNull())
      .addColumn("field", TEXT, (column) => column.notNull())
      .addColumn("said", TEXT, (column) => column.notNull())
      .addColumn("user_id", TEXT, (column) => column.references("users.id").onDelete("set null"))
      .addColumn("at", TEXT, (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, [`${record}_id`, "source", "field"])
      .execute();
    await db.schema.createIndex(`${table}_by_user_id`).on(table).column("user_id").execute();
  }
}
