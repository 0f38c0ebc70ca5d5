import { z } from "zod";
import { digitsOf, numberParameter } from "#platform/http/calls.schema.ts";
import { MAX_INTEGER } from "#platform/record-number.ts";
import {
  fieldForPrograms,
  MAX_EMAIL,
  requiredEmail,
  requiredLine,
  requiredText,
} from "#platform/text-field.schema.ts";
import { REPORTED_PARTS, type TicketField } from "./contact.ts";
import { TICKET_LIMITS } from "./contact-limits.ts";

/** What a form says of its three fields. */
interface Sentences {
  missing: (field: TicketField) => string;
  wrongEmail: string;
}

/** Sentences of the specification, 5, used only on the contact form and by the API. */
const MESSAGE_SENTENCES: Sentences = {
  missing: (field) => `${field} is a required field`,
  wrongEmail: "email must be a valid email",
};

/** Every other form says what to do. */
const REPORT_SENTENCES: Sentences = {
  missing: (field) => ENTER[field],
  wrongEmail: "Enter an email address such as name@example.com",
};

const ENTER: Readonly<Record<TicketField, string>> = {
  name: "Enter your name",
  email: "Enter your email address",
  message: "Tell us what is wrong",
};

const VERSION_ERROR = { error: "version must be a whole number from 0" };

/** The record and part that a reported mistake is in. */
const subject = {
  course_id: numberParameter("course_id", "course_id must be a whole number from 1")
    .optional()
    .meta({ description: "Course that the message reports a mistake in." }),
  institution_id: numberParameter("institution_id", "institution_id must be a whole number from 1")
    .optional()
    .meta({ description: "Institution that the message reports a mistake in." }),
  about: z
    .enum([...REPORTED_PARTS.keys(), ""], {
      error: `about must be one of ${[...REPORTED_PARTS.keys()].join(", ")}`,
    })
    .transform((part) => part || undefined)
    .optional()
    .meta({ description: "Group of facts that the mistake is in; left out or empty for none." }),
  version: z
    .preprocess(
      digitsOf,
      z.int(VERSION_ERROR).min(0, VERSION_ERROR).max(MAX_INTEGER, VERSION_ERROR),
    )
    .optional()
    .meta({ description: "Version of the catalogue that the reader saw." }),
};

function ticketSchema({ missing, wrongEmail }: Sentences) {
  const sentences = (field: TicketField, max: number) => ({
    missing: missing(field),
    tooLong: `${field} must be at most ${max} characters`,
  });
  return z
    .object(
      {
        name: requiredLine(sentences("name", TICKET_LIMITS.name), TICKET_LIMITS.name),
        email: requiredEmail({ ...sentences("email", MAX_EMAIL), wrong: wrongEmail }),
        message: requiredText(sentences("message", TICKET_LIMITS.message), TICKET_LIMITS.message),
        ...subject,
        website: fieldForPrograms,
      },
      { error: "Send an object with name, email and message" },
    )
    .refine(({ course_id, institution_id }) => !(course_id && institution_id), {
      error: "Name a course or an institution, not both",
      path: ["institution_id"],
    });
}

/** A message to us. */
export const ticket = ticketSchema(MESSAGE_SENTENCES).meta({ id: "Ticket" });

/** The same as the form for mistakes in a record asks for it. */
export const reportedMistake = ticketSchema(REPORT_SENTENCES);

export const ticketReceived = z
  .object({ data: z.object({ id: z.int() }), message: z.string() })
  .meta({ id: "TicketReceived" });

/** A message as sent, including the field that only programs fill in. */
export type Submission = z.output<typeof ticket>;
