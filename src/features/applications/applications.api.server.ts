import type { FastifyInstance } from "fastify";
import { servingCalls, told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { MAX_APPLICATION_BYTES } from "./application-limits.ts";
import { APPLICATIONS } from "./applications.endpoints.ts";
import * as schema from "./applications.schema.ts";
import type { ApplicationsService } from "./applications.service.server.ts";
import { APPLICATION_ANSWERS, anewAnswer } from "./applications.ts";

/** Applications of institutions, as applicants send them. */
export async function applicationsApi(
  app: FastifyInstance,
  { applications }: { applications: ApplicationsService },
): Promise<void> {
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
