import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { success } from "#platform/http/endpoint.ts";
import { bodyProblems, problems } from "#platform/http/problem.schema.ts";
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
  app.withTypeProvider<ZodTypeProvider>().post(
    SEND_TICKET.url,
    {
      bodyLimit: MAX_TICKET_BYTES,
      schema: {
        operationId: "sendTicket",
        tags: ["Contact"],
        summary: "Sends a message to the people behind the directory",
        description:
          "With `course_id` or `institution_id` it reports a mistake in that record; `about` says in which group of its facts.",
        body: ticket,
        response: {
          201: success(SEND_TICKET, "The message was received", ticketReceived),
          ...bodyProblems,
          415: problems.mediaType,
        },
      },
    },
    async ({ body, ip }, reply) => {
      const id = await contact.receive(body, ip);
      return reply.code(201).send({ data: { id }, message: RECEIVED });
    },
  );
}
