import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#platform/durations.ts";

/** A session ends after this many days without use ... */
export const SESSION_IDLE_DAYS = 30;
/** ... and this long after it began in any case. */
const SESSION_DAYS = 180;

/** How a session lives, in milliseconds. */
export const SESSION_MS = {
  idle: SESSION_IDLE_DAYS * DAY_MS,
  whole: SESSION_DAYS * DAY_MS,
  /** Precision of a session's last use: a write for each call would be too many. */
  exactness: 5 * MINUTE_MS,
} as const;

/** Characters of a User-Agent that are kept with a session. */
export const MAX_USER_AGENT = 300;

/** Lengths of a password, in characters as people count them. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Courses that one account can keep; fewer are compared at once. */
export const MAX_SAVED_COURSES = 50;

/** How long a link for a new password works, in minutes (docs/decisions/027-addresses-and-links.md). */
export const RESET_MINUTES = 30;

/** How long a link for a new address works, in hours (NIST SP 800-63A: at most 24). */
export const EMAIL_CHANGE_HOURS = 24;

/** Bytes of a body: the longest texts of an account in any script, with room for the rest. */
export const MAX_ACCOUNT_BODY_BYTES = 16 * 1024;

/**
 * Time after which a registration is answered, in milliseconds. Writing an account takes measurably
 * longer than writing a mail to its owner; behind half a second both are over.
 */
export const MIN_REGISTRATION_MS = 500;

/** How often expired sessions, links and limits are deleted, in milliseconds. */
export const TIDY_EVERY = HOUR_MS;

/** Days for which a network that the owner signed in from is known. */
export const NETWORK_DAYS = 90;

/**
 * What the calls of accounts limit, and for whom (docs/decisions/025-limits-of-accounts.md). A use
 * of a sign-in or a password that turns out right is given back.
 */
export const REQUEST_LIMITS = {
  /** Wrong sign-ins from one network, for any account. */
  loginPerNetwork: { name: "login-network", max: 50, timeWindow: 15 * MINUTE_MS },
  /** Wrong sign-ins to one account from one network. */
  loginPerPair: { name: "login-pair", max: 10, timeWindow: 15 * MINUTE_MS },
  /** Wrong sign-ins to one account from all networks together that its owner has not used. */
  loginPerAccount: { name: "login-account", max: 100, timeWindow: DAY_MS },
  /** A network that the owner signed in from: the limit above does not touch it. */
  knownNetwork: { name: "known-network", max: 1, timeWindow: NETWORK_DAYS * DAY_MS },
  /** A class behind one address registers in one lesson. */
  registerPerNetwork: { name: "register", max: 60, timeWindow: HOUR_MS },
  /** Mails to the owner of an address that somebody registers again. */
  registerMails: { name: "register-mail", max: 3, timeWindow: DAY_MS },
  forgotPerNetwork: { name: "forgot", max: 30, timeWindow: HOUR_MS },
  /** Links to one address that go out at once ... */
  resetLinks: { name: "reset-link", max: 5, timeWindow: HOUR_MS },
  /** ... and beyond them one at a time, before the one before it has ended. */
  furtherResetLinks: { name: "reset-link-further", max: 1, timeWindow: 25 * MINUTE_MS },
  /** Links that do not work, tried from one network. */
  linksPerNetwork: { name: "link", max: 30, timeWindow: 15 * MINUTE_MS },
  /** Wrong passwords of somebody who is signed in. */
  confirmations: { name: "confirm", max: 10, timeWindow: 15 * MINUTE_MS },
  emailChanges: { name: "email-change", max: 5, timeWindow: DAY_MS },
  /** Mails to an address that accounts want to move to. */
  emailChangeMails: { name: "email-change-mail", max: 5, timeWindow: DAY_MS },
} as const satisfies Record<string, SharedLimit>;

/** Who tries to sign in, from where. */
export function pairOf(email: string, network: string): string {
  return `${email}\n${network}`;
}
