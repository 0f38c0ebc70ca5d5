import { z } from "zod";
import {
  idParameter,
  institutionParameter,
  limitParameter,
  numberParameter,
  pageMeta,
  pageParameter,
  sentObject,
} from "#platform/http/calls.schema.ts";
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

export const questionParameter = idParameter;

const stateError = `state must be one of ${QUESTION_STATES.join(", ")}`;
const questionState = z.enum(QUESTION_STATES, { error: stateError });

export const officeQuestionsQuery = z.object({
  institution: institutionParameter,
  state: questionState.optional().meta({ description: "Only questions in this state." }),
  for_us: z
    .enum(["true", "false"], { error: "for_us must be true or false" })
    .default("false")
    .meta({ description: "true: only those whose institution states no address." }),
  page: pageParameter,
  limit: limitParameter,
});

/** The answer to who asked, sent by mail. */
export const questionAnswer = sentObject("QuestionAnswer", {
  text: requiredText(
    {
      missing: "Write an answer",
      tooLong: `Write at most ${QUESTION_LIMITS.answer} characters`,
    },
    QUESTION_LIMITS.answer,
  ),
});

export const questionChange = sentObject(
  "QuestionChange",
  {
    state: questionState.optional(),
    assigned_to: z
      .string({ error: "assigned_to must be the id of a person, or null" })
      .nullable()
      .optional()
      .meta({ description: "Who takes care of it, by `user_id`; null for nobody." }),
  },
  "state or assigned_to",
);

export const officeQuestion = z
  .object({
    id: z.int(),
    institution: z.object({ id: z.int(), name: z.string() }),
    course_id: z.int().nullable(),
    subject: z.string().meta({ description: "The course or institution, as it was called then." }),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    message: z.string(),
    state: questionState,
    assigned_to: z.object({ id: z.string(), name: z.string() }).nullable(),
    created_at: z.string(),
    answered_at: z.string().nullable(),
    answers: z.array(
      z.object({
        text: z.string(),
        by: z.string().nullable().meta({ description: "Null where the account is gone." }),
        created_at: z.string(),
      }),
    ),
  })
  .meta({ id: "OfficeQuestion" });

export const officeQuestions = z
  .object({
    data: z.array(officeQuestion),
    meta: pageMeta,
    colleagues: z.array(z.object({ id: z.string(), name: z.string() })).meta({
      description: "Who speaks for `institution`, and may be asked to take care of a question.",
    }),
  })
  .meta({ id: "OfficeQuestions" });

export type OfficeQuestion = z.infer<typeof officeQuestion>;
export type OfficeQuestionsQuery = z.output<typeof officeQuestionsQuery>;
export type QuestionChange = z.output<typeof questionChange>;
