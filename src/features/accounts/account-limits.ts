import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#platform/durations.ts";

/** A session ends after this many days without use ... */
export const SESSION_IDLE_DAYS = 30;
/** ... and this long after it began, even when it is used. */
const SESSION_DAYS = 180;
/** Of editors, administrators and members of institutions it ends sooner (specification, 2.11). */
export const STAFF_IDLE_HOURS = 12;

/** Lifetime of a session, in milliseconds. */
export const SESSION_MS = {
  idle: SESSION_IDLE_DAYS * DAY_MS,
  staffIdle: STAFF_IDLE_HOURS * HOUR_MS,
  whole: SESSION_DAYS * DAY_MS,
  /** Precision of a session's last use: a write for each call would be too many. */
  exactness: 5 * MINUTE_MS,
} as const;

/** Maximum length of the User-Agent that is stored with a session. */
export const MAX_USER_AGENT = 300;

/** Lengths of a password, counted in characters as people see them. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Maximum number of saved courses of an account; fewer can be compared at once. */
export const MAX_SAVED_COURSES = 50;

/** Papers that somebody can tick as ready for a course, and characters by which each is known. */
export const MAX_READY_PAPERS = 60;
export const MAX_PAPER = 100;

/** How long a link for a new password works, in minutes (docs/decisions/027-addresses-and-links.md). */
export const RESET_MINUTES = 30;

/** How long the address works at which the first administrator is made, in days. */
export const FIRST_ADMINISTRATOR_DAYS = 30;

/** How long a link for a new address works, in hours (NIST SP 800-63A: at most 24). */
export const EMAIL_CHANGE_HOURS = 24;

/** Maximum body size in bytes: the longest texts of an account in any script, plus the rest. */
export const MAX_ACCOUNT_BODY_BYTES = 16 * 1024;

/**
 * Every registration is answered after this time, in milliseconds. Creating an account takes
 * measurably longer than mailing its owner, which would reveal whether the address has an account;
 * both take less than half a second.
 */
export const MIN_REGISTRATION_MS = 500;

/** How often expired sessions, links and limits are deleted, in milliseconds. */
export const TIDY_MS = HOUR_MS;

/** Days for which a network counts as known after its owner signed in from it. */
export const NETWORK_DAYS = 90;

/**
 * Rate limits of the accounts API (docs/decisions/025-limits-of-accounts.md). A successful sign-in,
 * or a correct password, does not count.
 */
export const REQUEST_LIMITS = {
  /** Wrong sign-ins from one network, for any account. */
  loginPerNetwork: { name: "login-network", max: 50, timeWindow: 15 * MINUTE_MS },
  /** Wrong sign-ins to one account from one network. */
  loginPerPair: { name: "login-pair", max: 10, timeWindow: 15 * MINUTE_MS },
  /** Wrong sign-ins to one account from all networks that its owner has not used. */
  loginPerAccount: { name: "login-account", max: 100, timeWindow: DAY_MS },
  /** A network that the owner signed in from: the limit above does not apply to it. */
  knownNetwork: { name: "known-network", max: 1, timeWindow: NETWORK_DAYS * DAY_MS },
  /** High enough for a class behind one network address that registers in one lesson. */
  registerPerNetwork: { name: "register", max: 60, timeWindow: HOUR_MS },
  /** Mails to the owner of an address that is registered again. */
  registerMails: { name: "register-mail", max: 3, timeWindow: DAY_MS },
  forgotPerNetwork: { name: "forgot", max: 30, timeWindow: HOUR_MS },
  /** Reset links that can be sent to one address without waiting ... */
  resetLinks: { name: "reset-link", max: 5, timeWindow: HOUR_MS },
  /** ... and then one each 25 minutes: before the previous one expires, so that one always works. */
  furtherResetLinks: { name: "reset-link-further", max: 1, timeWindow: 25 * MINUTE_MS },
  /** Invalid links tried from one network. */
  linksPerNetwork: { name: "link", max: 30, timeWindow: 15 * MINUTE_MS },
  /** Wrong passwords in a signed-in session. */
  confirmations: { name: "confirm", max: 10, timeWindow: 15 * MINUTE_MS },
  /** Wrong codes of two-factor sign-in to one account, from all networks. */
  codes: { name: "codes", max: 10, timeWindow: 15 * MINUTE_MS },
  emailChanges: { name: "email-change", max: 5, timeWindow: DAY_MS },
  /** Mails to the new address of an address change. */
  emailChangeMails: { name: "email-change-mail", max: 5, timeWindow: DAY_MS },
} as const satisfies Record<string, SharedLimit>;

/** Key of a limit for one account from one network. */
export function pairOf(email: string, network: string): string {
  return `${email}\n${network}`;
}
