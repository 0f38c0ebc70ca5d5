import { z } from "zod";
import { MEMBER_ROLES } from "#platform/access.ts";
import { sentObject } from "#platform/http/calls.schema.ts";
import { MAX_EMAIL, requiredEmail } from "#platform/text-field.schema.ts";
import { MAX_MEMBER_NAME } from "./membership-limits.ts";
import { MEMBERSHIP_REFUSALS } from "./memberships.ts";

const memberRole = z.enum(MEMBER_ROLES, { error: "role must be owner or member" });

const invitedEmail = requiredEmail({
  missing: "Enter an email address",
  tooLong: `Enter an email address of at most ${MAX_EMAIL} characters`,
  wrong: "Enter an email address such as name@example.com",
}).transform((address) => address.toLowerCase());

export const newInvitation = z.object({ email: invitedEmail, role: memberRole });

/** Longer texts are no password or token of ours. */
const MAX_TYPED_SECRET = 1_024;

const typedSecret = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(MAX_TYPED_SECRET, { error: `Enter at most ${MAX_TYPED_SECRET} characters` });

export const acceptance = sentObject("Acceptance", {
  token: typedSecret(MEMBERSHIP_REFUSALS.invitation),
  name: z
    .string()
    .max(MAX_MEMBER_NAME, { error: `Enter a name of at most ${MAX_MEMBER_NAME} characters` })
    .transform((name) => name.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .default("")
    .meta({ description: "Of a new account; who has one keeps its name." }),
  password: typedSecret("Enter your password").meta({
    description: "Of the account with the invited address, or of the one that is made.",
  }),
});

export const ownMemberships = z
  .object({
    data: z.array(z.object({ id: z.int(), name: z.string(), role: memberRole })),
  })
  .meta({ id: "OwnMemberships" });

export type NewInvitationInput = z.output<typeof newInvitation>;
export type Acceptance = z.output<typeof acceptance>;
export type OwnInstitution = z.output<typeof ownMemberships>["data"][number];
