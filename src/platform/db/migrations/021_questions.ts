import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** What people ask institutions, and what they are answered. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const withId = (name: string) => {
    const table = db.schema.createTable(name);
    return engine === "postgres"
      ? table.addColumn("id", "serial", (column) => column.primaryKey())
      : table.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement());
  };
  await withId("questions")
    .addColumn("institution_id", INTEGER, (column) =>
      column.notNull().references("institutions.id").onDelete("cascade"),
    )
    .addColumn("course_id", INTEGER)
    .addColumn("subject", TEXT, (column) => column.notNull())
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("email", TEXT)
    .addColumn("phone", TEXT)
    .addColumn("message", TEXT, (column) => column.notNull())
    .addColumn("sent_to", TEXT, (column) => column.notNull())
    .addColumn("state", TEXT, (column) =>
      column.notNull().check(sql`state in ('open', 'answered', 'closed')`),
    )
    .addColumn("assigned_to", TEXT, (column) => column.references("users.id").onDelete("set null"))
    .addColumn("token_hash", TEXT, (column) => column.notNull().unique())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .addColumn("answered_at", TEXT)
    .execute();
  await withId("question_answers")
    .addColumn("question_id", INTEGER, (column) =>
      column.notNull().references("questions.id").onDelete("cascade"),
    )
    .addColumn("user_id", TEXT, (column) => column.references("users.id").onDelete("set null"))
    .addColumn("text", TEXT, (column) => column.notNull())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .execute();
  for (const [table, column] of [
    ["questions", "institution_id"],
    ["questions", "created_at"],
    ["questions", "assigned_to"],
    ["question_answers", "question_id"],
    ["question_answers", "user_id"],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}
