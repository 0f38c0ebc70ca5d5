/** A change of the saved courses. */
export interface SavedChange {
  added: number[];
  removed: number[];
}

/** The difference between two states of a list. */
export function changeBetween(before: readonly number[], after: readonly number[]): SavedChange {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}

/**
 * The shortlist of a device after sign-in: its own courses first, then the saved ones in order, as
 * far as they fit.
 *
 * @param limit maximum number of courses on the shortlist.
 */
export function comparedAfterSignIn(
  device: readonly number[],
  saved: readonly number[],
  limit: number,
): number[] {
  return [...new Set([...device, ...saved])].slice(0, limit);
}
