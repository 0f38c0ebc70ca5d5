import type { Db } from "#platform/db/schema.ts";

/** Owner of a conversation: a browser without an account, or an account. */
export type ConversationOwner = { device: string } | { user: string };

export interface ConversationRow {
  id: number;
  is_greeted: number;
  memory: string | null;
}

export interface StoredMessage {
  id: number;
  content: string;
  is_user: number;
  rich: string | null;
  sent_at: string;
}

const CONVERSATION = ["id", "is_greeted", "memory"] as const;

/** The owner's conversation; created if there is none. */
export async function openConversation(
  db: Db,
  owner: ConversationOwner,
  now: string,
): Promise<ConversationRow> {
  return await db
    .insertInto("chat_conversations")
    .values({ ...ownerColumns(owner), used: 0, is_greeted: 0, memory: null, seen_at: now })
    .onConflict((conflict) => conflict.column(ownerColumn(owner)).doUpdateSet({ seen_at: now }))
    .returning(CONVERSATION)
    .executeTakeFirstOrThrow();
}

/**
 * Counts a message of a device in one statement, so that concurrent messages cannot share the last
 * free one.
 *
 * @returns its conversation; null without counting when `limit` messages are used.
 */
export async function takeFreeMessage(
  db: Db,
  device: string,
  { limit, now }: { limit: number; now: string },
): Promise<ConversationRow | null> {
  if (limit < 1) return null;
  const taken = await db
    .insertInto("chat_conversations")
    .values({ ...ownerColumns({ device }), used: 1, is_greeted: 0, memory: null, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .column("device_id")
        .doUpdateSet((row) => ({ used: row("chat_conversations.used", "+", 1), seen_at: now }))
        .where("chat_conversations.used", "<", limit),
    )
    .returning(CONVERSATION)
    .executeTakeFirst();
  return taken ?? null;
}

/** Gives a free message back to a device. */
export async function returnFreeMessage(db: Db, device: string): Promise<void> {
  await db
    .updateTable("chat_conversations")
    .set((row) => ({ used: row("used", "-", 1) }))
    .where("device_id", "=", device)
    .where("used", ">", 0)
    .execute();
}

/** Free messages that a device has used. */
export async function usedFreeMessages(db: Db, device: string): Promise<number> {
  const row = await db
    .selectFrom("chat_conversations")
    .select("used")
    .where("device_id", "=", device)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Marks a conversation as greeted; false where it was before. */
export async function markGreeted(db: Db, conversation: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("chat_conversations")
    .set({ is_greeted: 1 })
    .where("id", "=", conversation)
    .where("is_greeted", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds a message to a conversation; returns its number. */
export async function insertMessage(
  db: Db,
  message: Omit<StoredMessage, "id"> & { conversation_id: number },
): Promise<number> {
  const { id } = await db
    .insertInto("chat_messages")
    .values(message)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a message; false if it was deleted already. */
export async function deleteMessage(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("chat_messages")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The conversation that currently holds a message; null if the message was deleted. */
export async function conversationOf(db: Db, message: number): Promise<number | null> {
  const row = await db
    .selectFrom("chat_messages")
    .select("conversation_id")
    .where("id", "=", message)
    .executeTakeFirst();
  return row?.conversation_id ?? null;
}

export async function storeMemory(db: Db, conversation: number, memory: string): Promise<void> {
  await db
    .updateTable("chat_conversations")
    .set({ memory })
    .where("id", "=", conversation)
    .execute();
}

/** The newest `limit` messages of a conversation, oldest first; all of them without a limit. */
export async function newestMessages(
  db: Db,
  conversation: number,
  limit?: number,
): Promise<StoredMessage[]> {
  let query = db
    .selectFrom("chat_messages")
    .select(["id", "content", "is_user", "rich", "sent_at"])
    .where("conversation_id", "=", conversation)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc");
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).reverse();
}

/** Number of the owner's conversation; null where there is none. */
export async function findConversation(db: Db, owner: ConversationOwner): Promise<number | null> {
  const [column, value] = "device" in owner ? ["device_id", owner.device] : ["user_id", owner.user];
  const row = await db
    .selectFrom("chat_conversations")
    .select("id")
    .where(column as "device_id" | "user_id", "=", value as string)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Moves the messages of a device to the conversation of an account, with the assistant's memory;
 * the number of used free messages stays with the device.
 */
export async function moveMessages(db: Db, device: string, conversation: number): Promise<void> {
  const from = await db
    .updateTable("chat_conversations")
    .set({ is_greeted: 0 })
    .where("device_id", "=", device)
    .returning(["id", "memory"])
    .executeTakeFirst();
  if (!from) return;
  await db
    .updateTable("chat_messages")
    .set({ conversation_id: conversation })
    .where("conversation_id", "=", from.id)
    .execute();
  if (from.memory === null) return;
  await storeMemory(db, conversation, from.memory);
  await db
    .updateTable("chat_conversations")
    .set({ memory: null })
    .where("id", "=", from.id)
    .execute();
}

/** Deletes the messages; the number of used free messages stays. */
export async function clearConversation(db: Db, owner: ConversationOwner): Promise<void> {
  const id = await findConversation(db, owner);
  if (id === null) return;
  await db.deleteFrom("chat_messages").where("conversation_id", "=", id).execute();
  await db
    .updateTable("chat_conversations")
    .set({ memory: null, is_greeted: 0 })
    .where("id", "=", id)
    .execute();
}

/** Deletes devices last seen before a time, and their conversations. */
export async function forgetDevices(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("chat_conversations")
    .where("device_id", "is not", null)
    .where("seen_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function ownerColumn(owner: ConversationOwner): "device_id" | "user_id" {
  return "device" in owner ? "device_id" : "user_id";
}

function ownerColumns(owner: ConversationOwner): {
  device_id: string | null;
  user_id: string | null;
} {
  return "device" in owner
    ? { device_id: owner.device, user_id: null }
    : { device_id: null, user_id: owner.user };
}
