/** What a person changed about the saved courses. */
export interface SavedChange {
  added: number[];
  removed: number[];
}

/** What became of a list between two moments. */
export function changeBetween(before: readonly number[], after: readonly number[]): SavedChange {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}

/**
 * What a device compares after its person signed in: its own courses first, then those that the
 * account saved, in their order, as far as there is room.
 *
 * @param limit courses that can be compared at once.
 */
export function comparedAfterSignIn(
  device: readonly number[],
  saved: readonly number[],
  limit: number,
): number[] {
  return [...new Set([...device, ...saved])].slice(0, limit);
}
