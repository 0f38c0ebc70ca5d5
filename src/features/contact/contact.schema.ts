import { z } from "zod";
import {
  MAX_EMAIL,
  requiredEmail,
  requiredLine,
  requiredText,
} from "#platform/text-field.schema.ts";
import { REPORTED_PARTS, type TicketField } from "./contact.ts";
import { TICKET_LIMITS } from "./contact-limits.ts";

/** Sentences of the requirements, 5, used only on this form. */
const fieldMessages = (field: TicketField, max: number) => ({
  missing: `${field} is a required field`,
  tooLong: `${field} must be at most ${max} characters`,
});

/** A whole number; a form sends it as text. */
const wholeNumberField = (field: string, least: number) => {
  const error = `${field} must be a whole number from ${least}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error });
};

/** The record and part that a reported mistake is in. */
const subject = {
  course_id: wholeNumberField("course_id", 1)
    .optional()
    .meta({ description: "Course that the message reports a mistake in." }),
  institution_id: wholeNumberField("institution_id", 1)
    .optional()
    .meta({ description: "Institution that the message reports a mistake in." }),
  about: z
    .enum([...REPORTED_PARTS.keys(), ""], {
      error: `about must be one of ${[...REPORTED_PARTS.keys()].join(", ")}`,
    })
    .transform((part) => part || undefined)
    .optional()
    .meta({ description: "Group of facts that the mistake is in; left out or empty for none." }),
  version: wholeNumberField("version", 0)
    .optional()
    .meta({ description: "Version of the catalogue that the reader saw." }),
};

/** A message to us. */
export const ticket = z
  .object(
    {
      name: requiredLine(fieldMessages("name", TICKET_LIMITS.name), TICKET_LIMITS.name),
      email: requiredEmail({
        ...fieldMessages("email", MAX_EMAIL),
        wrong: "email must be a valid email",
      }),
      message: requiredText(fieldMessages("message", TICKET_LIMITS.message), TICKET_LIMITS.message),
      ...subject,
      website: z
        .unknown()
        .optional()
        .meta({ description: "Leave it out: people do not see this field, programs fill it in." }),
    },
    { error: "Send an object with name, email and message" },
  )
  .refine(({ course_id, institution_id }) => !(course_id && institution_id), {
    error: "Name a course or an institution, not both",
    path: ["institution_id"],
  })
  .meta({ id: "Ticket" });

export const ticketReceived = z
  .object({ data: z.object({ id: z.int() }), message: z.string() })
  .meta({ id: "TicketReceived" });

/** A message as sent, including the field that only programs fill in. */
export type Submission = z.output<typeof ticket>;
