import type { MemberRole } from "#platform/access.ts";

/** What a role is called on the screens. */
export const ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  owner: "Owner",
  member: "Member",
};

/** What a role means, as a sentence to who has it. */
export const ROLE_SENTENCES: Readonly<Record<MemberRole, string>> = {
  owner: "As an owner you keep its courses, and say who else may.",
  member: "As a member you keep its courses.",
};

/** Sentences of memberships. */
export const MEMBERSHIP_REFUSALS = {
  lastOwner:
    "An institution always has an owner. Make somebody else an owner first; then this one can leave.",
  notOwner: "Only an owner of this institution may do this.",
  isMember: "This address belongs to a member already",
  invitation: "This invitation does not work, or no longer",
} as const;

/** Answers of the API. */
export const MEMBERSHIP_ANSWERS = {
  invited: "The invitation is on its way.",
  invitedAnew: "A new invitation is on its way; the link of the earlier one works no longer.",
  calledOff: "The invitation does not work any more.",
  removed: "The membership has ended.",
  roleChanged: "The role was changed.",
  handedOver: "You are a member now, and the other one is the owner.",
  accepted: "You speak for the institution now. Sign in to begin.",
} as const;

/** Why an account cannot be deleted. @param names of the institutions that it alone owns. */
export function onlyOwnerOf(names: readonly string[]): string {
  return `You are the only owner of ${names.join(" and of ")}. Hand over first, or write to us; then you can delete your account.`;
}
