/** A course that somebody gets papers together for, or has applied for. */
export interface Applied {
  course_id: number;
  /** As the course was called then. */
  name: string;
  /** YYYY-MM-DD in the Maldives; null until they have applied. */
  applied_on: string | null;
  /** The papers that they have ticked, in the words of the course's page. */
  ready: string[];
  /** True once the account has it as it is here. */
  is_in_account: boolean;
}

/** What an account keeps of it. */
export type AccountApplied = Omit<Applied, "is_in_account">;

/** Entries of a stored text; what is not understood is left out, never the rest with it. */
export function readApplied(text: string | null): Applied[] {
  let held: unknown;
  try {
    held = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(held) ? held.filter(isApplied) : [];
}

function isApplied(value: unknown): value is Applied {
  if (typeof value !== "object" || value === null) return false;
  const { course_id, name, applied_on, ready, is_in_account } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(course_id) &&
    typeof name === "string" &&
    (applied_on === null || typeof applied_on === "string") &&
    Array.isArray(ready) &&
    ready.every((paper) => typeof paper === "string") &&
    typeof is_in_account === "boolean"
  );
}

/** The list with an entry in place of the one of its course; one that says nothing is left out. */
export function withEntry(list: readonly Applied[], entry: Applied): Applied[] {
  const others = list.filter(({ course_id }) => course_id !== entry.course_id);
  return [...others, ...(saysNothing(entry) ? [] : [entry])];
}

/** One that the account still has is kept until the account knows that it was taken back. */
const saysNothing = ({ applied_on, ready, is_in_account }: Applied) =>
  applied_on === null && ready.length === 0 && is_in_account;

/**
 * What this browser holds once the account answered: what was changed here and has not reached it
 * stays as it is here, and everything else is as the account has it.
 */
export function mergedApplied(
  here: readonly Applied[],
  account: readonly AccountApplied[],
): Applied[] {
  const unsent = here.filter(({ is_in_account }) => !is_in_account);
  const held = new Set(unsent.map(({ course_id }) => course_id));
  const kept = account.filter(({ course_id }) => !held.has(course_id));
  return [...kept.map((entry) => ({ ...entry, is_in_account: true })), ...unsent];
}
