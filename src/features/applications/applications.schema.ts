import { z } from "zod";
import { numberParameter, sentObject } from "#platform/http/calls.schema.ts";
import {
  fieldForPrograms,
  MAX_EMAIL,
  requiredEmail,
  requiredLine,
} from "#platform/text-field.schema.ts";
import { APPLICATION_LIMITS } from "./application-limits.ts";
import { APPLICATION_STATES, INVALID_APPLICATION_LINK } from "./applications.ts";

const requiredPart = (field: keyof typeof APPLICATION_LIMITS, missing: string) =>
  requiredLine(
    { missing, tooLong: `Enter at most ${APPLICATION_LIMITS[field]} characters` },
    APPLICATION_LIMITS[field],
  );

const institutionId = numberParameter("institution_id");

const applicantName = requiredPart("name", "Enter your full name");
const applicantPosition = requiredPart("position", "Enter what you do there, such as Registrar");
const applicantEmail = requiredEmail({
  missing: "Enter your email address",
  tooLong: `Enter an email address of at most ${MAX_EMAIL} characters`,
  wrong: "Enter an email address such as name@college.edu.mv",
}).transform((address) => address.toLowerCase());
/** @param max characters. @returns null of an empty text. */
const optionalLine = (max: number) =>
  z
    .string()
    .max(max, { error: `Enter at most ${max} characters` })
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim() || null)
    .nullish();
const registerNumber = optionalLine(APPLICATION_LIMITS.register_number).meta({
  description: "Number of its registration with the MQA or as a company.",
});

export const application = z
  .object(
    {
      institution_id: institutionId
        .optional()
        .meta({ description: "Of an institution that is listed; otherwise send its name." }),
      institution: z
        .string()
        .optional()
        .meta({ description: "Name of an institution that is not listed yet." }),
      name: applicantName,
      position: applicantPosition,
      register_number: registerNumber,
      email: applicantEmail,
      website: fieldForPrograms,
    },
    { error: "Send an object with institution or institution_id, name, position and email" },
  )
  .transform(({ institution, ...given }, context) => {
    if (given.institution_id !== undefined) return { ...given, institution: null };
    const named = requiredPart("institution", "Enter the name of your institution").safeParse(
      institution,
    );
    if (named.success) return { ...given, institution: named.data };
    const message = named.error.issues[0]?.message ?? "";
    context.addIssue({ code: "custom", path: ["institution"], message });
    return z.NEVER;
  })
  .meta({ id: "Application" });

export const newInstitution = z.object({
  name: requiredPart("institution", "Enter the name of the institution"),
});

export const applicationLink = sentObject("ApplicationLink", {
  token: z
    .string({ error: INVALID_APPLICATION_LINK })
    .max(1_024, { error: INVALID_APPLICATION_LINK }),
});

/** A returned application, as its applicant sends it anew. */
export const applicationAnew = sentObject(
  "ApplicationAnew",
  {
    token: z
      .string({ error: INVALID_APPLICATION_LINK })
      .max(1_024, { error: INVALID_APPLICATION_LINK }),
    institution: requiredPart("institution", "Enter the name of your institution")
      .optional()
      .meta({ description: "Of one that is not listed yet; the name of a listed one stays." }),
    name: applicantName,
    position: applicantPosition,
    register_number: registerNumber,
    email: applicantEmail
      .optional()
      .meta({ description: "Another one is proven by a link before the application waits." }),
    answer: optionalLine(APPLICATION_LIMITS.answer).meta({
      description: "To who decides; needed where nothing else is changed.",
    }),
  },
  "token, name and position",
);

export const applicationReturn = z.object({
  comment: requiredPart("reason", "Say what is missing, in a sentence to the applicant"),
});

export const refusal = z.object({
  reason: requiredPart("reason", "Say why, in a sentence to the applicant"),
});

export const applicationsQuery = z.object({
  state: z
    .enum(APPLICATION_STATES, { error: `state must be one of ${APPLICATION_STATES.join(", ")}` })
    .default("waiting"),
});

export type Application = z.output<typeof application>;
export type ApplicationAnew = z.output<typeof applicationAnew>;
