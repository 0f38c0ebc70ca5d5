import type { FastifyInstance } from "fastify";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { OFFICE_INSIGHT } from "./insight.endpoints.ts";
import { insightAnswer, insightQuery } from "./insight.schema.ts";
import type { InsightService } from "./insight.service.server.ts";

/** What people look for, for editors and administrators. */
export async function insightApi(
  app: FastifyInstance,
  { insight, authenticate }: PersonalApi<{ insight: InsightService }>,
) {
  const { serve } = servingOperators(app, { tag: "Insight", may: "insight.read", authenticate });
  serve(OFFICE_INSIGHT, {
    operationId: "readInsight",
    summary: "What people search, do not find, choose and open",
    description: "Numbers by day and texts, and nothing about who it was.",
    query: insightQuery,
    answers: "The numbers up to today",
    answer: insightAnswer,
    handler: async ({ query }) => await insight.of(query),
  });
}
