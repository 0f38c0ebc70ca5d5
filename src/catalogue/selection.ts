import { type Bitset, wordsFor } from "./bitset.ts";
import type { Kernel } from "./counting/kernel.ts";
import type { FacetKey } from "./facets.ts";
import { FILTER_KEYS, type Filters } from "./filters.ts";
import { type NumberLists, Uniting } from "./number-lists.ts";

/** A part of a query and the documents that match it. */
export interface FacetSelection {
  key: FacetKey | "name" | "entry";
  /** The chosen choices, numbered across all facets; empty where it is more than choices. */
  choices: readonly number[];
  set: Bitset;
}

/** Number of a value among the choices of all facets; null for an unknown one. */
export type ChoiceOf = (key: FacetKey, value: string) => number | null;

/** Adds what matches a key besides its choices to a set; null where nothing does. */
export type More = (key: FacetKey, filters: Filters) => ((set: Bitset) => void) | null;

/**
 * Finds the documents that match each key of the filters. One query at a time: its sets are reused.
 */
export class Selecting {
  readonly #lists: NumberLists;
  readonly #choiceOf: ChoiceOf;
  readonly #more: More;
  readonly #sets: ReadonlyMap<FacetKey, Bitset>;

  constructor(lists: NumberLists, choiceOf: ChoiceOf, more: More, kernel: Kernel) {
    const words = wordsFor(lists.packed.size);
    this.#lists = lists;
    this.#choiceOf = choiceOf;
    this.#more = more;
    this.#sets = new Map(FILTER_KEYS.map((key) => [key, kernel.words(words)]));
  }

  /** The parts of the filters without the text; unknown values match no document. */
  parts(filters: Filters): FacetSelection[] {
    return FILTER_KEYS.filter((key) => filters[key].length > 0).map((key) => {
      const choices = filters[key].flatMap((value) => this.#choiceOf(key, value) ?? []);
      const set = this.#documentsOf(key, choices);
      const add = this.#more(key, filters);
      if (add === null) return { key, choices, set };
      const own = this.#sets.get(key)!;
      if (set !== own) own.set(set);
      add(own);
      return { key, choices: [], set: own };
    });
  }

  #documentsOf(key: FacetKey, choices: readonly number[]): Bitset {
    const { size, ranges } = this.#lists.packed;
    const offset = choices.length === 1 ? this.#lists.setOffset(choices[0]!) : undefined;
    if (offset !== undefined) return ranges.sets.subarray(offset, offset + wordsFor(size));
    const own = this.#sets.get(key)!;
    const uniting = new Uniting(own);
    for (const choice of choices) this.#lists.visit(choice, choice + 1, uniting);
    return uniting.end();
  }
}

/** Intersects the documents of all parts into `target`; needs at least one part. */
export function intersectParts(
  kernel: Kernel,
  parts: readonly FacetSelection[],
  target: Bitset,
): void {
  const [first, second, ...others] = parts.map(({ set }) => set);
  if (second === undefined) target.set(first!);
  else kernel.intersect(target, first!, second);
  for (const set of others) kernel.intersect(target, target, set);
}
