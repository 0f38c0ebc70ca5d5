import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./questions.schema.ts";

export const QUESTIONS = {
  ask: endpoint.post<typeof schema.questionReceived, { body: typeof schema.question }>(
    "/api/v1/p/questions",
  ),
  remove: endpoint.post<MessageAnswer, { body: typeof schema.questionLink }>(
    "/api/v1/p/questions/delete",
  ),
};
