import { type Bitset, emptySet } from "../bitset.ts";
import type { ReadWord } from "./readings.ts";
import type { TextColumns } from "./text-columns.ts";
import { intersectInto, type WordSets } from "./word-sets.ts";

/** Finds the documents whose names hold every word of a query, without ranking them. */
export class AllNamed {
  readonly #sets: WordSets;
  /** The documents of the words asked for last, and how many they are. */
  readonly #documents: Bitset;
  #words: readonly ReadWord[] = [];
  #count = 0;

  /** @param sets The documents whose names hold words. */
  constructor(columns: TextColumns, sets: WordSets) {
    this.#sets = sets;
    this.#documents = emptySet(columns.packed.size);
  }

  /** How many documents there are. */
  count(words: readonly ReadWord[]): number {
    if (words !== this.#words) {
      this.#words = words;
      this.#count = intersectInto(this.#documents, this.#sets.ofAll(words));
    }
    return this.#count;
  }

  /** The documents; valid until other words are asked for. */
  documents(words: readonly ReadWord[]): Bitset {
    this.count(words);
    return this.#documents;
  }
}
