import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { FACETS } from "#catalogue/facets.ts";
import type { Filters } from "#catalogue/filters.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { idParameter } from "#platform/http/calls.schema.ts";
import { jsonAnswer } from "#platform/http/endpoint.ts";
import { problems, recordProblems } from "#platform/http/problem.schema.ts";
import { courseAnswer, courseListAnswer } from "./course-answer.ts";
import { course, courseList, courseListQuery } from "./courses.schema.ts";
import type { CoursesService } from "./courses.service.server.ts";

interface CoursesApiOptions {
  published: Published;
  courses: CoursesService;
}

/** Lists courses by filters and text, and answers single courses. */
export async function coursesApi(
  app: FastifyInstance,
  { published, courses }: CoursesApiOptions,
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    "/api/v1/p/courses",
    {
      schema: {
        operationId: "listCourses",
        tags: ["Courses"],
        summary: "Courses that filters and a text leave, with counts of every further choice",
        querystring: courseListQuery,
        response: {
          200: jsonAnswer("One page of courses", courseList),
          422: problems.invalid,
        },
      },
    },
    async (request) => {
      const { page, limit, orderBy } = request.query;
      const catalogue = published.current();
      const filters = catalogue.readFilters(parametersOf(request.url));
      refuseUnknownChoices(filters);
      return courseListAnswer(catalogue.searchCourses({ filters, page, limit, order: orderBy }));
    },
  );

  api.get(
    "/api/v1/p/courses/:id",
    {
      schema: {
        operationId: "getCourse",
        tags: ["Courses"],
        summary: "One course with everything that its page shows",
        params: idParameter,
        response: {
          200: jsonAnswer("The course", z.object({ data: course })),
          ...recordProblems,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const found = await courses.course(id);
      if (found.id !== id) return reply.redirect(`/api/v1/p/courses/${found.id}`, 301);
      return { data: courseAnswer(found) };
    },
  );
}

/**
 * Unknown names of institutions and categories are allowed, because those change; other facets have
 * a fixed list.
 *
 * @throws InvalidInputError naming each key with a value outside its list.
 */
function refuseUnknownChoices(filters: Filters): void {
  const wrong = FACETS.flatMap((facet) => {
    if (facet.from !== "list") return [];
    const known = facet.choices.map(({ value }) => value);
    return filters[facet.key].every((value) => known.includes(value))
      ? []
      : [[facet.key, `${facet.key} must be of ${known.join(", ")}`]];
  });
  if (wrong.length > 0) throw new InvalidInputError(Object.fromEntries(wrong));
}

/** The parameters of an address, repeated ones included. */
function parametersOf(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start === -1 ? "" : url.slice(start));
}
