import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SignedIn } from "#platform/access.ts";
import { seenBy } from "#platform/http/if-match.server.ts";
import { acceptEmptyBodies } from "#platform/http/json-bodies.server.ts";
import {
  type Authenticate,
  type PersonalCalls,
  servingPersonalCalls,
} from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import type { RecordedFields } from "../recorded.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import type { ChangeTarget, OfficeCaller } from "./changing.server.ts";
import { OFFICE, OFFICE_COURSE, OFFICE_INSTITUTION } from "./editing.endpoints.ts";
import * as schema from "./editing.schema.ts";
import type { EditingService } from "./editing.service.server.ts";
import { MAX_CHANGE_BYTES } from "./editing-limits.ts";
import { serveOwnCourses } from "./own-courses.api.server.ts";
import { serveReview } from "./review.api.server.ts";
import { CONFLICT, changing, tagged } from "./seen-record.server.ts";

interface EditingApiParts {
  editing: EditingService;
  authenticate: Authenticate<SignedIn>;
  /** For calls that systems with a key make, too. */
  authenticateCaller: Authenticate<OfficeCaller>;
}

interface OfficeCalls extends PersonalCalls<SignedIn> {
  editing: EditingService;
}

/** Courses and institutions as those who answer for them change them. */
export async function editingApi(
  app: FastifyInstance,
  { editing, authenticate, authenticateCaller }: EditingApiParts,
): Promise<void> {
  acceptEmptyBodies(app);
  const personal = servingPersonalCalls(app, {
    tag: "Office",
    may: "by_institution",
    bodyLimit: MAX_CHANGE_BYTES,
    failures: { 403: problems.forbidden },
    authenticate,
  });
  const calls = { ...personal, editing };
  const callers = servingPersonalCalls(app, {
    tag: "Office",
    may: "by_institution",
    bodyLimit: MAX_CHANGE_BYTES,
    security: [{ bearer: [] }, { key: [] }],
    failures: { 403: problems.forbidden, 429: problems.tooMany },
    authenticate: authenticateCaller,
  });
  serveLists(calls);
  serveOwnCourses({ ...callers, editing });
  serveReview(calls);
  serveRecords(calls, "course", {
    endpoints: OFFICE_COURSE,
    answer: schema.officeCourse,
    draft: schema.courseDraftBody,
    version: schema.courseVersion,
    noun: "course",
    name: "Course",
    reading: callers,
  });
  serveRecords(calls, "institution", {
    endpoints: OFFICE_INSTITUTION,
    answer: schema.officeInstitution,
    draft: schema.institutionDraftBody,
    version: schema.institutionVersion,
    noun: "institution",
    name: "Institution",
    reading: personal,
  });
}

function serveLists({ serve, editing, me }: OfficeCalls): void {
  serve(OFFICE.institutions, {
    operationId: "listOfficeInstitutions",
    summary: "The institutions that you may change",
    query: schema.institutionsQuery,
    answers: "One page of them, by name",
    answer: schema.officeInstitutions,
    handler: async (request) => await editing.institutions(me(request), request.query),
  });
  serve(OFFICE.changeTogether, {
    operationId: "changeCoursesTogether",
    summary: "Publishes, archives or brings back several courses as one step",
    description:
      "All of them or none. To publish the draft that waits on a course, leave `fields` out.",
    body: schema.bulkChangeBody,
    answers: "How many were changed",
    answer: schema.bulkChanged,
    failures: { 404: problems.notFound, 409: CONFLICT },
    handler: async (request) =>
      await editing.changeTogether(
        me(request),
        request.body.act,
        request.body.courses.map(({ fields, ...course }) => ({
          ...course,
          ...(fields && { fields: fields as RecordedFields }),
        })),
      ),
  });
  serve(OFFICE.newCourse, {
    operationId: "createCourse",
    summary: "Makes a course that is not public before it is published",
    body: schema.newCourseBody,
    answers: "The course with its draft",
    answer: schema.officeCourse,
    failures: { 404: problems.notFound, 409: CONFLICT, 429: problems.tooMany },
    handler: async (request, reply) => {
      const { institution_id, fields } = request.body;
      return tagged(
        reply,
        await editing.create(me(request), institution_id, fields as RecordedFields),
      );
    },
  });
}

interface RecordCalls {
  endpoints: typeof OFFICE_COURSE | typeof OFFICE_INSTITUTION;
  answer: typeof schema.officeCourse | typeof schema.officeInstitution;
  draft: typeof schema.courseDraftBody | typeof schema.institutionDraftBody;
  version: typeof schema.courseVersion | typeof schema.institutionVersion;
  noun: string;
  name: string;
  /** How the record is read: of courses systems with a key do so too. */
  reading: PersonalCalls<OfficeCaller>;
}

interface HistoryCalls extends Pick<RecordCalls, "noun" | "name"> {
  endpoints: typeof OFFICE_COURSE;
  version: typeof schema.courseVersion;
  whole: { answers: string; answer: typeof schema.officeCourse };
}

