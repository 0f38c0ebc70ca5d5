import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./questions.schema.ts";

export const QUESTIONS = {
  ask: endpoint<{ body: typeof schema.question; answer: typeof schema.questionReceived }>(
    "POST",
    "/api/v1/p/questions",
  ),
  remove: endpoint<{ body: typeof schema.questionLink; answer: typeof schema.questionDeleted }>(
    "POST",
    "/api/v1/p/questions/delete",
  ),
};
