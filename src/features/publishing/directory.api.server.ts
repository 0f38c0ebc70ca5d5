import type { FastifyInstance } from "fastify";
import { ATOLLS, ISLANDS } from "#catalogue/islands.ts";
import { pageOrWhole } from "#catalogue/pagination.ts";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { LIST_CATEGORIES } from "./directory.endpoints.ts";
import * as schema from "./directory.schema.ts";
import type { Published } from "./published.service.server.ts";

const GET_STATS = endpoint.get<typeof schema.stats>("/api/v1/stats");
const LIST_PLACES = endpoint.get<typeof schema.placeList>("/api/v1/p/places");

/** Counts the published records, and lists the categories and the places. */
export async function directoryApi(
  app: FastifyInstance,
  { published }: { published: Published },
): Promise<void> {
  const serve = servingCalls(app, { tag: "Directory" });
  serve(GET_STATS, {
    operationId: "getStats",
    summary: "How many courses, institutions and categories there are",
    answers: "The counts",
    answer: schema.stats,
    handler: async () => published.current().stats,
  });
  serve(LIST_CATEGORIES, {
    operationId: "listCategories",
    summary: "Fields of study with the groups that they are in",
    query: schema.categoryListQuery,
    answers: "All categories, or one page of them",
    answer: schema.categoryList,
    handler: async ({ query }) => pageOrWhole(published.current().categories, query),
  });
  serve(LIST_PLACES, {
    operationId: "listPlaces",
    summary: "Atolls from north to south with their inhabited islands",
    answers: "All places that have a code",
    answer: schema.placeList,
    handler: async () => PLACES,
  });
}

const PLACES: schema.PlaceListAnswer = {
  data: ATOLLS.map((atoll) => ({
    ...atoll,
    also: [...atoll.also],
    islands: ISLANDS.filter((island) => island.atoll === atoll.code).map(
      ({ atoll: _, also, ...island }) => ({ ...island, also: [...also] }),
    ),
  })),
};
