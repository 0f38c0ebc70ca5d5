import { type ColumnDataType, type Kysely, sql } from "kysely";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

const RECORDS = [
  ["courses", "course_sources", "course_id"],
  ["institutions", "institution_sources", "institution_id"],
] as const;

/** Dates of what was imported before dates were kept: each of these two sources had one state. */
const KNOWN_DATES = [
  ["mqa", "2021-03"],
  ["sample", "2026-11-01"],
] as const;

/**
 * What each source says of a record, and what left the register it came from (docs/decisions/036).
 * SQLite cannot drop the columns `source` and `external_ref`, which a unique constraint names; they
 * say from now on which source is nearest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, sources, id] of RECORDS) {
    await db.schema.alterTable(table).addColumn("approval_status", TEXT).execute();
    await db.schema.alterTable(table).addColumn("archived_on", TEXT).execute();
    await db.schema
      .createTable(sources)
      .addColumn("source", TEXT, (column) => column.notNull())
      .addColumn("external_ref", TEXT, (column) => column.notNull())
      .addColumn(id, INTEGER, (column) =>
        column.notNull().references(`${table}.id`).onDelete("cascade"),
      )
      .addColumn("stated_on", TEXT)
      .addColumn("holds_until", TEXT)
      .addColumn("facts", TEXT)
      .addColumn("vanished_on", TEXT)
      .addColumn("statement", TEXT)
      .addColumn("joined_from", INTEGER)
      .addPrimaryKeyConstraint(`${sources}_key`, ["source", "external_ref"])
      .addUniqueConstraint(`${sources}_record`, [id, "source"])
      .execute();
    await db.schema
      .createIndex(`${sources}_joined_from_index`)
      .on(sources)
      .column("joined_from")
      .execute();
    await sql`
      insert into ${sql.table(sources)} (source, external_ref, ${sql.ref(id)})
      select source, external_ref, id from ${sql.table(table)}
    `.execute(db);
    for (const [source, date] of KNOWN_DATES) {
      await sql`
        update ${sql.table(sources)} set stated_on = ${date} where source = ${source}
      `.execute(db);
    }
  }
  await db.schema
    .createTable("records_kept_apart")
    .addColumn("kind", TEXT, (column) =>
      column.notNull().check(sql`kind in ('institution', 'course')`),
    )
    .addColumn("source", TEXT, (column) => column.notNull())
    .addColumn("external_ref", TEXT, (column) => column.notNull())
    .addColumn("other_source", TEXT, (column) => column.notNull())
    .addColumn("other_ref", TEXT, (column) => column.notNull())
    .addPrimaryKeyConstraint("records_kept_apart_key", [
      ...(["kind", "source", "external_ref", "other_source", "other_ref"] as const),
    ])
    .execute();
}
