import type { FastifyInstance } from "fastify";
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { SpotlightResults } from "#catalogue/catalogue-answers.ts";
import { pageSlice } from "#catalogue/pagination.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { understoodAnswer } from "#features/publishing/understood.schema.ts";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { SUGGEST } from "./search.endpoints.ts";
import { spotlight, spotlightQuery, suggestions, suggestionsQuery } from "./search.schema.ts";

const SPOTLIGHT = endpoint.get<typeof spotlight, { query: typeof spotlightQuery }>(
  "/api/v1/spotlight-search",
);

/** Searches courses and institutions together, whole or while typing. */
export async function searchApi(
  app: FastifyInstance,
  { published }: { published: Published },
): Promise<void> {
  const serve = servingCalls(app, { tag: "Search" });
  serve(SPOTLIGHT, {
    operationId: "spotlightSearch",
    summary: "Courses and institutions that a text finds, best match first",
    query: spotlightQuery,
    answers: "One page of results",
    answer: spotlight,
    handler: async (request) => {
      const found = searchDirectory(published.current(), request.query);
      const { results, meta, correction } = found;
      const { total, current_page, last_page } = meta;
      const understood = understoodAnswer(found.understood, request.query.query);
      return { data: results, current_page, last_page, total, correction, understood };
    },
  });
  serve(SUGGEST, {
    operationId: "suggest",
    summary: "Up to eight courses and institutions for what was typed so far",
    query: suggestionsQuery,
    answers: "Suggestions",
    answer: suggestions,
    handler: async ({ query: { query } }) => ({ data: published.current().suggest(query) }),
  });
}

interface SpotlightQuery {
  query: string;
  page: number;
  limit: number;
  orderBy: "DESC" | "ASC";
}

function searchDirectory(
  catalogue: Catalogue,
  { query, page, limit, orderBy }: SpotlightQuery,
): SpotlightResults {
  if (orderBy === "DESC") return catalogue.spotlight(query, page, limit);
  const everything = catalogue.stats.courses + catalogue.stats.institutions;
  const { results, ...found } = catalogue.spotlight(query, 1, Math.max(everything, 1));
  const { rows, meta } = pageSlice(results.toReversed(), { page, limit });
  return { ...found, results: rows, meta };
}
