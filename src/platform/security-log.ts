import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { MemberRole, Role } from "./access.ts";
import { networkOf, TooManyRequestsError } from "./rate-limit.ts";

/** Everything that is logged because it matters for security, and how grave it is (docs/security.md). */
export const SECURITY_EVENTS = {
  signed_in: "info",
  sign_in_refused: "warn",
  signed_out: "info",
  session_refused: "warn",
  access_refused: "warn",
  session_ended: "info",
  other_sessions_ended: "info",
  limit_reached: "warn",
  registered: "info",
  registered_again: "warn",
  password_refused: "warn",
  password_changed: "info",
  reset_link_asked: "info",
  link_refused: "warn",
  password_reset: "info",
  email_change_asked: "info",
  email_change_called_off: "info",
  email_changed: "info",
  account_exported: "info",
  account_deleted: "info",
  account_made: "info",
  role_changed: "info",
  account_disabled: "info",
  account_enabled: "info",
  sessions_ended: "info",
  two_factor_on: "info",
  two_factor_off: "info",
  recovery_codes_made: "info",
  recovery_code_used: "warn",
  application_sent: "info",
  application_confirmed: "info",
  application_approved: "info",
  application_declined: "info",
  application_returned: "info",
  application_sent_anew: "info",
  invitation_sent: "info",
  invitation_called_off: "info",
  invitation_accepted: "info",
  member_removed: "info",
  member_role_changed: "info",
  institution_handed_over: "info",
  key_made: "info",
  key_revoked: "info",
  key_refused: "warn",
} as const satisfies Record<string, "info" | "warn">;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** What is known of an event. Nothing else reaches the log, and nothing as it is given here but ids. */
export interface SecurityFacts {
  /** `users.id`. */
  user_id?: string | undefined;
  /** Written as a keyed hash. */
  email?: string | undefined;
  /** Network address; written without its last part. */
  address?: string | undefined;
  reason?:
    | "no_account"
    | "wrong_password"
    | "wrong_code"
    | "disabled"
    | "invalid"
    | "address_taken"
    | undefined;
  /** Purpose of a link from a mail. */
  link?:
    | "password_reset"
    | "email_change"
    | "first_administrator"
    | "invitation"
    | "application"
    | undefined;
  /** Name of a limit. */
  limit?: string | undefined;
  /** Method and route of a call, without what stands in its address. */
  call?: string | undefined;
  role?: Role | undefined;
  institution_id?: number | undefined;
  /** `users.id` of whom somebody else acts on: a member of an institution, or any account. */
  member_id?: string | undefined;
  member_role?: MemberRole | undefined;
  /** `api_keys.id`. */
  key_id?: number | undefined;
  /** Who did it on the command line: a user of the machine. */
  operator?: string | undefined;
}

export interface SecurityLog {
  /** Writes one line about an event. */
  note(event: SecurityEvent, facts: SecurityFacts): void;
  /** Gives what a promise catches: a limit that was reached is written down, and thrown on. */
  noteLimit(facts: SecurityFacts): (error: unknown) => never;
  /** Writes a limit down that was reached, unless `noteLimit` has. */
  noteLimitOnce(error: unknown, facts: SecurityFacts): void;
}

/** @param key keeps who has the log alone from finding out which address a hash is of. */
export function createSecurityLog(
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  key: string,
): SecurityLog {
  const noted = new WeakSet<object>();
  const note: SecurityLog["note"] = (event, facts) => {
    const { user_id, email, address, reason, link, limit, call, role, operator } = facts;
    const { institution_id, member_id, member_role, key_id } = facts;
    const line = {
      security: event,
      user_id,
      email_hash: email && hashOfAddress(email, key),
      network: address && shortened(address),
      reason,
      link,
      limit,
      call,
      role,
      institution_id,
      member_id,
      member_role,
      key_id,
      operator,
    };
    log[SECURITY_EVENTS[event]](line, event);
  };
  return {
    note,
    noteLimit: (facts) => (error) => {
      if (error instanceof TooManyRequestsError) {
        noted.add(error);
        note("limit_reached", { ...facts, limit: error.limit });
      }
      throw error;
    },
    noteLimitOnce: (error, facts) => {
      if (error instanceof Error && noted.has(error)) return;
      const limit = error instanceof TooManyRequestsError ? error.limit : undefined;
      note("limit_reached", { ...facts, limit });
    },
  };
}

/** 64 bits: enough to tell the addresses of one site apart. */
const HASH_DIGITS = 16;

function hashOfAddress(email: string, key: string): string {
  const digits = createHmac("sha256", key).update(email.trim().toLowerCase()).digest("hex");
  return digits.slice(0, HASH_DIGITS);
}

/**
 * A network address without what names a household: the first 24 bits of IPv4, 48 of IPv6. Enough to
 * see where an attack comes from, and to shut it out.
 *
 * @returns undefined for what is no network address.
 */
export function shortened(address: string): string | undefined {
  const network = networkOf(address);
  if (network.endsWith("/64")) return `${network.split(":").slice(0, 3).join(":")}::/48`;
  return isIP(network) === 4 ? network.replace(/(?<!\d)\d+$/, "0/24") : undefined;
}
