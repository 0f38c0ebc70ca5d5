import { z } from "zod";
import { ROLES } from "#platform/access.ts";
import { rowNumber, sentObject } from "#platform/http/calls.schema.ts";
import {
  MAX_EMAIL,
  PHONE_NUMBER,
  requiredEmail,
  requiredLine,
} from "#platform/text-field.schema.ts";
import { MAX_PAPER, MAX_READY_PAPERS, MAX_SAVED_COURSES } from "./account-limits.ts";
import {
  CODE_NEEDED,
  DIFFERENT_PASSWORDS,
  INVALID_EMAIL_LINK,
  MISSING,
  passwordFault,
} from "./accounts.ts";

/** Maximum lengths of an account's texts, in characters. */
const ACCOUNT_LIMITS = { name: 120, mobile: 24 } as const;

/** Longer texts are rejected before they are checked as a password or token. */
const MAX_SECRET_LENGTH = 1_024;

const name = requiredLine(
  {
    missing: MISSING.name,
    tooLong: `Enter a name of at most ${ACCOUNT_LIMITS.name} characters`,
  },
  ACCOUNT_LIMITS.name,
);

/** In lower case: the case of an address does not make another account. */
const email = requiredEmail({
  missing: MISSING.email,
  tooLong: `Enter an email address of at most ${MAX_EMAIL} characters`,
  wrong: "Enter an email address such as name@example.com",
}).transform((address) => address.toLowerCase());

const WRONG_MOBILE = "Enter a mobile number of 5 to 15 digits, such as +960 777 1234";

const mobile = requiredLine(
  { missing: MISSING.mobile, tooLong: WRONG_MOBILE },
  ACCOUNT_LIMITS.mobile,
).pipe(z.string().regex(PHONE_NUMBER, { error: WRONG_MOBILE }));

/** A secret exactly as typed, spaces included. */
const secret = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(MAX_SECRET_LENGTH, { error: `Enter at most ${MAX_SECRET_LENGTH} characters` });

const newPassword = secret(MISSING.new_password).superRefine((value, context) => {
  const fault = passwordFault(value);
  if (fault) context.addIssue({ code: "custom", message: fault });
});

/** Unknown fields are dropped, so that a caller cannot set their own role. */
export const registration = sentObject("Registration", {
  name,
  email,
  mobile,
  password: newPassword,
});
export const newPerson = z.object({
  name,
  email,
  role: z.enum(ROLES, { error: `role must be one of ${ROLES.join(", ")}` }),
});
export const credentials = sentObject("Credentials", { email, password: secret(MISSING.password) });
/** The password, and the code of an account with two-factor sign-in. */
export const signInForm = sentObject("SignIn", {
  email,
  password: secret(MISSING.password),
  code: z
    .string()
    .max(MAX_SECRET_LENGTH, { error: CODE_NEEDED })
    .optional()
    .meta({ description: "Of the authenticator app, or a recovery code, once it is asked for." }),
});
export const forgotten = sentObject("ForgottenPassword", { email });
export const resetToken = sentObject("ResetToken", { token: secret(MISSING.token) });
export const emailLink = sentObject("EmailLink", { token: secret(INVALID_EMAIL_LINK) });
export const passwordReset = sentObject("PasswordReset", {
  token: secret(MISSING.token),
  password: secret(MISSING.new_password),
});
export const firstAdministrator = sentObject("FirstAdministrator", {
  token: secret(MISSING.token),
  name,
  email,
  password: newPassword,
});
export const passwordChange = sentObject("PasswordChange", {
  current_password: secret(MISSING.current_password),
  password: secret(MISSING.new_password),
});
/** A new password and its repetition in a form. */
const typedTwice = { password: secret(MISSING.new_password), confirm: secret(MISSING.confirm) };

/** Compares only where both are filled in, so that only one error is shown. */
function refuseDifferent(
  { password, confirm }: { password: string; confirm: string },
  context: z.RefinementCtx,
): void {
  const isSame = password === confirm;
  const message = isSame ? passwordFault(password) : DIFFERENT_PASSWORDS;
  const path = [isSame ? "password" : "confirm"];
  if (message) context.addIssue({ code: "custom", path, message });
}

/** The forms of `passwordReset` and `passwordChange`. */
export const newPasswordForm = z.object(typedTwice).superRefine(refuseDifferent);
export const passwordChangeForm = z
  .object({ current_password: secret(MISSING.current_password), ...typedTwice })
  .superRefine(refuseDifferent);

export const confirmation = sentObject("PasswordConfirmation", {
  password: secret(MISSING.password),
});

/** An account that the operator creates; the mobile number is optional. */
export const operatorAccount = z.object({
  name,
  email,
  mobile: mobile.nullish().transform((number) => number ?? null),
});

export const profileChange = sentObject("ProfileChange", {
  name: name.optional(),
  mobile: mobile.optional(),
  email: email.optional().meta({ description: "A new address needs the password beside it." }),
  password: secret(MISSING.password).optional(),
});

