import type { Storage } from "#platform/db/database.ts";
import { insertTicket } from "./contact.repository.server.ts";
import type { Ticket } from "./contact.schema.ts";

export interface ContactService {
  /** Keeps a visitor's message; gives its number. */
  receive(ticket: Ticket): Promise<number>;
}

export function createContactService(storage: Storage): ContactService {
  return {
    receive: (ticket) =>
      storage.write((trx) => insertTicket(trx, ticket, new Date().toISOString())),
  };
}
