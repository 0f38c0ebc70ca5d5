/** A record that could not be indexed; the rest is published without it. */
export interface LeftOut {
  /**
   * An institution or category that is left out has its page, but searches do not find it by its
   * words.
   */
  kind: "course" | "institution" | "category";
  id: number;
  name: string;
  /** The error, for operators. */
  reason: string;
}

/** Notes a record that failed. @param error the thrown error. */
export function leftOut(
  kind: LeftOut["kind"],
  { id, name }: { id: number; name: string },
  error: unknown,
): LeftOut {
  return {
    kind,
    id,
    name: String(name),
    reason: error instanceof Error ? error.message : String(error),
  };
}
