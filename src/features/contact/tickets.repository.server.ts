import type { Insertable, Selectable, Updateable } from "kysely";
import { OPERATOR_ROLES } from "#platform/access.ts";
import type { Database, Db } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";

export interface TicketSelection {
  state?: Selectable<Database["tickets"]>["state"] | undefined;
  kind?: "message" | "mistake" | undefined;
  /** One message. */
  id?: number;
}

function selectedTickets(db: Db, { state, kind, id }: TicketSelection) {
  return db
    .selectFrom("tickets")
    .$if(state !== undefined, (query) => query.where("tickets.state", "=", state ?? "open"))
    .$if(kind === "message", (query) => query.where("tickets.subject", "is", null))
    .$if(kind === "mistake", (query) => query.where("tickets.subject", "is not", null))
    .$if(id !== undefined, (query) => query.where("tickets.id", "=", id ?? 0));
}

export async function countTickets(db: Db, selection: TicketSelection): Promise<number> {
  return await totalOf(selectedTickets(db, selection));
}

/** One page of messages, the newest first. */
export async function readTickets(
  db: Db,
  selection: TicketSelection,
  { limit, offset }: { limit: number; offset: number },
) {
  return await selectedTickets(db, selection)
    .leftJoin("users", "users.id", "tickets.assigned_to")
    .select(["tickets.id", "tickets.name", "tickets.email", "tickets.message", "tickets.subject"])
    .select(["tickets.course_id", "tickets.institution_id", "tickets.about", "tickets.shown"])
    .select(["tickets.state", "tickets.created_at"])
    .select(["users.id as operator_id", "users.name as operator"])
    .orderBy("tickets.created_at", "desc")
    .orderBy("tickets.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Answers and notes of messages, the oldest first. */
export async function readTicketEntries(db: Db, tickets: readonly number[]) {
  if (tickets.length === 0) return [];
  return await db
    .selectFrom("ticket_entries")
    .leftJoin("users", "users.id", "ticket_entries.user_id")
    .select(["ticket_entries.ticket_id", "ticket_entries.kind", "ticket_entries.text"])
    .select(["ticket_entries.created_at", "users.name as by"])
    .where("ticket_entries.ticket_id", "in", tickets)
    .orderBy("ticket_entries.id")
    .execute();
}

/** Editors and administrators who can sign in, by name. */
export async function readOperators(db: Db) {
  return await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("role", "in", OPERATOR_ROLES)
    .where("disabled_at", "is", null)
    .orderBy("name")
    .execute();
}

export async function insertTicketEntry(
  db: Db,
  entry: Insertable<Database["ticket_entries"]>,
): Promise<void> {
  await db.insertInto("ticket_entries").values(entry).execute();
}

export async function updateTicket(
  db: Db,
  id: number,
  change: Updateable<Database["tickets"]>,
): Promise<void> {
  await db.updateTable("tickets").set(change).where("id", "=", id).execute();
}

/** Deletes a message with what was answered and noted. */
export async function deleteTicket(db: Db, id: number): Promise<void> {
  await db.deleteFrom("tickets").where("id", "=", id).execute();
}
