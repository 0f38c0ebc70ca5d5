import { fold } from "./search/fold.ts";

/** A name for comparison: without case, accents, apostrophes and surplus spaces. */
export function foldName(name: string): string {
  return fold(name).replace(/\s+/g, " ").trim();
}

/**
 * A copy in alphabetical order, by folded name, then by exact name, so that every machine sorts
 * alike.
 */
export function sortedByName<T>(list: readonly T[], nameOf: (item: T) => string): T[] {
  return list
    .map((item) => ({ item, name: nameOf(item), folded: foldName(nameOf(item)) }))
    .sort((a, b) => compareText(a.folded, b.folded) || compareText(a.name, b.name))
    .map(({ item }) => item);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
