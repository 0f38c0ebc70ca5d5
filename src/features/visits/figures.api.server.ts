import type { FastifyInstance } from "fastify";
import { type PersonalApi, servingPersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { OFFICE_FIGURES } from "./figures.endpoints.ts";
import { figuresAnswer, figuresQuery } from "./figures.schema.ts";
import type { FiguresService } from "./figures.service.server.ts";

/** Numbers for those who answer for an institution. */
export async function figuresApi(
  app: FastifyInstance,
  { figures, authenticate }: PersonalApi<{ figures: FiguresService }>,
): Promise<void> {
  const { serve, me } = servingPersonalCalls(app, {
    tag: "Office",
    may: "by_institution",
    failures: { 403: problems.forbidden },
    authenticate,
  });
  serve(OFFICE_FIGURES, {
    operationId: "readFigures",
    summary: "How often an institution's courses were seen and used",
    description:
      "Numbers by day, and nothing about who it was. What is done by programs, and by people who ask not to be counted, is left out.",
    query: figuresQuery,
    answers: "The numbers up to today",
    answer: figuresAnswer,
    failures: { 404: problems.notFound },
    handler: async (request) => await figures.of(me(request), request.query),
  });
}
