import type { SignedIn } from "#platform/access.ts";
import type { PersonalCalls } from "#platform/http/personal-calls.server.ts";
import { OFFICE } from "./editing.endpoints.ts";
import type { EditingService } from "./editing.service.server.ts";
import * as schema from "./review.schema.ts";

interface ReviewCalls extends PersonalCalls<SignedIn> {
  editing: EditingService;
}

/** Calls about what institutions submit, for operators. */
export function serveReview({ serve, editing, me }: ReviewCalls): void {
  serve(OFFICE.submitted, {
    operationId: "listSubmittedChanges",
    summary: "Changes that wait for an operator, the oldest first",
    query: schema.submittedQuery,
    answers: "One page of them",
    answer: schema.submittedChanges,
    handler: async (request) => await editing.submitted(me(request), request.query),
  });
  serve(OFFICE.approveTogether, {
    operationId: "approveSubmittedChanges",
    summary: "Publishes several submitted changes, each by itself",
    description: "One that changed since you read it is left, and said; the others go through.",
    body: schema.approvedTogetherBody,
    answers: "What became of them",
    answer: schema.approvedTogether,
    handler: async (request) => await editing.approveTogether(me(request), request.body.changes),
  });
}
