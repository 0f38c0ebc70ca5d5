import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./questions.schema.ts";

/** Questions as those who answer for an institution see them. */
export const OFFICE_QUESTIONS = {
  list: endpoint<{
    query: typeof schema.officeQuestionsQuery;
    answer: typeof schema.officeQuestions;
  }>("GET", "/api/v1/office/questions"),
  answer: endpoint<{
    params: typeof schema.questionParameter;
    body: typeof schema.questionAnswer;
    answer: typeof schema.officeQuestion;
  }>("POST", "/api/v1/office/questions/:id/answers"),
  change: endpoint<{
    params: typeof schema.questionParameter;
    body: typeof schema.questionChange;
    answer: typeof schema.officeQuestion;
  }>("PATCH", "/api/v1/office/questions/:id"),
};

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
