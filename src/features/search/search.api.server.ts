import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { SpotlightResults } from "#catalogue/catalogue-answers.ts";
import { pageSlice } from "#catalogue/pagination.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { jsonAnswer, success } from "#platform/http/endpoint.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { SUGGEST } from "./search.endpoints.ts";
import { spotlight, spotlightQuery, suggestions, suggestionsQuery } from "./search.schema.ts";

/** Searches courses and institutions together, whole or while typing. */
export async function searchApi(
  app: FastifyInstance,
  { published }: { published: Published },
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    "/api/v1/spotlight-search",
    {
      schema: {
        operationId: "spotlightSearch",
        tags: ["Search"],
        summary: "Courses and institutions that a text finds, best match first",
        querystring: spotlightQuery,
        response: {
          200: jsonAnswer("One page of results", spotlight),
          422: problems.invalid,
        },
      },
    },
    async (request) => {
      const { results, meta, correction } = searchDirectory(published.current(), request.query);
      const { total, current_page, last_page } = meta;
      return { data: results, current_page, last_page, total, correction };
    },
  );

  api.get(
    SUGGEST.url,
    {
      schema: {
        operationId: "suggest",
        tags: ["Search"],
        summary: "Up to eight courses and institutions for what was typed so far",
        querystring: suggestionsQuery,
        response: {
          200: success(SUGGEST, "Suggestions", suggestions),
          422: problems.invalid,
        },
      },
    },
    async ({ query: { query } }) => ({ data: published.current().suggest(query) }),
  );
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
  const { results, correction } = catalogue.spotlight(query, 1, Math.max(everything, 1));
  const { rows, meta } = pageSlice(results.toReversed(), { page, limit });
  return { results: rows, meta, correction };
}
