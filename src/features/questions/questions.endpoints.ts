import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./questions.schema.ts";

type OneQuestion = { params: typeof schema.questionParameter };
type QuestionSchema = typeof schema.officeQuestion;

const QUESTIONS_URL = "/api/v1/office/questions";

/** Questions as those who answer for an institution see them. */
export const OFFICE_QUESTIONS = {
  list: endpoint.get<typeof schema.officeQuestions, { query: typeof schema.officeQuestionsQuery }>(
    QUESTIONS_URL,
  ),
  answer: endpoint.post<QuestionSchema, OneQuestion & { body: typeof schema.questionAnswer }>(
    `${QUESTIONS_URL}/:id/answers`,
  ),
  change: endpoint.patch<QuestionSchema, OneQuestion & { body: typeof schema.questionChange }>(
    `${QUESTIONS_URL}/:id`,
  ),
};

export const QUESTIONS = {
  ask: endpoint.post<typeof schema.questionReceived, { body: typeof schema.question }>(
    "/api/v1/p/questions",
  ),
  remove: endpoint.post<MessageAnswer, { body: typeof schema.questionLink }>(
    "/api/v1/p/questions/delete",
  ),
};
