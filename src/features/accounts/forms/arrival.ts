/** What a move to the login screen carries in its history entry. */
export interface Arrival {
  /** Path to go to afterwards; null for the screen that the requirements name. */
  from: string | null;
  /** A sentence about why one is here, or what was done before. */
  note: string | null;
}

/** Reads a history entry's state, which may be anything. A path stays on this site. */
export function arrivalOf(state: unknown): Arrival {
  const { from, note }: Record<string, unknown> = isObject(state) ? state : {};
  return {
    from: typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : null,
    note: typeof note === "string" ? note : null,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
