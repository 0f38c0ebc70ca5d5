import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { problems } from "#platform/http/problem.schema.ts";
import { ticket, ticketReceived } from "./contact.schema.ts";
import type { ContactService } from "./contact.service.server.ts";

/** What the visitor reads after sending (specification, section 8). */
const RECEIVED = "Thank you for your message. We have received it and will respond shortly";

/** Messages that one network address may send. */
export const TICKETS_PER_ADDRESS = { max: 5, timeWindow: 10 * 60 * 1000 } as const;

/** Bytes of a body: the longest message in any script, with room for the rest. */
const BODY_LIMIT = 64 * 1024;

/** Number of a message that was not kept: no stored one has it. */
const NOT_KEPT = 0;

/** Takes messages of visitors. */
export async function contactApi(
  app: FastifyInstance,
  { contact }: { contact: ContactService },
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/v1/p/tickets",
    {
      bodyLimit: BODY_LIMIT,
      // Counted after validation, so that mending a typing error uses nothing up.
      config: { rateLimit: { ...TICKETS_PER_ADDRESS, hook: "preHandler" } },
      schema: {
        operationId: "sendTicket",
        tags: ["Contact"],
        summary: "Sends a message to the people behind the directory",
        body: ticket,
        response: {
          201: {
            description: "The message was received",
            content: { "application/json": { schema: ticketReceived } },
          },
          400: problems.malformed,
          413: problems.tooLarge,
          422: problems.invalid,
          429: problems.tooMany,
        },
      },
    },
    async ({ body: { website, ...message } }, reply) => {
      const byProgram = website !== undefined && website !== null && website !== "";
      const id = byProgram ? NOT_KEPT : await contact.receive(message);
      return reply.code(201).send({ data: { id }, message: RECEIVED });
    },
  );
}
