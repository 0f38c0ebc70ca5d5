import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { Ticket } from "./contact.schema.ts";

/** Stores a message; gives its number. */
export async function insertTicket(
  db: Kysely<Database>,
  { name, email, message }: Ticket,
  createdAt: string,
): Promise<number> {
  const { id } = await db
    .insertInto("tickets")
    .values({ name, email, message, created_at: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
