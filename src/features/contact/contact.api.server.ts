import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { problems } from "#platform/http/problem.schema.ts";
import { ticket, ticketReceived } from "./contact.schema.ts";
import type { ContactService } from "./contact.service.server.ts";
import { RECEIVED } from "./contact.ts";

/** Bytes of a body: the longest message in any script, with room for the rest. */
const BODY_LIMIT = 64 * 1024;

/** Takes messages of visitors. */
export async function contactApi(
  app: FastifyInstance,
  { contact }: { contact: ContactService },
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/v1/p/tickets",
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: "sendTicket",
        tags: ["Contact"],
        summary: "Sends a message to the people behind the directory",
        description:
          "With `course_id` or `institution_id` it reports a mistake in that record; `about` says in which group of its facts.",
        body: ticket,
        response: {
          201: {
            description: "The message was received",
            content: { "application/json": { schema: ticketReceived } },
          },
          400: problems.malformed,
          413: problems.tooLarge,
          415: problems.mediaType,
          422: problems.invalid,
          429: problems.tooMany,
        },
      },
    },
    async ({ body, ip }, reply) => {
      const id = await contact.receive(body, ip);
      return reply.code(201).send({ data: { id }, message: RECEIVED });
    },
  );
}
