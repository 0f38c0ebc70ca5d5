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
