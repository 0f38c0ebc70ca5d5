import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./tickets.schema.ts";

type TicketSchema = typeof schema.officeTicket;
type OneTicket = { params: typeof schema.officeTicketParameter };
type WithText = { body: typeof schema.ticketText };

const TICKETS_URL = "/api/v1/office/tickets";

/** Messages to the site and reported mistakes, as operators see to them. */
export const TICKETS = {
  list: endpoint.get<typeof schema.officeTickets, { query: typeof schema.officeTicketsQuery }>(
    TICKETS_URL,
  ),
  answer: endpoint.post<TicketSchema, OneTicket & WithText>(`${TICKETS_URL}/:id/answers`),
  note: endpoint.post<TicketSchema, OneTicket & WithText>(`${TICKETS_URL}/:id/notes`),
  change: endpoint.patch<TicketSchema, OneTicket & { body: typeof schema.ticketChange }>(
    `${TICKETS_URL}/:id`,
  ),
  delete: endpoint.delete<MessageAnswer, OneTicket>(`${TICKETS_URL}/:id`),
};
