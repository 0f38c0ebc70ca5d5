import { endpoint } from "#platform/http/endpoint.ts";
import type { ticket, ticketReceived } from "./contact.schema.ts";

export const SEND_TICKET = endpoint.post<typeof ticketReceived, { body: typeof ticket }>(
  "/api/v1/p/tickets",
);
