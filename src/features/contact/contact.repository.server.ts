import type { Insertable, Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

/** Stores a message; gives its number. */
export async function insertTicket(
  db: Kysely<Database>,
  ticket: Insertable<Database["tickets"]>,
): Promise<number> {
  const { id } = await db
    .insertInto("tickets")
    .values(ticket)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
