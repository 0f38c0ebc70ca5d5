import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { writeFilters } from "#catalogue/filters.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { courseIdsParameter } from "#platform/http/calls.schema.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { recordNumbers } from "#platform/record-number.ts";
import { siteName } from "#platform/site-name.ts";
import { filtersOfCall } from "../courses.api.server.ts";
import { courseListQuery } from "../courses.schema.ts";
import { soonestCourses } from "./calendar.data.ts";
import { courseDates, MAX_DATED_COURSES } from "./calendar.ts";
import { calendarFile } from "./calendar-file.server.ts";

/** Parameters of the list of courses that mean nothing in a calendar. */
const LIST_ONLY = { page: true, limit: true, orderBy: true, sort: true } as const;

/** Calendars that are kept until the catalogue changes; the longest has some 500 KB. */
const MAX_KEPT_FILES = 30;

/** Courses that can be named one by one. */
const MAX_NAMED = 30;

const calendarQuery = courseListQuery.omit(LIST_ONLY).extend({
  ids: courseIdsParameter(MAX_NAMED)
    .optional()
    .meta({ description: "Numbers of courses, with commas between; then no filter counts." }),
  on: z
    .string({ error: "on must be one date" })
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, { error: "on must be a day or a month: 2027-01" })
    .optional()
    .meta({ description: "Only the intake that starts then, as `intake_details` has it." }),
});

/** Serves dates of courses as iCalendar files and feeds. */
export async function calendarApi(
  app: FastifyInstance,
  { published, publicUrl }: { published: Published; publicUrl: string },
): Promise<void> {
  const files = keptFiles();
  app.withTypeProvider<ZodTypeProvider>().get(
    "/api/v1/calendar.ics",
    {
      schema: {
        operationId: "courseDates",
        tags: ["Courses"],
        summary: "Deadlines and starts of courses, as a calendar to subscribe to",
        description: `iCalendar (RFC 5545), with whole days in the Maldives: of the courses that \`ids\` names, or of those that filters leave, as in the list of courses. Of more than ${MAX_DATED_COURSES} it holds those that start soonest. What is past or closed is left out.`,
        querystring: calendarQuery,
        response: {
          200: {
            description: "The calendar",
            content: { "text/calendar": { schema: z.string() } },
          },
          422: problems.invalid,
        },
      },
    },
    async (request, reply) => {
      const { ids, on } = request.query;
      const catalogue = published.current();
      const filters = ids === undefined ? filtersOfCall(catalogue, request.url) : null;
      const asked = JSON.stringify([filters ? writeFilters(filters) : ids, on]);
      const text = files.of(catalogue, asked, () => {
        const courses = filters
          ? soonestCourses(catalogue, filters).courses
          : named(catalogue, ids);
        const dates = courseDates(courses, catalogue.today);
        return calendarFile(
          on === undefined ? dates : dates.filter(({ start }) => start.on === on),
          { name: `${siteName}: course dates`, publicUrl, today: catalogue.today },
        );
      });
      return reply
        .type("text/calendar; charset=utf-8")
        .header("Content-Disposition", 'inline; filename="magu.ics"')
        .send(text as never);
    },
  );
}

/** Files of one catalogue, which is another one for each version and day; the oldest go first. */
function keptFiles() {
  let of: Catalogue | null = null;
  const files = new Map<string, string>();
  return {
    of: (catalogue: Catalogue, asked: string, make: () => string): string => {
      if (of !== catalogue) files.clear();
      of = catalogue;
      const text = files.get(asked) ?? make();
      files.set(asked, text);
      for (const oldest of files.keys()) {
        if (files.size <= MAX_KEPT_FILES) break;
        files.delete(oldest);
      }
      return text;
    },
  };
}

/** Courses that are no longer published are left out. */
function named(catalogue: Catalogue, ids = "") {
  return recordNumbers(ids).flatMap((id) => catalogue.course(id) ?? []);
}
