import { z } from "zod";
import { ROLES } from "#platform/access.ts";
import { MAX_INTEGER } from "#platform/http/calls.schema.ts";
import { requiredEmail, requiredLine } from "#platform/text-field.schema.ts";
import { MOST_SAVED_COURSES, passwordFault } from "./accounts.ts";

/** Longest texts of an account, in characters. */
export const ACCOUNT_LIMITS = { name: 120, mobile: 24 } as const;

/** Longest text that is taken as a password or token at all. */
const LONGEST_SECRET = 1_024;

const name = requiredLine("name", ACCOUNT_LIMITS.name);

/** In small letters: an address is the same account however it is typed. */
const email = requiredEmail("email").transform((address) => address.toLowerCase());

/** A phone number as people write it, of any country: 5 to 15 digits (ITU-T E.164). */
const mobile = requiredLine("mobile", ACCOUNT_LIMITS.mobile).pipe(
  z.string().regex(/^\+?(?:[ ()./-]*\d){5,15}[ ()]*$/, {
    error: "mobile must be a valid phone number",
  }),
);

/** A secret is taken as it was typed, spaces included. */
const secret = (field: string) => {
  const missing = `${field} is a required field`;
  return z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(LONGEST_SECRET, { error: `${field} is too long` });
};

const newPassword = secret("password").superRefine((value, context) => {
  const fault = passwordFault(value);
  if (fault) context.addIssue({ code: "custom", message: fault });
});

const body = <Shape extends z.core.$ZodLooseShape>(shape: Shape, id: string) =>
  z.object(shape, { error: `Send an object with ${Object.keys(shape).join(", ")}` }).meta({ id });

/** Surplus fields are dropped: nobody gives himself a role. */
export const registration = body({ name, email, mobile, password: newPassword }, "Registration");
export const credentials = body({ email, password: secret("password") }, "Credentials");
export const forgotten = body({ email }, "ForgottenPassword");
export const resetToken = body({ token: secret("token") }, "ResetToken");
export const passwordReset = body(
  { token: secret("token"), password: secret("password") },
  "PasswordReset",
);
export const passwordChange = body(
  { current_password: secret("current_password"), password: secret("password") },
  "PasswordChange",
);
export const confirmation = body({ password: secret("password") }, "PasswordConfirmation");

/** An account that the operator makes; a number is not asked for. */
export const operatorAccount = z.object({
  name,
  email,
  mobile: mobile.nullish().transform((number) => number ?? null),
});

export const profileChange = body(
  {
    name: name.optional(),
    mobile: mobile.optional(),
    email: email.optional().meta({ description: "A new address needs the password beside it." }),
    password: secret("password").optional(),
  },
  "ProfileChange",
);

const courseIds = z
  .array(z.int({ error: "course_ids must be whole numbers" }).min(1).max(MAX_INTEGER), {
    error: "course_ids must be a list",
  })
  .max(MOST_SAVED_COURSES, { error: `course_ids must be at most ${MOST_SAVED_COURSES}` });

export const savedCourses = body({ course_ids: courseIds }, "SavedCourses");

export const tokenParameter = z.object({
  token: secret("token").meta({ description: "What the link of the mail ends with." }),
});
export const sessionParameter = z.object({ id: secret("id") });

export const message = z.object({ message: z.string() }).meta({ id: "Message" });

export const profile = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    mobile: z.string().nullable(),
    role: z.enum(ROLES),
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

export const session = z
  .object({
    id: z.string(),
    created_at: z.string(),
    last_used_at: z.string().meta({ description: "To about five minutes." }),
    device: z.string().nullable().meta({ description: '"Chrome on Android"; null if unknown.' }),
    is_current: z.boolean(),
  })
  .meta({ id: "Session" });

export const sessions = z.object({ data: z.array(session) }).meta({ id: "Sessions" });

export const accountExport = z
  .looseObject({
    exported_at: z.string(),
    profile,
    sessions: z.array(session),
    saved_courses: z.array(z.object({ id: z.int(), name: z.string() })),
  })
  .meta({ id: "AccountExport", description: "With a key for each further part of the site." });

export type Registration = z.output<typeof registration>;
export type Credentials = z.output<typeof credentials>;
export type ProfileChange = z.output<typeof profileChange>;
export type Profile = z.output<typeof profile>;
export type Session = z.output<typeof session>;
export type AccountExport = z.output<typeof accountExport>;
