import { pageMetaOf, pagePart } from "#catalogue/pagination.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Access } from "#platform/db/database.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { InvalidInputError, NotFoundError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import { ticketAnswerMail } from "./ticket-mail.ts";
import {
  countTickets,
  deleteTicket,
  insertTicketEntry,
  readOperators,
  readTicketEntries,
  readTickets,
  type TicketSelection,
  updateTicket,
} from "./tickets.repository.server.ts";

interface TicketsParts {
  storage: Pick<Access, "write" | "snapshot">;
  queue: MailQueue;
  /** Address of the site. */
  publicUrl: string;
}

/** Messages to the site and reported mistakes, as operators read and answer them. */
export function createTickets({ storage, queue, publicUrl }: TicketsParts) {
  /** Changes one message, and gives it as it is then. @throws NotFoundError. */
  const change = (id: number, act: (trx: Trx, ticket: OfficeTicket) => Promise<void>) =>
    storage.write(async (trx) => {
      await act(trx, await oneTicket(trx, id));
      return await oneTicket(trx, id);
    });
  const write = (me: SignedIn, ticket_id: number, kind: "answer" | "note", text: string) => {
    const created_at = new Date().toISOString();
    return (trx: Trx) =>
      insertTicketEntry(trx, { ticket_id, kind, text, user_id: me.id, created_at });
  };
  return {
    /** One page of messages, the newest first, and who may take care of them. */
    tickets: ({ page, limit, ...selection }: TicketSelection & { page: number; limit: number }) =>
      storage.snapshot(async (trx) => ({
        data: await ticketsOf(trx, selection, pagePart({ page, limit })),
        meta: pageMetaOf(await countTickets(trx, selection), page, limit),
        operators: await readOperators(trx),
      })),
    /** Mails an answer to who wrote, whose reply goes to who answers. @throws NotFoundError. */
    answer: async (me: SignedIn, id: number, text: string) => {
      const answered = await change(id, async (trx, ticket) => {
        await write(me, id, "answer", text)(trx);
        await updateTicket(trx, id, { state: "answered" });
        await queue.add(trx, ticketAnswerMail(ticket, { text, replyTo: me, publicUrl }));
        await record(trx, { by: me, action: "ticket_answered", subject: auditedTicket(ticket) });
      });
      queue.wake();
      return answered;
    },
    /** Keeps a note for operators. @throws NotFoundError. */
    note: (me: SignedIn, id: number, text: string) =>
      change(id, async (trx, ticket) => {
        await write(me, id, "note", text)(trx);
        await record(trx, { by: me, action: "ticket_noted", subject: auditedTicket(ticket) });
      }),
    /** @throws NotFoundError; InvalidInputError for who is no operator. */
    change: (me: SignedIn, id: number, { state, assigned_to }: TicketChange) =>
      change(id, async (trx, ticket) => {
        const carer = (await readOperators(trx)).find((each) => each.id === assigned_to);
        if (assigned_to != null && !carer) {
          throw new InvalidInputError({ assigned_to: "Choose an editor or administrator." });
        }
        const entry = { by: me, subject: auditedTicket(ticket) };
        if (assigned_to !== undefined && assigned_to !== (ticket.assigned_to?.id ?? null)) {
          const detail = carer?.name ?? "Nobody";
          await record(trx, { ...entry, action: "ticket_assigned", detail });
        }
        if (state !== undefined && state !== ticket.state) {
          await record(trx, { ...entry, action: "ticket_moved", detail: state });
        }
        await updateTicket(trx, id, {
          // Also where nothing is changed: an update without a column is no SQL.
          state: state ?? ticket.state,
          ...(assigned_to !== undefined && { assigned_to }),
        });
      }),
    /** Deletes a message, as its writer may ask. @throws NotFoundError. */
    delete: (me: SignedIn, id: number) =>
      storage.write(async (trx) => {
        const ticket = await oneTicket(trx, id);
        await deleteTicket(trx, id);
        await record(trx, { by: me, action: "ticket_deleted", subject: auditedTicket(ticket) });
      }),
  };
}

export type OfficeTicket = Awaited<ReturnType<typeof ticketsOf>>[number];

interface TicketChange {
  state?: OfficeTicket["state"];
  /** Null for nobody. */
  assigned_to?: string | null;
}

export type TicketsService = ReturnType<typeof createTickets>;

/** Without its words: they are their writer's, who may have them deleted. */
function auditedTicket({ id, subject }: Pick<OfficeTicket, "id" | "subject">) {
  return { kind: "ticket" as const, id, name: subject ?? "A message to us" };
}

async function oneTicket(trx: Trx, id: number): Promise<OfficeTicket> {
  const [ticket] = await ticketsOf(trx, { id }, { limit: 1, offset: 0 });
  if (!ticket) throw new NotFoundError("Message");
  return ticket;
}

async function ticketsOf(
  db: Db,
  selection: TicketSelection,
  page: { limit: number; offset: number },
) {
  const rows = await readTickets(db, selection, page);
  const ids = rows.map(({ id }) => id);
  const entries = Map.groupBy(await readTicketEntries(db, ids), ({ ticket_id }) => ticket_id);
  return rows.map(({ operator_id, operator, ...ticket }) => ({
    ...ticket,
    assigned_to:
      operator_id !== null && operator !== null ? { id: operator_id, name: operator } : null,
    entries: (entries.get(ticket.id) ?? []).map(({ ticket_id: _, ...entry }) => entry),
  }));
}
