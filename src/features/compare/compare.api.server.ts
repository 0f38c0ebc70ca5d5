import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import type { CoursesService } from "#features/courses/courses.service.server.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { courseIdsParameter } from "#platform/http/calls.schema.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { recordNumbers } from "#platform/record-number.ts";
import { paths } from "#web/paths.ts";
import { comparedCourses } from "./compare.data.ts";
import { comparisonCsv } from "./comparison-csv.ts";

interface CompareApiOptions {
  courses: CoursesService;
  published: Published;
  publicUrl: string;
}

const TYPE = "text/csv; charset=utf-8";

/** Serves a comparison as a file for a spreadsheet. */
export async function compareApi(
  app: FastifyInstance,
  { courses, published, publicUrl }: CompareApiOptions,
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    "/api/v1/download/comparison.csv",
    {
      schema: {
        operationId: "compareAsCsv",
        tags: ["Courses"],
        summary: `Up to ${SHORTLIST_LIMIT} courses side by side as CSV, a row for each fact`,
        querystring: z.object({
          ids: courseIdsParameter(SHORTLIST_LIMIT)
            .optional()
            .meta({ description: "Ids of the courses: `1,2,3`." }),
        }),
        response: {
          200: { description: "The table", content: { [TYPE]: { schema: z.string() } } },
          422: problems.invalid,
        },
      },
    },
    async ({ query }, reply) => {
      const ids = recordNumbers(query.ids ?? "");
      const compared = comparedCourses(await courses.lookUp(ids)).courses;
      if (compared.length === 0) {
        throw new InvalidInputError({ ids: "ids must name at least one course that is listed" });
      }
      return reply
        .type(TYPE)
        .header("Content-Disposition", 'attachment; filename="magu-comparison.csv"')
        .send(
          comparisonCsv(
            compared,
            (course) => publicUrl + paths.course(course),
            published.current(),
          ),
        );
    },
  );
}
