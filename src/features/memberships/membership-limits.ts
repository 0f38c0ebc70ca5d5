import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { DAY_MS } from "#platform/durations.ts";

/** How long an invitation can be accepted, in days. */
export const INVITATION_DAYS = 14;

/** Maximum length of a name, in characters. */
export const MAX_MEMBER_NAME = 120;

/** Maximum body size in bytes of a call about members. */
export const MAX_MEMBER_BODY_BYTES = 16 * 1024;

/** Invitations that an institution can send ... */
export const INVITATIONS_PER_INSTITUTION = {
  name: "invitations",
  max: 50,
  timeWindow: DAY_MS,
} as const satisfies SharedLimit;

/** ... and that one address can get from all of them. */
export const INVITATIONS_PER_ADDRESS = {
  name: "invitation-mails",
  max: 5,
  timeWindow: DAY_MS,
} as const satisfies SharedLimit;
