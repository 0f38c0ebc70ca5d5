import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./tickets.schema.ts";

type OneTicket = {
  params: typeof schema.officeTicketParameter;
  answer: typeof schema.officeTicket;
};

/** Messages to the site and reported mistakes, as operators see to them. */
export const TICKETS = {
  list: endpoint<{ query: typeof schema.officeTicketsQuery; answer: typeof schema.officeTickets }>(
    "GET",
    "/api/v1/office/tickets",
  ),
  answer: endpoint<OneTicket & { body: typeof schema.ticketText }>(
    "POST",
    "/api/v1/office/tickets/:id/answers",
  ),
  note: endpoint<OneTicket & { body: typeof schema.ticketText }>(
    "POST",
    "/api/v1/office/tickets/:id/notes",
  ),
  change: endpoint<OneTicket & { body: typeof schema.ticketChange }>(
    "PATCH",
    "/api/v1/office/tickets/:id",
  ),
  delete: endpoint<{
    params: typeof schema.officeTicketParameter;
    answer: typeof schema.ticketDeleted;
  }>("DELETE", "/api/v1/office/tickets/:id"),
};
