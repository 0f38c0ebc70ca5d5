import type { ColumnDataType, Kysely } from "kysely";

const TEXT: ColumnDataType = "text";

/** What accounts asked to be told about, what they were told, and mails that were refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("alert_settings")
    .addColumn("user_id", TEXT, (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("look_on", TEXT, (column) => column.notNull())
    .addColumn("mailed_on", TEXT)
    .addColumn("mail_id", TEXT)
    .addColumn("paused_at", TEXT)
    .addColumn("refused_email", TEXT)
    .execute();
  await db.schema
    .createIndex("alert_settings_by_look_on")
    .on("alert_settings")
    .column("look_on")
    .execute();
  await db.schema
    .createTable("search_alerts")
    .addColumn("id", TEXT, (column) => column.primaryKey())
    .addColumn("user_id", TEXT, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("query", TEXT, (column) => column.notNull())
    .addColumn("told", TEXT, (column) => column.notNull())
    .addColumn("told_before", TEXT)
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addUniqueConstraint("search_alerts_query", ["user_id", "query"])
    .execute();
  await db.schema
    .createTable("course_alerts")
    .addColumn("user_id", TEXT, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("course_id", "integer", (column) =>
      column.notNull().references("courses.id").onDelete("cascade"),
    )
    .addColumn("told", TEXT, (column) => column.notNull())
    .addColumn("told_before", TEXT)
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addPrimaryKeyConstraint("course_alerts_key", ["user_id", "course_id"])
    .execute();
  await db.schema
    .createIndex("course_alerts_by_course")
    .on("course_alerts")
    .column("course_id")
    .execute();
  await db.schema.alterTable("outgoing_mails").addColumn("refused_at", TEXT).execute();
}
