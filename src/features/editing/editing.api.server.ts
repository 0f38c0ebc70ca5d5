import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { RecordedFields } from "#features/importing/recorded.ts";
import type { RecordKind } from "#features/publishing/sources.repository.server.ts";
import type { SignedIn } from "#platform/access.ts";
import { DomainError } from "#platform/errors.ts";
import { type ServeCall, servingCalls } from "#platform/http/api-calls.server.ts";
import { acceptEmptyBodies } from "#platform/http/empty-bodies.server.ts";
import { jsonAnswer } from "#platform/http/endpoint.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { OFFICE, OFFICE_COURSE, OFFICE_INSTITUTION } from "./editing.endpoints.ts";
import {
  conflictProblem,
  courseDraftBody,
  coursesQuery,
  institutionDraftBody,
  institutionsQuery,
  newCourseBody,
  officeCourse,
  officeCourses,
  officeInstitution,
  officeInstitutions,
  recordParameter,
} from "./editing.schema.ts";
import type { EditingService } from "./editing.service.server.ts";
import { MAX_CHANGE_BYTES } from "./editing-limits.ts";

interface EditingApiParts {
  editing: EditingService;
  accounts: { authenticate(authorization: string | undefined, address: string): Promise<SignedIn> };
}

interface OfficeCalls {
  serve: ServeCall;
  editing: EditingService;
  /** The signed-in person of a request. */
  me: (request: object) => SignedIn;
}

/** Courses and institutions as those who answer for them change them (requirements, 12). */
export async function editingApi(
  app: FastifyInstance,
  { editing, accounts }: EditingApiParts,
): Promise<void> {
  acceptEmptyBodies(app);
  const people = new WeakMap<object, SignedIn>();
  const serve = servingCalls(app, {
    tag: "Office",
    isPersonal: true,
    bodyLimit: MAX_CHANGE_BYTES,
    failures: { 403: problems.forbidden },
    // Answers 401 before the body is read.
    onRequest: async (request: FastifyRequest) => {
      people.set(request, await accounts.authenticate(request.headers.authorization, request.ip));
    },
  });
  const calls = { serve, editing, me: (request: object) => people.get(request) as SignedIn };
  serveLists(calls);
  serveRecords(calls, "course", {
    ...{ endpoints: OFFICE_COURSE, answer: officeCourse, draft: courseDraftBody },
    ...{ noun: "course", name: "Course" },
  });
  serveRecords(calls, "institution", {
    ...{ endpoints: OFFICE_INSTITUTION, answer: officeInstitution, draft: institutionDraftBody },
    ...{ noun: "institution", name: "Institution" },
  });
}

function serveLists({ serve, editing, me }: OfficeCalls): void {
  serve(
    OFFICE.institutions,
    {
      operationId: "listOfficeInstitutions",
      summary: "The institutions that you may change",
      query: institutionsQuery,
      answers: "One page of them, by name",
      answer: officeInstitutions,
    },
    async (request) => await editing.institutions(me(request), request.query),
  );
  serve(
    OFFICE.courses,
    {
      operationId: "listOfficeCourses",
      summary: "The courses that you may change",
      query: coursesQuery,
      answers: "One page of them, by name",
      answer: officeCourses,
    },
    async (request) => await editing.courses(me(request), request.query),
  );
  serve(
    OFFICE.newCourse,
    {
      operationId: "createCourse",
      summary: "Makes a course that is not public before it is published",
      body: newCourseBody,
      answers: "The course with its draft",
      answer: officeCourse,
      failures: { 404: problems.notFound, 409: CONFLICT },
    },
    async (request, reply) => {
      const { institution_id, fields } = request.body;
      return tagged(
        reply,
        await editing.create(me(request), institution_id, fields as RecordedFields),
      );
    },
  );
}

const CONFLICT = jsonAnswer(
  "It is no longer as you saw it, or its state does not allow it.",
  conflictProblem,
);

/** Calls that change a record name what their sender saw. */
const seenHeader = z.looseObject({
  "if-match": z
    .string()
    .optional()
    .meta({ description: "The `etag` of the record as you read it. Without it: 428." }),
});

const changing = {
  headers: seenHeader,
  params: recordParameter,
  failures: { 404: problems.notFound, 409: CONFLICT, 428: problems.unconditional },
};

/** @throws DomainError 428 without `If-Match`. */
function seenBy({ headers }: Pick<FastifyRequest, "headers">): string {
  const seen = headers["if-match"];
  if (seen) return seen.replace(/^W\//, "");
  throw new DomainError(
    "not_conditional",
    428,
    "Send the etag of the record as you read it as If-Match, so that nothing is overwritten unseen.",
  );
}

function tagged<T extends { etag: string }>(reply: FastifyReply, record: T): T {
  reply.header("ETag", record.etag);
  return record;
}

interface RecordCalls {
  endpoints: typeof OFFICE_COURSE | typeof OFFICE_INSTITUTION;
  answer: typeof officeCourse | typeof officeInstitution;
  draft: typeof courseDraftBody | typeof institutionDraftBody;
  noun: string;
  name: string;
}

/** The calls of one record, the same for courses and institutions. */
function serveRecords(
  { serve, editing, me }: OfficeCalls,
  kind: RecordKind,
  calls: RecordCalls,
): void {
  // The two kinds differ in their fields only, which the service takes by name.
  const { endpoints, answer, draft } = calls as {
    endpoints: typeof OFFICE_COURSE;
    answer: typeof officeCourse;
    draft: typeof courseDraftBody;
  };
  const { noun, name } = calls;
  const whole = { answers: `The ${noun} with its draft`, answer };
  serve(
    endpoints.read,
    {
      ...whole,
      operationId: `readOffice${name}`,
      summary: `A ${noun} with the change that waits on it`.replace("A i", "An i"),
      params: recordParameter,
      failures: { 404: problems.notFound },
    },
    async (request, reply) =>
      tagged(reply, await editing.read(me(request), kind, request.params.id)),
  );
  const target = (request: { params: { id: number }; headers: FastifyRequest["headers"] }) => ({
    ...{ kind, id: request.params.id, seen: seenBy(request) },
  });
  serve(
    endpoints.saveDraft,
    {
      ...whole,
      ...changing,
      operationId: `save${name}Draft`,
      summary: "Keeps changed fields as a draft, in the place of the one before",
      description:
        "Values are checked when they are published; until then `problems` says what is wrong with which.",
      body: draft,
    },
    async (request, reply) => {
      const { fields } = request.body;
      const saved = editing.saveDraft(me(request), target(request), fields as RecordedFields);
      return tagged(reply, await saved);
    },
  );
  serve(
    endpoints.dropDraft,
    {
      ...whole,
      ...changing,
      operationId: `drop${name}Draft`,
      summary: "Throws the draft away",
    },
    async (request, reply) => tagged(reply, await editing.dropDraft(me(request), target(request))),
  );
  serve(
    endpoints.publish,
    {
      ...whole,
      ...changing,
      operationId: `publish${name}`,
      summary: "Publishes the draft; what an operator looks at first is submitted",
    },
    async (request, reply) => tagged(reply, await editing.publish(me(request), target(request))),
  );
}
