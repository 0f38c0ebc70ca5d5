import { endpoint } from "#platform/http/endpoint.ts";
import type { ticket, ticketReceived } from "./contact.schema.ts";

export const SEND_TICKET = endpoint<{ body: typeof ticket; answer: typeof ticketReceived }>(
  "POST",
  "/api/v1/p/tickets",
);
