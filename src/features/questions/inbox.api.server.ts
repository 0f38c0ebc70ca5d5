import type { FastifyInstance } from "fastify";
import { type PersonalApi, servingPersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import type { QuestionInbox } from "./inbox.service.server.ts";
import { MAX_QUESTION_BYTES } from "./question-limits.ts";
import { OFFICE_QUESTIONS } from "./questions.endpoints.ts";
import * as schema from "./questions.schema.ts";

/** Questions for those who answer for an institution. */
export async function inboxApi(
  app: FastifyInstance,
  { inbox, authenticate }: PersonalApi<{ inbox: QuestionInbox }>,
): Promise<void> {
  const { serve, me } = servingPersonalCalls(app, {
    tag: "Office",
    may: "by_institution",
    bodyLimit: MAX_QUESTION_BYTES,
    failures: { 403: problems.forbidden },
    authenticate,
  });
  serve(OFFICE_QUESTIONS.list, {
    operationId: "listQuestions",
    summary: "Questions to the institutions that you answer for",
    query: schema.officeQuestionsQuery,
    answers: "One page of them, newest first",
    answer: schema.officeQuestions,
    handler: async (request) => await inbox.questions(me(request), request.query),
  });
  serve(OFFICE_QUESTIONS.answer, {
    operationId: "answerQuestion",
    summary: "Answers a question by mail",
    params: schema.questionParameter,
    body: schema.questionAnswer,
    status: 201,
    answers: "The question with its answers",
    answer: schema.officeQuestion,
    failures: { 404: problems.notFound, 409: problems.conflict },
    handler: async (request) =>
      await inbox.answer(me(request), request.params.id, request.body.text),
  });
  serve(OFFICE_QUESTIONS.change, {
    operationId: "changeQuestion",
    summary: "Says where a question stands, and who takes care of it",
    params: schema.questionParameter,
    body: schema.questionChange,
    answers: "The question as it is now",
    answer: schema.officeQuestion,
    failures: { 404: problems.notFound },
    handler: async (request) => await inbox.change(me(request), request.params.id, request.body),
  });
}
