/** Sentences of memberships. */
export const MEMBERSHIP_REFUSALS = {
  lastOwner:
    "An institution always has an owner. Make somebody else an owner first; then this one can leave.",
  notOwner: "Only an owner of this institution may do this.",
} as const;

/** Why an account cannot be deleted. @param names of the institutions that it alone owns. */
export function onlyOwnerOf(names: readonly string[]): string {
  return `You are the only owner of ${names.join(" and of ")}. Hand over first, or write to us; then you can delete your account.`;
}
