import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** Conversations with the assistant: one of each device and one of each account. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const withId = (name: string) => {
    const created = db.schema.createTable(name);
    return engine === "postgres"
      ? created.addColumn("id", "serial", (column) => column.primaryKey())
      : created.addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement());
  };

  await withId("chat_conversations")
    .addColumn("device_id", TEXT, (column) => column.unique())
    .addColumn("user_id", TEXT, (column) =>
      column.unique().references("users.id").onDelete("cascade"),
    )
    .addColumn("used", INTEGER, (column) => column.notNull().check(sql`used >= 0`))
    .addColumn("is_greeted", INTEGER, (column) => column.notNull())
    .addColumn("memory", TEXT)
    .addColumn("seen_at", TEXT, (column) => column.notNull())
    .addCheckConstraint("chat_conversations_owner", sql`(device_id is null) <> (user_id is null)`)
    .execute();
  await db.schema
    .createIndex("chat_conversations_seen_at_index")
    .on("chat_conversations")
    .column("seen_at")
    .execute();

  await withId("chat_messages")
    .addColumn("conversation_id", INTEGER, (column) =>
      column.notNull().references("chat_conversations.id").onDelete("cascade"),
    )
    .addColumn("content", TEXT, (column) => column.notNull())
    .addColumn("is_user", INTEGER, (column) => column.notNull())
    .addColumn("rich", TEXT)
    .addColumn("sent_at", TEXT, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("chat_messages_conversation_id_index")
    .on("chat_messages")
    .columns(["conversation_id", "sent_at"])
    .execute();
}
