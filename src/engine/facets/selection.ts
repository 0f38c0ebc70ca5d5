import { type Bitset, wordsFor } from "../sets/bitset.ts";
import { type NumberLists, Uniting } from "../sets/number-lists.ts";
import type { Kernel } from "./kernel.ts";

/** A part of a query and the documents that match it. */
export interface Part {
  /** The number of the facet whose choices they are; null for a part that is no facet's. */
  facet: number | null;
  /** The chosen choices, numbered across all facets; empty where it is more than choices. */
  choices: readonly number[];
  set: Bitset;
}

/**
 * Finds the documents that match choices of a facet. One query at a time: its sets are reused.
 */
export class Selecting {
  readonly #lists: NumberLists;
  readonly #sets: readonly Bitset[];

  constructor(lists: NumberLists, facets: number, kernel: Kernel) {
    const words = wordsFor(lists.packed.size);
    this.#lists = lists;
    this.#sets = Array.from({ length: facets }, () => kernel.words(words));
  }

  /**
   * The documents that have any of some choices of a facet.
   *
   * @param more Adds what matches besides to the set that it is given.
   */
  part(facet: number, choices: readonly number[], more: ((set: Bitset) => void) | null): Part {
    const set = this.#documentsOf(facet, choices);
    if (more === null) return { facet, choices, set };
    const own = this.#sets[facet]!;
    if (set !== own) own.set(set);
    more(own);
    return { facet, choices: [], set: own };
  }

  #documentsOf(facet: number, choices: readonly number[]): Bitset {
    const { size, ranges } = this.#lists.packed;
    const offset = choices.length === 1 ? this.#lists.setOffset(choices[0]!) : undefined;
    if (offset !== undefined) return ranges.sets.subarray(offset, offset + wordsFor(size));
    const uniting = new Uniting(this.#sets[facet]!);
    for (const choice of choices) this.#lists.visit(choice, choice + 1, uniting);
    return uniting.end();
  }
}

/** Intersects the documents of all parts into `target`; needs at least one part. */
export function intersectParts(kernel: Kernel, parts: readonly Part[], target: Bitset): void {
  const [first, second, ...others] = parts.map(({ set }) => set);
  if (second === undefined) target.set(first!);
  else kernel.intersect(target, first!, second);
  for (const set of others) kernel.intersect(target, target, set);
}