/** The calls of one record, the same for courses and institutions. */
function serveRecords(
  { serve, editing, me }: OfficeCalls,
  kind: RecordKind,
  calls: RecordCalls,
): void {
  // The two kinds differ in their fields only, which the service takes by name.
  const { endpoints, answer, draft, version } = calls as {
    endpoints: typeof OFFICE_COURSE;
    answer: typeof schema.officeCourse;
    draft: typeof schema.courseDraftBody;
    version: typeof schema.courseVersion;
  };
  const { noun, name, reading } = calls;
  const whole = { answers: `The ${noun} with its draft`, answer };
  reading.serve(endpoints.read, {
    ...whole,
    operationId: `readOffice${name}`,
    summary: `A ${noun} with the change that waits on it`.replace("A i", "An i"),
    params: schema.recordParameter,
    failures: { 404: problems.notFound },
    handler: async (request, reply) =>
      tagged(reply, await editing.read(reading.me(request), kind, request.params.id)),
  });
  const target = targetOf(kind);
  serve(endpoints.saveDraft, {
    ...whole,
    ...changing,
    operationId: `save${name}Draft`,
    summary: "Keeps changed fields as a draft, in the place of the one before",
    description:
      "Values are checked when they are published; until then `problems` says what is wrong with which.",
    body: draft,
    handler: async (request, reply) => {
      const { fields } = request.body;
      const saved = editing.saveDraft(me(request), target(request), fields as RecordedFields);
      return tagged(reply, await saved);
    },
  });
  serve(endpoints.dropDraft, {
    ...whole,
    ...changing,
    operationId: `drop${name}Draft`,
    summary: "Throws the draft away",
    handler: async (request, reply) =>
      tagged(reply, await editing.dropDraft(me(request), target(request))),
  });
  serve(endpoints.publish, {
    ...whole,
    ...changing,
    operationId: `publish${name}`,
    summary: "Publishes the draft; what an operator looks at first is submitted",
    handler: async (request, reply) =>
      tagged(reply, await editing.publish(me(request), target(request))),
  });
  serve(endpoints.archive, {
    ...whole,
    ...changing,
    operationId: `archive${name}`,
    summary: `Takes the ${noun} out of the directory; its address stays`,
    handler: async (request, reply) =>
      tagged(reply, await editing.archive(me(request), target(request))),
  });
  serve(endpoints.bringBack, {
    ...whole,
    ...changing,
    operationId: `bringBack${name}`,
    summary: "Brings it back",
    handler: async (request, reply) =>
      tagged(reply, await editing.bringBack(me(request), target(request))),
  });
  serveDecisions({ serve, editing, me }, kind, { endpoints, name, whole });
  serveRevisions({ serve, editing, me }, kind, { endpoints, version, name, noun, whole });
}

/** The record that a call changes, as its sender saw it. */
const targetOf =
  (kind: RecordKind) =>
  (request: { params: { id: number }; headers: FastifyRequest["headers"] }): ChangeTarget => ({
    kind,
    id: request.params.id,
    seen: seenBy(request),
  });

/** What is decided of a change that waits, and of what sources say otherwise. */
function serveDecisions(
  { serve, editing, me }: OfficeCalls,
  kind: RecordKind,
  { endpoints, name, whole }: Pick<HistoryCalls, "endpoints" | "name" | "whole">,
): void {
  const target = targetOf(kind);
  serve(endpoints.dismissConflict, {
    ...whole,
    operationId: `dismissConflictOf${name}`,
    summary: "Keeps what is published although another source says otherwise",
    description: "Until that source says something else: then the contradiction is open again.",
    params: schema.recordParameter,
    body: schema.settledBody,
    failures: { 404: problems.notFound, 409: problems.conflict },
    handler: async (request, reply) => {
      const record = { kind, id: request.params.id };
      return tagged(reply, await editing.dismissConflict(me(request), record, request.body));
    },
  });
  serve(endpoints.schedule, {
    ...whole,
    ...changing,
    operationId: `schedule${name}`,
    summary: "Publishes the draft at a time to come",
    description: "What cannot be published then goes back to you, with the reason as `comment`.",
    body: schema.scheduleBody,
    handler: async (request, reply) => {
      const { publish_at } = request.body;
      return tagged(reply, await editing.schedule(me(request), target(request), publish_at));
    },
  });
  serve(endpoints.approve, {
    ...whole,
    ...changing,
    operationId: `approve${name}`,
    summary: "Publishes what was submitted, whole or in part",
    body: schema.approvalBody,
    handler: async (request, reply) =>
      tagged(reply, await editing.approve(me(request), target(request), request.body)),
  });
  serve(endpoints.returnToAuthor, {
    ...whole,
    ...changing,
    operationId: `return${name}`,
    summary: "Gives what was submitted back, with a comment",
    body: schema.returnBody,
    handler: async (request, reply) => {
      const { comment } = request.body;
      return tagged(reply, await editing.returnToAuthor(me(request), target(request), comment));
    },
  });
}

/** Published changes of one record. */
function serveRevisions(
  { serve, editing, me }: OfficeCalls,
  kind: RecordKind,
  { endpoints, version, name, noun, whole }: HistoryCalls,
): void {
  serve(endpoints.history, {
    operationId: `list${name}History`,
    summary: "Published changes with what was and what is, the newest first",
    params: schema.recordParameter,
    query: schema.historyQuery,
    answers: "One page of them",
    answer: schema.officeHistory,
    failures: { 404: problems.notFound },
    handler: async (request) => {
      const record = { kind, id: request.params.id };
      return await editing.history(me(request), record, request.query);
    },
  });
  serve(endpoints.version, {
    operationId: `read${name}Version`,
    summary: `The ${noun} as it was published once`,
    params: schema.versionParameter,
    answers: "Its fields as they were",
    answer: version,
    failures: { 404: problems.notFound },
    handler: async (request) => await editing.version(me(request), { kind, ...request.params }),
  });
  serve(endpoints.restore, {
    ...whole,
    ...changing,
    operationId: `restore${name}Version`,
    summary: "Makes a draft that turns it back into what it was",
    params: schema.versionParameter,
    handler: async (request, reply) => {
      const { id, version: wanted } = request.params;
      const target = { kind, id, seen: seenBy(request) };
      return tagged(reply, await editing.restore(me(request), target, wanted));
    },
  });
}
