import type { Insertable } from "kysely";
import type { Database, Db } from "#platform/db/schema.ts";

/** Stores a message and returns its number. */
export async function insertTicket(
  db: Db,
  ticket: Insertable<Database["tickets"]>,
): Promise<number> {
  const { id } = await db
    .insertInto("tickets")
    .values(ticket)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
