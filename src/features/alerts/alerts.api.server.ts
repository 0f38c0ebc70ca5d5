import type { FastifyInstance } from "fastify";
import type { SignedIn } from "#platform/access.ts";
import { acceptEmptyBodies } from "#platform/http/json-bodies.server.ts";
import { type Authenticate, servingPersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { ALERTS } from "./alerts.endpoints.ts";
import * as schema from "./alerts.schema.ts";
import type { AlertsService } from "./alerts.service.server.ts";
import { MAX_ALERT_BODY_BYTES, MAX_ALERTED_COURSES, MAX_SAVED_SEARCHES } from "./alerts-limits.ts";

interface AlertsApiParts {
  alerts: AlertsService;
  accounts: { authenticate: Authenticate<SignedIn> };
}

/** Calls of a signed-in person about what they saved to be told about. */
export async function alertsApi(
  app: FastifyInstance,
  { alerts, accounts }: AlertsApiParts,
): Promise<void> {
  acceptEmptyBodies(app);
  const { serve, me } = servingPersonalCalls(app, {
    tag: "Own account",
    may: "own_account",
    bodyLimit: MAX_ALERT_BODY_BYTES,
    authenticate: accounts.authenticate,
  });
  const all = {
    answers: "Everything that is saved now, in its order",
    answer: schema.alerts,
  };
  const changes = { ...all, failures: { 429: problems.tooMany } };
  serve(ALERTS.read, {
    ...all,
    operationId: "readAlerts",
    summary: "Saved searches and courses, and whether mails about them come",
    handler: async (request) => await alerts.read(me(request)),
  });
  serve(ALERTS.pause, {
    ...changes,
    operationId: "pauseAlerts",
    summary: "Stops the mails, or lets them come again",
    description:
      "`paused: false` also tries an address again that was refused. What is saved stays in either case.",
    body: schema.alertPause,
    handler: async (request) => await alerts.pause(me(request), request.body.paused),
  });
  serve(ALERTS.askAgain, {
    ...changes,
    operationId: "askConfirmation",
    summary: "Sends the mail again that confirms the account's address",
    description: "Nothing is sent to an address that is confirmed, nor more often than its limit.",
    handler: async (request) => await alerts.askAgain(me(request)),
  });
  serve(ALERTS.saveSearch, {
    ...changes,
    operationId: "saveSearch",
    summary: `Saves a search; an account keeps ${MAX_SAVED_SEARCHES}`,
    description:
      "`query` is the query of the list's address, such as `mnqf_level=5&name=nursing`. Its order is left out. The same search is saved once.",
    body: schema.savedSearchBody,
    handler: async (request) => await alerts.saveSearch(me(request), request.body.query),
  });
  serve(ALERTS.removeSearch, {
    ...changes,
    operationId: "removeSearch",
    summary: "Removes a saved search",
    params: schema.searchParameter,
    handler: async (request) => await alerts.removeSearch(me(request), request.params.id),
  });
  serve(ALERTS.saveCourse, {
    ...changes,
    operationId: "saveCourse",
    summary: `Saves a course; an account keeps ${MAX_ALERTED_COURSES}`,
    params: schema.courseParameter,
    failures: { ...changes.failures, 404: problems.notFound },
    handler: async (request) => await alerts.saveCourse(me(request), request.params.id),
  });
  serve(ALERTS.removeCourse, {
    ...changes,
    operationId: "removeCourse",
    summary: "Removes a saved course",
    params: schema.courseParameter,
    handler: async (request) => await alerts.removeCourse(me(request), request.params.id),
  });
}
