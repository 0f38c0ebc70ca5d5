import type { FastifyInstance } from "fastify";
import { servingCalls, told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { MAX_QUESTION_BYTES } from "./question-limits.ts";
import { QUESTIONS } from "./questions.endpoints.ts";
import { question, questionLink, questionReceived } from "./questions.schema.ts";
import type { QuestionsService } from "./questions.service.server.ts";
import { QUESTION_DELETED, QUESTION_SENT } from "./questions.ts";

/** Takes questions to institutions. */
export async function questionsApi(
  app: FastifyInstance,
  { questions }: { questions: QuestionsService },
): Promise<void> {
  const serve = servingCalls(app, {
    tag: "Questions",
    bodyLimit: MAX_QUESTION_BYTES,
  });
  serve(QUESTIONS.ask, {
    operationId: "askInstitution",
    summary: "Sends a question to an institution",
    description:
      "About a course (`course_id`) or the institution itself (`institution_id`). It is mailed to the institution, or to the operator where the institution states no address, and deleted after a year.",
    body: question,
    status: 201,
    answers: "The question was passed on",
    answer: questionReceived,
    handler: async ({ body, ip }) => ({
      data: { id: await questions.ask(body, ip) },
      message: QUESTION_SENT,
    }),
  });
  serve(QUESTIONS.remove, {
    operationId: "deleteQuestion",
    summary: "Deletes a question by the link of its mail",
    body: questionLink,
    answers: "The question is deleted",
    answer: message,
    handler: ({ body, ip }) => told(QUESTION_DELETED, questions.remove(body.token, ip)),
  });
}
