import type { SharedLimit } from "#platform/db/shared-limit.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What the calls of accounts limit, and for whom (docs/decisions/025-limits-of-accounts.md). A use
 * of a sign-in or a password that turns out right is given back.
 */
export const LIMITS = {
  /** Wrong sign-ins from one network, for any account. */
  loginPerNetwork: { name: "login-network", max: 50, timeWindow: 15 * MINUTE },
  /** Wrong sign-ins to one account from one network. */
  loginPerPair: { name: "login-pair", max: 10, timeWindow: 15 * MINUTE },
  /** Wrong sign-ins to one account from all networks together that its owner has not used. */
  loginPerAccount: { name: "login-account", max: 100, timeWindow: DAY },
  /** A network that the owner signed in from: the limit above does not touch it. */
  knownNetwork: { name: "known-network", max: 1, timeWindow: 90 * DAY },
  /** A class behind one address registers in one lesson. */
  registerPerNetwork: { name: "register", max: 60, timeWindow: HOUR },
  /** Mails to the owner of an address that somebody registers again. */
  registerMails: { name: "register-mail", max: 3, timeWindow: DAY },
  forgotPerNetwork: { name: "forgot", max: 30, timeWindow: HOUR },
  /** Links to one address that go out at once ... */
  resetLinks: { name: "reset-link", max: 5, timeWindow: HOUR },
  /** ... and beyond them one at a time, before the one before it has ended. */
  furtherResetLinks: { name: "reset-link-further", max: 1, timeWindow: 25 * MINUTE },
  /** Links that do not work, tried from one network. */
  linksPerNetwork: { name: "link", max: 30, timeWindow: 15 * MINUTE },
  /** Wrong passwords of somebody who is signed in. */
  confirmations: { name: "confirm", max: 10, timeWindow: 15 * MINUTE },
  emailChanges: { name: "email-change", max: 5, timeWindow: DAY },
  /** Mails to an address that accounts want to move to. */
  emailChangeMails: { name: "email-change-mail", max: 5, timeWindow: DAY },
} as const satisfies Record<string, SharedLimit>;

/** Who tries to sign in, from where. */
export function pairOf(email: string, network: string): string {
  return `${email}\n${network}`;
}
