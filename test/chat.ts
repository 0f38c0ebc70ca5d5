import type { ChatReply, Responder } from "#features/chat/answer.ts";
import { newMemory } from "#features/chat/answer.ts";
import type { WhoIs } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";

/** The arguments that the assistant received. */
export type Heard = Parameters<Responder["answer"]>;

/** An assistant with scripted answers that records its arguments. */
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

/** Creates an account and returns its header. */
export async function addUser(storage: Storage, id: string, name: string): Promise<string> {
  const now = new Date().toISOString();
  await storage.db
    .insertInto("users")
    .values({ id, name, email: `${id}@example.com`, created_at: now, updated_at: now })
    .execute();
  return `Bearer ${id}`;
}

/** Accepts an account's id as its token. */
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
