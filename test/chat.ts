import type { ChatReply, Responder } from "#features/chat/answer.ts";
import { newMemory } from "#features/chat/answer.ts";
import type { WhoIs } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";

/** What the assistant was asked, and what it was told of the conversation. */
export type Heard = Parameters<Responder["answer"]>;

/** An assistant whose answers a test writes; it remembers what it was asked. */
export function scriptedResponder(
  answer: (...heard: Heard) => Promise<Partial<ChatReply>> | Partial<ChatReply>,
) {
  const heard: Heard[] = [];
  const responder: Responder = {
    answer: async (...asked) => {
      heard.push(asked);
      const text = `You said: ${asked[0]}`;
      const parts = [{ kind: "text" as const, text }];
      return { text, parts, chips: [], memory: newMemory(), ...(await answer(...asked)) };
    },
  };
  return { responder, heard };
}

/** An account, and the header that it is known by. */
export async function addUser(storage: Storage, id: string, name: string): Promise<string> {
  const now = new Date().toISOString();
  await storage.db
    .insertInto("users")
    .values({ id, name, email: `${id}@example.com`, created_at: now, updated_at: now })
    .execute();
  return `Bearer ${id}`;
}

/** Knows every account by its id. */
export function whoIsIn(storage: () => Storage): WhoIs {
  return async (authorization) => {
    const id = authorization?.replace("Bearer ", "") ?? "";
    const user = await storage()
      .db.selectFrom("users")
      .select(["id", "name", "email", "role"])
      .where("id", "=", id)
      .executeTakeFirst();
    return user ?? null;
  };
}
