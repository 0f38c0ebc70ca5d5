import { type ColumnDataType, type Kysely, sql } from "kysely";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/**
 * How records are written by people: the history of each record, the change that waits on it, and
 * which changes an operator looks at first. Records that were there before have no history; their
 * first change is version 1.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const record of ["course", "institution"] as const) {
    await db.schema
      .createTable(`${record}_revisions`)
      .addColumn(`${record}_id`, INTEGER, (column) =>
        column.notNull().references(`${record}s.id`).onDelete("cascade"),
      )
      .addColumn("version", INTEGER, (column) => column.notNull())
      .addColumn("at", TEXT, (column) => column.notNull())
      .addColumn("source", TEXT, (column) => column.notNull())
      .addColumn("user_id", TEXT, (column) => column.references("users.id").onDelete("set null"))
      .addColumn("changes", TEXT)
      .addPrimaryKeyConstraint(`${record}_revisions_key`, [`${record}_id`, "version"])
      .execute();
    await db.schema
      .createTable(`${record}_drafts`)
      .addColumn(`${record}_id`, INTEGER, (column) =>
        column.primaryKey().references(`${record}s.id`).onDelete("cascade"),
      )
      .addColumn("tag", TEXT, (column) => column.notNull())
      .addColumn("based_on", INTEGER, (column) => column.notNull())
      .addColumn("fields", TEXT, (column) => column.notNull())
      .addColumn("state", TEXT, (column) =>
        column.notNull().check(sql`state in ('draft', 'submitted', 'returned', 'scheduled')`),
      )
      .addColumn("user_id", TEXT, (column) => column.references("users.id").onDelete("set null"))
      .addColumn("saved_at", TEXT, (column) => column.notNull())
      .addColumn("comment", TEXT)
      .addColumn("publish_at", TEXT)
      .execute();
    for (const table of [`${record}_revisions`, `${record}_drafts`]) {
      await db.schema.createIndex(`${table}_by_user_id`).on(table).column("user_id").execute();
    }
    await db.schema
      .createIndex(`${record}_drafts_by_state`)
      .on(`${record}_drafts`)
      .column("state")
      .execute();
  }
  await db.schema
    .createTable("review_rules")
    .addColumn("institution_id", INTEGER, (column) =>
      column.primaryKey().references("institutions.id").onDelete("cascade"),
    )
    .addColumn("reviewed", TEXT, (column) => column.notNull())
    .execute();
}
