import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { seenIn } from "#platform/http/if-match.server.ts";
import type { PersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import type { RecordedFields } from "../recorded.ts";
import type { OfficeCaller } from "./changing.server.ts";
import { OFFICE, OFFICE_BY_REF } from "./editing.endpoints.ts";
import * as schema from "./editing.schema.ts";
import type { EditingService } from "./editing.service.server.ts";
import { CONFLICT, tagged } from "./seen-record.server.ts";

interface OwnCourseCalls extends PersonalCalls<OfficeCaller> {
  editing: EditingService;
}

/** Calls about courses that systems make too, with the key of an institution. */
export function serveOwnCourses({ serve, editing, me }: OwnCourseCalls): void {
  serve(OFFICE.courses, {
    operationId: "listOfficeCourses",
    summary: "The courses that you may change",
    query: schema.coursesQuery,
    answers: "One page of them, by name",
    answer: schema.officeCourses,
    handler: async (request) => await editing.courses(me(request), request.query),
  });
  serve(OFFICE.overview, {
    operationId: "listOfficeCoursesOfInstitution",
    summary: "The courses of an institution with their fields",
    description: "Without rich text, which the call for one course answers.",
    params: schema.recordParameter,
    query: schema.overviewQuery,
    answers: "One page of them, by name",
    answer: schema.courseOverviews,
    failures: { 404: problems.notFound },
    handler: async (request) =>
      await editing.overview(me(request), { id: request.params.id, ...request.query }),
  });
  serveByRef({ serve, editing, me });
}

const optionalSeen = z.looseObject({
  "if-match": z
    .string()
    .optional()
    .meta({ description: "The `etag` as you read it: nothing newer is written over then." }),
});

const byRefCall = {
  params: schema.namedCourseParameter,
  answers: "The course, and what the call did",
  answer: schema.courseByRef,
};
const writing = {
  ...byRefCall,
  headers: optionalSeen,
  failures: { 404: problems.notFound, 409: CONFLICT },
};

function serveByRef({ serve, editing, me }: OwnCourseCalls): void {
  const target = (request: {
    params: { id: number; ref: string };
    headers: FastifyRequest["headers"];
  }) => ({
    institution_id: request.params.id,
    ref: request.params.ref,
    seen: seenIn(request),
  });
  serve(OFFICE_BY_REF.read, {
    ...byRefCall,
    operationId: "readCourseByRef",
    summary: "A course by the ref of its institution's own system",
    failures: { 404: problems.notFound },
    handler: async (request, reply) =>
      tagged(reply, await editing.readByRef(me(request), target(request))),
  });
  serve(OFFICE_BY_REF.put, {
    ...writing,
    operationId: "putCourseByRef",
    summary: "Makes or changes a course, whole, by the ref of its institution's own system",
    description:
      "Fields are those of the import format; what is left out is not stated. The same again changes nothing. What an operator looks at first is submitted, the rest is public at once.",
    query: schema.namedCourseQuery,
    body: schema.wholeCourse,
    handler: async (request, reply) => {
      const wanted = { ...target(request), course: request.query.course };
      return tagged(
        reply,
        await editing.putByRef(me(request), wanted, request.body as RecordedFields),
      );
    },
  });
  serve(OFFICE_BY_REF.archive, {
    ...writing,
    operationId: "archiveCourseByRef",
    summary: "Takes a course out of the directory, where its address stays",
    handler: async (request, reply) =>
      tagged(reply, await editing.archiveByRef(me(request), target(request))),
  });
  serve(OFFICE_BY_REF.bringBack, {
    ...writing,
    operationId: "bringBackCourseByRef",
    summary: "Brings a course back",
    handler: async (request, reply) =>
      tagged(reply, await editing.bringBackByRef(me(request), target(request))),
  });
}
