import { type Bitset, wordsFor } from "../sets/bitset.ts";
import type { Kernel } from "./kernel.ts";
import type { OpenColumns } from "./open-columns.ts";
import type { Part } from "./selection.ts";

/** A set of documents and how many of them each choice has, in the numbering of all facets. */
export interface KnownSet {
  set: Bitset;
  size: number;
  counts: Uint32Array;
}

/** A known set to count another one from. */
export interface Start extends KnownSet {
  /** How many documents the two share. */
  shared: number;
  /** How many documents only one of the two holds. */
  difference: number;
}

/** The sets of documents whose counts are in tables: all, none, and those of frequent choices. */
export class KnownCounts {
  readonly nothing: KnownSet;
  readonly everything: KnownSet;
  /** The documents of each choice that has many. */
  readonly ofChoice: ReadonlyMap<number, KnownSet>;
  readonly #kernel: Kernel;

  /** @param everything The set of all documents, from the columns' kernel. */
  constructor({ kernel, bases, lists, rows, pairs, size }: OpenColumns, everything: Bitset) {
    const choices = bases.at(-1)!;
    const words = wordsFor(lists.size);
    const counts = lists.before.subarray(1).map((end, choice) => end - lists.before[choice]!);
    this.#kernel = kernel;
    this.everything = { set: everything, size, counts };
    this.nothing = { set: kernel.words(words), size: 0, counts: new Uint32Array(choices) };
    this.ofChoice = new Map(
      Array.from(rows, (choice, row) => {
        const set = lists.ranges.sets.subarray(row * words, (row + 1) * words);
        const own = pairs.subarray(row * choices, (row + 1) * choices);
        return [choice, { set, size: counts[choice]!, counts: own }];
      }),
    );
  }

  /** The set of the documents that the parts allow, when its counts are known. */
  lookUp(parts: readonly Part[]): KnownSet | null {
    const [part] = parts;
    if (part === undefined) return this.everything;
    if (parts.length > 1 || part.choices.length !== 1) return null;
    return this.ofChoice.get(part.choices[0]!) ?? null;
  }

  /**
   * Of the known sets, the one that differs in fewest documents from the set that the parts allow.
   *
   * @param within A known set within it.
   */
  nearest(parts: readonly Part[], set: Bitset, size: number, within: KnownSet): Start {
    let nearest: Start = { ...within, shared: within.size, difference: size - within.size };
    const compare = (known: KnownSet, shared: number) => {
      const difference = known.size + size - 2 * shared;
      if (difference < nearest.difference) nearest = { ...known, shared, difference };
    };
    compare(this.everything, size);
    for (const { choices } of parts) {
      for (const choice of choices) {
        const known = this.ofChoice.get(choice);
        if (!known) continue;
        compare(known, choices.length === 1 ? size : this.#kernel.common(known.set, set));
      }
    }
    return nearest;
  }
}
