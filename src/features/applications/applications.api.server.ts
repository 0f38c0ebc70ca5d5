import type { FastifyInstance } from "fastify";
import type { SignedIn } from "#platform/access.ts";
import { servingCalls, told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { MAX_APPLICATION_BYTES } from "./application-limits.ts";
import { APPLICATIONS } from "./applications.endpoints.ts";
import * as schema from "./applications.schema.ts";
import type { ApplicationsService } from "./applications.service.server.ts";
import { APPLICATION_ANSWERS, anewAnswer } from "./applications.ts";

type Administrator = SignedIn & { address: string };

/** Applications of institutions, and what administrators decide on them. */
export async function applicationsApi(
  app: FastifyInstance,
  { applications, authenticate }: PersonalApi<{ applications: ApplicationsService }, Administrator>,
): Promise<void> {
  const tag = "Applications";
  const { serve, me } = servingOperators(app, { tag, may: "application.decide", authenticate });
  serveApplicants(app, applications);
  serve(APPLICATIONS.list, {
    operationId: "listApplications",
    summary: "Applications of institutions, the oldest first",
    query: schema.applicationsQuery,
    answers: "The applications in that state",
    answer: schema.applicationList,
    handler: async ({ query }) => ({ data: await applications.list(query.state) }),
  });
  serve(APPLICATIONS.addInstitution, {
    operationId: "addInstitution",
    summary: "Lists an institution that nobody applied for; it has no courses yet",
    body: schema.newInstitution,
    status: 201,
    answers: "The institution is listed",
    answer: schema.addedInstitution,
    handler: async (request) => await applications.addInstitution(me(request), request.body.name),
  });
  const decision = {
    params: schema.applicationParameter,
    answer: message,
    failures: { 409: problems.conflict },
  };
  serve(APPLICATIONS.approve, {
    operationId: "approveApplication",
    summary: "Invites the applicant to own the institution, which is listed where it is new",
    ...decision,
    answers: "The applicant is invited",
    handler: (request) =>
      told(APPLICATION_ANSWERS.approved, applications.approve(me(request), request.params.id)),
  });
  serve(APPLICATIONS.returnToAuthor, {
    operationId: "returnApplication",
    summary: "Returns an application with what is missing; its applicant sends it anew by a link",
    ...decision,
    body: schema.applicationReturn,
    answers: "The applicant is told",
    handler: (request) =>
      told(
        APPLICATION_ANSWERS.returned,
        applications.returnToAuthor(me(request), request.params.id, request.body.comment),
      ),
  });
  serve(APPLICATIONS.decline, {
    operationId: "declineApplication",
    summary: "Declines an application, with a reason to the applicant",
    ...decision,
    body: schema.refusal,
    answers: "The applicant is told",
    handler: (request) =>
      told(
        APPLICATION_ANSWERS.declined,
        applications.decline(me(request), request.params.id, request.body.reason),
      ),
  });
}

function serveApplicants(app: FastifyInstance, applications: ApplicationsService): void {
  const serve = servingCalls(app, { tag: "Applications", bodyLimit: MAX_APPLICATION_BYTES });
  serve(APPLICATIONS.send, {
    operationId: "sendApplication",
    summary: "Applies to list the courses of an institution",
    description: "It reaches the operator once the link that is mailed to the address is followed.",
    body: schema.application,
    status: 201,
    answers: "The application was received",
    answer: message,
    handler: ({ body, ip }) => told(APPLICATION_ANSWERS.received, applications.apply(body, ip)),
  });
  serve(APPLICATIONS.confirm, {
    operationId: "confirmApplication",
    summary: "Proves the address of an application with the link of the mail",
    body: schema.applicationLink,
    answers: "The application waits for its decision",
    answer: message,
    handler: ({ body, ip }) =>
      told(APPLICATION_ANSWERS.confirmed, applications.confirm(body.token, ip)),
  });
  serve(APPLICATIONS.sendAnew, {
    operationId: "sendApplicationAnew",
    summary: "Sends a returned application anew, with the link of the mail",
    body: schema.applicationAnew,
    description: "Another address is proven by the link of a mail first.",
    answers: "The application waits for its decision again, or for the proof of its address",
    answer: message,
    handler: async ({ body, ip }) => {
      return { message: anewAnswer(await applications.sendAnew(body, ip)) };
    },
  });
}
