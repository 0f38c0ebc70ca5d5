import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { pageOrWhole } from "#catalogue/pagination.ts";
import { jsonAnswer } from "#platform/http/endpoint.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { categoryList, categoryListQuery, stats } from "./directory.schema.ts";
import type { Published } from "./published.service.server.ts";

/** Counts the published records, and lists the categories. */
export async function directoryApi(
  app: FastifyInstance,
  { published }: { published: Published },
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    "/api/v1/stats",
    {
      schema: {
        operationId: "getStats",
        tags: ["Directory"],
        summary: "How many courses, institutions and categories there are",
        response: {
          200: jsonAnswer("The counts", stats),
        },
      },
    },
    async () => published.current().stats,
  );

  api.get(
    "/api/v1/p/categories",
    {
      schema: {
        operationId: "listCategories",
        tags: ["Directory"],
        summary: "Fields of study with the groups that they are in",
        querystring: categoryListQuery,
        response: {
          200: jsonAnswer("All categories, or one page of them", categoryList),
          422: problems.invalid,
        },
      },
    },
    async ({ query }) => pageOrWhole(published.current().categories, query),
  );
}
