import type { FastifyInstance } from "fastify";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { categoryFinder, haveToday } from "#catalogue/category-names.ts";
import { islandByCode } from "#catalogue/islands.ts";
import type { LadderQuery } from "#catalogue/ladder.ts";
import type { LadderStep, PathFigures } from "#catalogue/ladder-paths.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { paths } from "#web/paths.ts";
import * as schema from "./pathways.schema.ts";

const FIND_PATHWAYS = endpoint.post<
  typeof schema.pathwaysAnswer,
  { body: typeof schema.pathwaysQuery }
>("/api/v1/pathways");

type PathAnswer = schema.PathwaysAnswer["data"][number];

/** Finds paths of courses from what somebody has to what they wish for. */
export async function pathwaysApi(
  app: FastifyInstance,
  { published }: { published: Published },
): Promise<void> {
  const serve = servingCalls(app, { tag: "Courses" });
  serve(FIND_PATHWAYS, {
    operationId: "findPathways",
    summary: "At most four paths of courses to a goal: quickest, cheapest, priced, nearest",
    description:
      "Each step can be entered with what the person has and the qualifications of the steps before it. What a person has is sent in the body alone, so that it is in no address, log or cache.",
    body: schema.pathwaysQuery,
    answers: "The paths; none where no path is known",
    answer: schema.pathwaysAnswer,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const catalogue = published.current();
      return { data: catalogue.pathsTo(queryOf(catalogue, request.body)).map(pathAnswer) };
    },
  });
}

/** @throws InvalidInputError where the goal or the island is none of the directory's. */
function queryOf(
  catalogue: Catalogue,
  { what_i_have, goal, island }: schema.PathwaysQuery,
): LadderQuery {
  const have = haveToday(what_i_have, catalogue.categories);
  const { course, level } = goal;
  if (island !== null && !islandByCode(island)) {
    throw new InvalidInputError({ island: "island must be the code of an island" });
  }
  if (course !== undefined) {
    if (catalogue.course(course)) return { have, goal: { course }, island };
    throw new InvalidInputError({ "goal.course": "goal.course must be the id of a course" });
  }
  const category = goal.category && categoryFinder(catalogue.categories)(goal.category)?.name;
  if (goal.category !== undefined && category === undefined) {
    throw new InvalidInputError({
      "goal.category": "goal.category must be the name of a category",
    });
  }
  return { have, goal: { level: level!, category: category ?? null }, island };
}

function pathAnswer(path: PathFigures): PathAnswer {
  const { kinds, leaps, months, lengthsMissing, cost, costsMissing, steps } = path;
  return {
    kinds,
    leaps,
    months,
    lengths_missing: lengthsMissing,
    cost: { ...cost, currency: "MVR" },
    costs_missing: costsMissing,
    steps: steps.map(stepAnswer),
  };
}

function stepAnswer({ course, answer, needsStepBefore, cost }: LadderStep) {
  const { id, name, institution, mnqf_level, duration_months, place_codes, sample } = course;
  const { verdict, check, later } = answer;
  return {
    course: {
      id,
      name,
      url: paths.course(course),
      institution: { id: institution.id, name: institution.name },
      mnqf_level,
      duration_months,
      place_codes,
      sample,
    },
    entry: { answer: verdict, check, later },
    needs_step_before: needsStepBefore,
    cost: cost && { from: cost.from, to: cost.to, scheme: cost.scheme, currency: "MVR" as const },
  };
}
