import type { FastifyInstance } from "fastify";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { WAITING } from "./waiting.endpoints.ts";
import { whatWaits } from "./waiting.schema.ts";
import type { WaitingService } from "./waiting.service.server.ts";

/** What waits for operators, for editors and administrators. */
export async function waitingApi(
  app: FastifyInstance,
  parts: PersonalApi<{ waiting: WaitingService }>,
) {
  const { authenticate } = parts;
  const { serve, me } = servingOperators(app, {
    tag: "Office",
    may: "office.oversee",
    authenticate,
  });
  serve(WAITING, {
    operationId: "readWaiting",
    summary: "What waits for operators on the whole site, with how much of it",
    answers: "Every kind that you may open",
    answer: whatWaits,
    handler: async (request) => await parts.waiting.waiting(me(request)),
  });
}
