import { type ColumnDataType, type Kysely, sql } from "kysely";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** Accounts and their sessions, what they saved, the limits of calls, and mails on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createSessions(db);
  await createCredentials(db);
  await createSavedCourses(db);
  await createLimits(db);
  await createOutgoingMails(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", TEXT, (column) => column.primaryKey())
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("email", TEXT, (column) => column.notNull().unique())
    .addColumn("email_verified", INTEGER, (column) => column.notNull().defaultTo(0))
    .addColumn("mobile", TEXT)
    .addColumn("role", TEXT, (column) =>
      column
        .notNull()
        .defaultTo("visitor")
        .check(sql`role in ('visitor', 'editor', 'institution', 'admin')`),
    )
    .addColumn("disabled_at", TEXT)
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("updated_at", TEXT, (column) => column.notNull())
    .addCheckConstraint("users_email_lower", sql`email = lower(email)`)
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sessions")
    .addColumn("id", TEXT, (column) => column.primaryKey())
    .addColumn("user_id", TEXT, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("token_hash", TEXT, (column) => column.notNull().unique())
    .addColumn("user_agent", TEXT)
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("last_used_at", TEXT, (column) => column.notNull())
    .addColumn("expires_at", TEXT, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("sessions_by_user")
    .on("sessions")
    .columns(["user_id", "created_at"])
    .execute();
}

async function createCredentials(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", TEXT, (column) => column.primaryKey())
    .addColumn("user_id", TEXT, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("provider_id", TEXT, (column) => column.notNull())
    .addColumn("account_id", TEXT, (column) => column.notNull())
    .addColumn("password", TEXT)
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("updated_at", TEXT, (column) => column.notNull())
    .addUniqueConstraint("accounts_by_provider", ["provider_id", "account_id"])
    .execute();
  await db.schema.createIndex("accounts_by_user").on("accounts").column("user_id").execute();
  await db.schema
    .createTable("verifications")
    .addColumn("id", TEXT, (column) => column.primaryKey())
    .addColumn("identifier", TEXT, (column) => column.notNull())
    .addColumn("value", TEXT, (column) => column.notNull())
    .addColumn("expires_at", TEXT, (column) => column.notNull())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("updated_at", TEXT, (column) => column.notNull())
    .execute();
  for (const column of ["identifier", "value", "expires_at"]) {
    await db.schema
      .createIndex(`verifications_by_${column}`)
      .on("verifications")
      .column(column)
      .execute();
  }
}

async function createSavedCourses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("saved_courses")
    .addColumn("user_id", TEXT, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("course_id", INTEGER, (column) =>
      column.notNull().references("courses.id").onDelete("cascade"),
    )
    .addColumn("position", INTEGER, (column) => column.notNull())
    .addPrimaryKeyConstraint("saved_courses_key", ["user_id", "course_id"])
    .execute();
  await db.schema
    .createIndex("saved_courses_by_course")
    .on("saved_courses")
    .column("course_id")
    .execute();
}

async function createLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("limits")
    .addColumn("key", TEXT, (column) => column.primaryKey())
    .addColumn("used", INTEGER, (column) => column.notNull())
    .addColumn("ends_at", TEXT, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("limits_by_end").on("limits").column("ends_at").execute();
}

async function createOutgoingMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("outgoing_mails")
    .addColumn("id", TEXT, (column) => column.primaryKey())
    .addColumn("mail", TEXT, (column) => column.notNull())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("attempts", INTEGER, (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", TEXT)
    .addColumn("last_error", TEXT)
    .execute();
  await db.schema
    .createIndex("outgoing_mails_by_next_attempt")
    .on("outgoing_mails")
    .column("next_attempt_at")
    .execute();
}
