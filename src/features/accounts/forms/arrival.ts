import { isSitePath } from "#web/site-path.ts";

/** State of the history entry of the login screen. */
export interface Arrival {
  /** Path to open afterwards; null for the screen that the requirements name. */
  from: string | null;
  /** Reason for the redirect, or result of the previous step. */
  note: string | null;
  /** Address of the account to sign in with, where it is known. */
  email: string | null;
}

/** Reads a history entry's state, which can be any value. Only paths of this site are accepted. */
export function arrivalOf(state: unknown): Arrival {
  const { from, note, email }: Record<string, unknown> = isObject(state) ? state : {};
  return {
    from: typeof from === "string" && isSitePath(from) ? from : null,
    note: typeof note === "string" ? note : null,
    email: typeof email === "string" ? email : null,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