const courseIds = z
  .array(rowNumber("course_ids must be numbers of courses"), {
    error: "course_ids must be a list",
  })
  .max(MAX_SAVED_COURSES, { error: `course_ids must be at most ${MAX_SAVED_COURSES}` });

export const savedCourses = sentObject("SavedCourses", { course_ids: courseIds });

const WRONG_PAPERS = `ready must be at most ${MAX_READY_PAPERS} texts of at most ${MAX_PAPER} characters`;

/** What somebody says of applying for a course. */
const application = {
  course_id: rowNumber("course_id must be the number of a course"),
  applied_on: z.iso
    .date({ error: "applied_on must be a day such as 2026-11-28, or null" })
    .nullable()
    .meta({ description: "The day in the Maldives on which they applied; null: not yet." }),
  ready: z
    .array(z.string({ error: WRONG_PAPERS }).max(MAX_PAPER, { error: WRONG_PAPERS }), {
      error: WRONG_PAPERS,
    })
    .max(MAX_READY_PAPERS, { error: WRONG_PAPERS })
    .meta({ description: "The papers that they have ready, in the words of the course's page." }),
};

export const notedApplication = sentObject("NotedApplication", application);

export const savedCoursesAnswer = z
  .object({
    course_ids: z.array(z.int()),
    applied: z
      .array(z.object({ ...application, name: z.string() }))
      .meta({ description: "Of these, what somebody noted of applying." }),
  })
  .meta({ id: "SavedCoursesAnswer" });

export const tokenParameter = z.object({
  token: secret(MISSING.token).meta({ description: "What the link of the mail ends with." }),
});
export const sessionParameter = z.object({ id: secret("Send the id of a session") });

export const profile = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    pending_email: z.string().nullable().meta({
      description: "A new address that counts once the link that was sent to it is followed.",
    }),
    mobile: z.string().nullable(),
    role: z.enum(ROLES),
    is_staff: z.boolean().meta({
      description:
        "True for editors, administrators and members of institutions, who have an office.",
    }),
    created_at: z.string().meta({ description: "ISO 8601, UTC." }),
  })
  .meta({ id: "Profile" });

export const signedIn = z
  .object({
    token: z.string().meta({ description: "For `Authorization: Bearer`; shown this once." }),
    user: profile,
  })
  .meta({ id: "SignedIn" });

export const validity = z
  .object({ valid: z.boolean(), error: z.string().optional() })
  .meta({ id: "TokenValidity" });

const listedSession = z
  .object({
    id: z.string(),
    created_at: z.string(),
    last_used_at: z.string().meta({ description: "To about five minutes." }),
    device: z.string().nullable().meta({ description: '"Chrome on Android"; null if unknown.' }),
    is_current: z.boolean(),
  })
  .meta({ id: "Session" });

export const sessions = z.object({ data: z.array(listedSession) }).meta({ id: "Sessions" });

export const accountExport = z
  .looseObject({
    exported_at: z.string(),
    profile,
    sessions: z.array(listedSession),
    saved_courses: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        applied_on: z.string().nullable(),
        ready: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: "AccountExport", description: "With a key for each further part of the site." });

export const twoFactorState = z
  .object({
    since: z.string().nullable().meta({ description: "When it was turned on; null: it is off." }),
    is_required: z.boolean().meta({ description: "True for editors and administrators." }),
    recovery_codes: z.int().meta({ description: "Recovery codes that were not used yet." }),
  })
  .meta({ id: "TwoFactor" });

export const twoFactorSetup = z
  .object({
    secret: z.string().meta({ description: "To type into an app, in Base32; shown this once." }),
    address: z.string().meta({ description: "The same as an `otpauth:` address." }),
    qr: z
      .object({ size: z.int(), path: z.string() })
      .meta({ description: "The address as a QR code: a path of an SVG with `size` units." }),
  })
  .meta({ id: "TwoFactorSetup" });

export const twoFactorCode = sentObject("TwoFactorCode", { code: secret(CODE_NEEDED) });

export const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: "Shown this once." }) })
  .meta({ id: "RecoveryCodes" });

export type SignInForm = z.output<typeof signInForm>;
export type TwoFactorState = z.output<typeof twoFactorState>;
export type TwoFactorSetup = z.output<typeof twoFactorSetup>;
export type Registration = z.output<typeof registration>;
export type FirstAdministrator = z.output<typeof firstAdministrator>;
export type Credentials = z.output<typeof credentials>;
export type ProfileChange = z.output<typeof profileChange>;
export type Profile = z.output<typeof profile>;
export type SavedCoursesAnswer = z.output<typeof savedCoursesAnswer>;
export type NotedApplication = z.output<typeof notedApplication>;
export type ListedSession = z.output<typeof listedSession>;
export type AccountExport = z.output<typeof accountExport>;
