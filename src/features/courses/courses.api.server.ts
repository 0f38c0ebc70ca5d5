import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { haveToday } from "#catalogue/category-names.ts";
import type { EntryFilter } from "#catalogue/entry-column.ts";
import { FACETS } from "#catalogue/facets.ts";
import { type Filters, VALUES_LIMIT } from "#catalogue/filters.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { recordProblems } from "#platform/http/problem.schema.ts";
import { entryQuery } from "#records/entry.schema.ts";
import { courseAnswer, courseListAnswer } from "./course-answer.ts";
import { LIST_TO_ENTER } from "./courses.endpoints.ts";
import { course, courseList, courseListQuery } from "./courses.schema.ts";
import type { CoursesService } from "./courses.service.server.ts";

const oneCourse = z.object({ data: course });

const COURSES_URL = "/api/v1/p/courses";
type ListQuery = { query: typeof courseListQuery };

const PUBLIC_COURSES = {
  list: endpoint.get<typeof courseList, ListQuery>(COURSES_URL),
  course: endpoint.get<typeof oneCourse, { params: typeof idParameter }>(`${COURSES_URL}/:id`),
};

interface CoursesApiOptions {
  published: Published;
  courses: CoursesService;
}

/** Lists courses by filters and text, and answers single courses. */
export async function coursesApi(
  app: FastifyInstance,
  { published, courses }: CoursesApiOptions,
): Promise<void> {
  const list = (
    { url, query }: { url: string; query: z.infer<typeof courseListQuery> },
    entry: EntryFilter | null = null,
  ) => {
    const { page, limit, orderBy } = query;
    const catalogue = published.current();
    const filters = filtersOfCall(catalogue, url);
    const understood = catalogue.understand(filters);
    const asked = { filters: understood.filters, entry, page, limit, order: orderBy };
    return courseListAnswer(catalogue.searchCourses(asked), understood, {
      text: filters.name,
      ignored: ignoredNames(url),
      operator: catalogue.operator,
    });
  };
  const serve = servingCalls(app, { tag: "Courses" });
  serve(PUBLIC_COURSES.list, {
    operationId: "listCourses",
    summary: "Courses that filters and a text leave, with counts of every further choice",
    query: courseListQuery,
    answers: "One page of courses",
    answer: courseList,
    handler: async (request) => list(request),
  });
  serve(LIST_TO_ENTER, {
    operationId: "listCoursesToEnter",
    summary: "The same list, of the courses that a person can enter",
    description:
      "What a person has is sent in the body alone, so that it is in no address, log or cache.",
    query: courseListQuery,
    body: entryQuery,
    answers: "One page of courses",
    answer: courseList,
    handler: async (request, reply) => {
      const { what_i_have, answers: verdicts } = request.body;
      const have = haveToday(what_i_have, published.current().categories);
      reply.header("cache-control", "no-store");
      return list(request, { have, verdicts });
    },
  });
  serve(PUBLIC_COURSES.course, {
    operationId: "getCourse",
    summary: "One course with everything that its page shows",
    params: idParameter,
    answers: "The course",
    answer: oneCourse,
    failures: recordProblems,
    handler: async (request, reply) => {
      const { id } = request.params;
      const found = await courses.course(id);
      if (found.id !== id) return reply.redirect(`/api/v1/p/courses/${found.id}`, 301);
      return { data: courseAnswer(found, published.current().operator) };
    },
  });
}

/**
 * The filters in the address of a call.
 *
 * @throws InvalidInputError naming each key with a value outside its list.
 */
export function filtersOfCall(catalogue: Catalogue, url: string): Filters {
  const filters = catalogue.readFilters(parametersOf(url));
  refuseUnknownChoices(filters);
  return filters;
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
    const isAllowed = (value: string) => known.includes(value) || facet.allows?.(value) === true;
    return filters[facet.key].every(isAllowed)
      ? []
      : [[facet.key, `${facet.key} must be of ${known.join(", ")}`]];
  });
  if (wrong.length > 0) throw new InvalidInputError(Object.fromEntries(wrong));
}

/**
 * Names in an address that narrow nothing, or of whose values only some do, each once, as far as
 * people read them.
 */
function ignoredNames(url: string): string[] {
  const parameters = parametersOf(url);
  const isUnknown = (name: string) => !Object.hasOwn(courseListQuery.shape, name);
  const isTooLong = (name: string) =>
    name !== "name" && parameters.getAll(name).join(":").split(":").length > VALUES_LIMIT;
  return [...new Set(parameters.keys())]
    .filter((name) => isUnknown(name) || isTooLong(name))
    .slice(0, 20);
}

/** The parameters of an address, repeated ones included. */
function parametersOf(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start === -1 ? "" : url.slice(start));
}
