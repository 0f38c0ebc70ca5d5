import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Texts of fixed pages as operators write and post them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const created = db.schema.createTable("page_texts");
  await (engine === "postgres"
    ? created.addColumn("id", "serial", (column) => column.primaryKey())
    : created.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
  )
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("shipped_digest", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addColumn("posted_at", "text")
    .addColumn("effective_at", "text")
    .addColumn("withdrawn_at", "text")
    .addCheckConstraint("page_texts_posted", sql`(posted_at is null) = (effective_at is null)`)
    .execute();
  await db.schema
    .createIndex("page_texts_draft")
    .unique()
    .on("page_texts")
    .column("page")
    .where(sql.ref("posted_at"), "is", null)
    .execute();
  await db.schema.createIndex("page_texts_by_user").on("page_texts").column("user_id").execute();
}
