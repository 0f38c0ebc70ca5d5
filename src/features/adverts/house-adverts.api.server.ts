import type { FastifyInstance } from "fastify";
import { idParameter } from "#platform/http/calls.schema.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { houseAdvert, houseAdvertAnswer, shownHouseAdverts } from "./adverts.schema.ts";
import { HOUSE_ADVERTS } from "./house-adverts.endpoints.ts";
import type { HouseAdverts } from "./house-adverts.service.server.ts";

/** The site's own adverts, for editors and administrators. */
export async function houseAdvertsApi(
  app: FastifyInstance,
  { houseAdverts, authenticate }: PersonalApi<{ houseAdverts: HouseAdverts }>,
): Promise<void> {
  const { serve, me } = servingOperators(app, {
    tag: "Adverts",
    may: "advert.sell",
    authenticate,
  });
  const found = { params: idParameter, failures: { 404: problems.notFound } };
  serve(HOUSE_ADVERTS.list, {
    operationId: "listHouseAdverts",
    summary: "The site's own adverts, which fill places that are not sold",
    answers: "Those that run, with what was counted",
    answer: shownHouseAdverts,
    handler: async () => await houseAdverts.list(),
  });
  serve(HOUSE_ADVERTS.add, {
    operationId: "addHouseAdvert",
    summary: "Adds an advert of the site itself",
    body: houseAdvert,
    status: 201,
    answers: "Its number",
    answer: houseAdvertAnswer,
    handler: async (request) => ({ id: await houseAdverts.add(request.body, me(request)) }),
  });
  serve(HOUSE_ADVERTS.change, {
    ...found,
    operationId: "changeHouseAdvert",
    summary: "Puts another text or link in the place of an advert of the site itself",
    body: houseAdvert,
    answers: "The number of the one that runs now: what was counted stays with the one before",
    answer: houseAdvertAnswer,
    handler: async (request) => ({
      id: await houseAdverts.change(request.params.id, request.body, me(request)),
    }),
  });
  serve(HOUSE_ADVERTS.remove, {
    ...found,
    operationId: "removeHouseAdvert",
    summary: "Takes an advert of the site itself off the site",
    answers: "Its number; its counts stay",
    answer: houseAdvertAnswer,
    handler: async (request) => ({ id: await houseAdverts.remove(request.params.id, me(request)) }),
  });
}
