import type { ColumnDataType, Kysely } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/**
 * Keys with which an institution's own systems call the office, the references by which they name its
 * courses, and which key made a change. A revoked key keeps its row: the history names it.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema.createTable("api_keys");
  const withId =
    engine === "postgres"
      ? table.addColumn("id", "serial", (column) => column.primaryKey())
      : table.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement());
  await withId
    .addColumn("institution_id", INTEGER, (column) =>
      column.notNull().references("institutions.id").onDelete("cascade"),
    )
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("token_hash", TEXT, (column) => column.notNull().unique())
    .addColumn("created_by", TEXT, (column) => column.references("users.id").onDelete("set null"))
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("last_used_at", TEXT)
    .addColumn("revoked_at", TEXT)
    .execute();
  await db.schema
    .createTable("course_refs")
    .addColumn("institution_id", INTEGER, (column) =>
      column.notNull().references("institutions.id").onDelete("cascade"),
    )
    .addColumn("ref", TEXT, (column) => column.notNull())
    .addColumn("course_id", INTEGER, (column) =>
      column.notNull().references("courses.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("course_refs_key", ["institution_id", "ref"])
    .execute();
  for (const [of, column] of [
    ["api_keys", "institution_id"],
    ["api_keys", "created_by"],
    ["course_refs", "course_id"],
  ] as const) {
    await db.schema.createIndex(`${of}_by_${column}`).on(of).column(column).execute();
  }
  for (const record of ["course", "institution"].flatMap((kind) => [
    `${kind}_revisions`,
    `${kind}_drafts`,
  ])) {
    await db.schema
      .alterTable(record)
      .addColumn("key_id", INTEGER, (column) =>
        column.references("api_keys.id").onDelete("set null"),
      )
      .execute();
    await db.schema.createIndex(`${record}_by_key_id`).on(record).column("key_id").execute();
  }
}
