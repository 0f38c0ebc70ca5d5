import { z } from "zod";
import { numberParameter, pageParameter, sentObject } from "#platform/http/calls.schema.ts";
import {
  fieldForPrograms,
  MAX_EMAIL,
  optionalText,
  PHONE_NUMBER,
  requiredLine,
  requiredText,
} from "#platform/text-field.schema.ts";
import { QUESTION_LIMITS } from "./question-limits.ts";
import { QUESTION_STATES } from "./questions.ts";

/** Sentences beside the fields of the form. */
const SENTENCES = {
  noName: "Enter your name",
  longName: `Enter a name of at most ${QUESTION_LIMITS.name} characters`,
  noWayBack: "Enter an email address or a phone number, so that they can answer",
  wrongEmail: "Enter an email address such as name@example.com",
  wrongPhone: "Enter a phone number of 5 to 15 digits, such as +960 777 1234",
  noMessage: "Write your question",
  longMessage: `Write at most ${QUESTION_LIMITS.message} characters`,
};

/** A question to an institution. */
export const question = z
  .object(
    {
      name: requiredLine(
        { missing: SENTENCES.noName, tooLong: SENTENCES.longName },
        QUESTION_LIMITS.name,
      ),
      email: optionalText(MAX_EMAIL, SENTENCES.wrongEmail).pipe(
        z.email({ error: SENTENCES.wrongEmail }).nullable(),
      ),
      phone: optionalText(QUESTION_LIMITS.phone, SENTENCES.wrongPhone).pipe(
        z.string().regex(PHONE_NUMBER, { error: SENTENCES.wrongPhone }).nullable(),
      ),
      message: requiredText(
        { missing: SENTENCES.noMessage, tooLong: SENTENCES.longMessage },
        QUESTION_LIMITS.message,
      ),
      course_id: numberParameter("course_id", "course_id must be a whole number from 1")
        .optional()
        .meta({ description: "The course it is about." }),
      campus_id: numberParameter("campus_id", "campus_id must be a whole number from 1")
        .optional()
        .meta({ description: "The campus of the course that it goes to first." }),
      institution_id: numberParameter(
        "institution_id",
        "institution_id must be a whole number from 1",
      )
        .optional()
        .meta({
          description: "The institution it is about, where it is about no course of it.",
        }),
      website: fieldForPrograms,
    },
    { error: "Send an object with name, email or phone, and message" },
  )
  .refine(({ email, phone }) => email !== null || phone !== null, {
    error: SENTENCES.noWayBack,
    path: ["email"],
    // Said together with what is wrong with other fields.
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .refine(
    ({ course_id, institution_id }) => (course_id === undefined) !== (institution_id === undefined),
    {
      error: "Name a course or an institution",
      path: ["institution_id"],
    },
  )
  .meta({ id: "Question" });

export const questionReceived = z
  .object({ data: z.object({ id: z.int() }), message: z.string() })
  .meta({ id: "QuestionReceived" });

/** The link of a mail that deletes a question. */
export const questionLink = sentObject(
  "QuestionLink",
  { token: z.string().max(200) },
  "the token of the link",
);

export type AskedQuestion = z.output<typeof question>;

/** What a list of questions is narrowed by. */
export const questionsQuery = z.object({
  state: z
    .enum(QUESTION_STATES, { error: `state must be one of ${QUESTION_STATES.join(", ")}` })
    .optional(),
  page: pageParameter,
});

/** The answer to who asked, sent by mail. */
export const questionAnswer = z.object({
  text: requiredText(
    {
      missing: "Write an answer",
      tooLong: `Write at most ${QUESTION_LIMITS.answer} characters`,
    },
    QUESTION_LIMITS.answer,
  ),
});
