import { z } from "zod";
import { MEMBER_ROLES } from "#platform/access.ts";
import { idParameter, sentObject } from "#platform/http/calls.schema.ts";
import { MAX_EMAIL, requiredEmail } from "#platform/text-field.schema.ts";
import { MAX_MEMBER_NAME } from "./membership-limits.ts";
import { MEMBERSHIP_REFUSALS } from "./memberships.ts";

const memberRole = z.enum(MEMBER_ROLES, { error: "role must be owner or member" });

const invitedEmail = requiredEmail({
  missing: "Enter an email address",
  tooLong: `Enter an email address of at most ${MAX_EMAIL} characters`,
  wrong: "Enter an email address such as name@example.com",
}).transform((address) => address.toLowerCase());

export const membersParameter = idParameter;
/** A member or an invitation of an institution. */
export const memberParameters = idParameter.extend({
  member: idParameter.shape.id.meta({ description: "Id of the member, as the list has it." }),
});
export const invitationParameters = idParameter.extend({
  invitation: idParameter.shape.id.meta({
    description: "Id of the invitation, as the list has it.",
  }),
});

export const newInvitation = sentObject("NewInvitation", { email: invitedEmail, role: memberRole });

export const memberRoleChange = sentObject("MemberRoleChange", { role: memberRole });

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

const times = { description: "ISO 8601, UTC." };

export const members = z
  .object({
    institution: z.object({ id: z.int(), name: z.string() }),
    may_manage: z.boolean().meta({ description: "True for owners and administrators." }),
    members: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        role: memberRole,
        since: z.string().meta(times),
        invited_by: z.string().nullable().meta({ description: "Null for the operator." }),
        is_you: z.boolean(),
      }),
    ),
    invitations: z
      .array(
        z.object({
          id: z.int(),
          email: z.string(),
          role: memberRole,
          invited_by: z.string().nullable(),
          created_at: z.string().meta(times),
          expires_at: z.string().meta(times),
        }),
      )
      .meta({ description: "Those that wait to be accepted." }),
  })
  .meta({ id: "Members" });

export const ownMemberships = z
  .object({
    data: z.array(z.object({ id: z.int(), name: z.string(), role: memberRole })),
  })
  .meta({ id: "OwnMemberships" });

export type NewInvitationInput = z.output<typeof newInvitation>;
export type Acceptance = z.output<typeof acceptance>;
export type OwnInstitution = z.output<typeof ownMemberships>["data"][number];
export type MembersAnswer = z.output<typeof members>;
