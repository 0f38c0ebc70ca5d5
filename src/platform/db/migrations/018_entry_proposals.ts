import { type ColumnDataType, type Kysely, sql } from "kysely";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/**
 * Entry routes that were read from a course's texts, until a person says whether they are right, and
 * who said so (docs/decisions/047). `texts` is a hash of the texts that were read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("entry_proposals")
    .addColumn("course_id", INTEGER, (column) =>
      column.primaryKey().references("courses.id").onDelete("cascade"),
    )
    .addColumn("texts", TEXT, (column) => column.notNull())
    .addColumn("pattern", TEXT, (column) => column.notNull())
    .addColumn("routes", TEXT, (column) => column.notNull())
    .addColumn("sentences", INTEGER, (column) => column.notNull())
    .addColumn("understood", INTEGER, (column) => column.notNull())
    .addColumn("state", TEXT, (column) =>
      column.notNull().check(sql`state in ('proposed', 'confirmed', 'rejected')`),
    )
    .addColumn("proposed_at", TEXT, (column) => column.notNull())
    .addColumn("decided_by", TEXT)
    .addColumn("decided_at", TEXT)
    .execute();
  await db.schema
    .createIndex("entry_proposals_by_pattern")
    .on("entry_proposals")
    .column("pattern")
    .execute();
}
