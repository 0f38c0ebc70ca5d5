import type { FastifyInstance } from "fastify";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { SEND_TICKET } from "./contact.endpoints.ts";
import { ticket, ticketReceived } from "./contact.schema.ts";
import type { ContactService } from "./contact.service.server.ts";
import { RECEIVED } from "./contact.ts";
import { MAX_TICKET_BYTES } from "./contact-limits.ts";

/** Takes messages of visitors. */
export async function contactApi(
  app: FastifyInstance,
  { contact }: { contact: ContactService },
): Promise<void> {
  servingCalls(app, { tag: "Contact", bodyLimit: MAX_TICKET_BYTES })(SEND_TICKET, {
    operationId: "sendTicket",
    summary: "Sends a message to the people behind the directory",
    description:
      "With `course_id` or `institution_id` it reports a mistake in that record; `about` says in which group of its facts.",
    body: ticket,
    status: 201,
    answers: "The message was received",
    answer: ticketReceived,
    handler: async ({ body, ip }) => ({
      data: { id: await contact.receive(body, ip) },
      message: RECEIVED,
    }),
  });
}
