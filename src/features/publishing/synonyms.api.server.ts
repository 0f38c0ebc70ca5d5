import type { FastifyInstance } from "fastify";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { OFFICE_SYNONYMS } from "./synonyms.endpoints.ts";
import * as schema from "./synonyms.schema.ts";
import type { SynonymService } from "./synonyms.service.server.ts";

/** Words that mean the same to a search, for editors and administrators. */
export async function synonymsApi(
  app: FastifyInstance,
  { synonyms, authenticate }: PersonalApi<{ synonyms: SynonymService }>,
) {
  const { serve, me } = servingOperators(app, {
    tag: "Insight",
    may: "insight.read",
    authenticate,
  });
  serve(OFFICE_SYNONYMS.list, {
    operationId: "listSynonyms",
    summary: "Words that operators say mean the same",
    answers: "All groups, besides those that ship with the program",
    answer: schema.synonymGroups,
    handler: async () => ({ data: await synonyms.list() }),
  });
  serve(OFFICE_SYNONYMS.add, {
    operationId: "addSynonyms",
    summary: "Says that words mean the same; every search knows it within a second",
    body: schema.synonymGroup,
    answers: "The group with its number",
    answer: schema.synonymGroupAnswer,
    status: 201,
    failures: { 409: problems.conflict },
    handler: async (request) => ({ data: await synonyms.add(request.body, me(request)) }),
  });
  serve(OFFICE_SYNONYMS.remove, {
    operationId: "removeSynonyms",
    summary: "Says that words do not mean the same any more",
    params: schema.synonymGroupParameter,
    answers: "The group that is gone",
    answer: schema.synonymGroupAnswer,
    failures: { 404: problems.notFound },
    handler: async (request) => ({ data: await synonyms.remove(request.params.id, me(request)) }),
  });
}
