/** A list with one of its entries at another place; as it was where that place is not in it. */
export function movedEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Entries with the number that says their place. */
export function ordered<T extends { order: number }>(list: readonly T[]): T[] {
  return list.map((entry, order) => ({ ...entry, order }));
}
