import type { ColumnDataType, Kysely } from "kysely";

const TEXT: ColumnDataType = "text";

/** Pictures that people uploaded; the files are beside the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pictures")
    .addColumn("purpose", TEXT, (column) => column.notNull())
    .addColumn("id", TEXT, (column) => column.notNull())
    .addColumn("uploaded_at", TEXT, (column) => column.notNull())
    .addPrimaryKeyConstraint("pictures_key", ["purpose", "id"])
    .execute();
  await db.schema
    .createIndex("pictures_by_uploaded_at")
    .on("pictures")
    .column("uploaded_at")
    .execute();
}
