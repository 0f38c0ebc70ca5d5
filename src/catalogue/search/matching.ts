import { type Bitset, emptySet } from "../bitset.ts";
import { Uniting } from "../lists.ts";
import type { TextColumns } from "./text-columns.ts";
import { abundance, type ReadWord, totalsOf } from "./word-readings.ts";

/** Finds and counts the documents that satisfy all of a query's words, without ranking them. */
export class Matcher {
  readonly #columns: TextColumns;
  /** Of the word at hand, and of all words so far. */
  readonly #word: Uniting;
  readonly #all: Bitset;

  constructor(columns: TextColumns) {
    this.#columns = columns;
    this.#word = new Uniting(emptySet(columns.packed.size));
    this.#all = emptySet(columns.packed.size);
  }

  /** How many documents satisfy all the words. */
  count(words: readonly ReadWord[]): number {
    const single = words.length === 1 ? this.#lengthOfOnlyList(words[0]!) : null;
    return single ?? this.collect(words, this.#all);
  }

  /** Puts the documents that satisfy all the words into `target` and returns how many they are. */
  collect(words: readonly ReadWord[], target: Bitset): number {
    const [first, ...others] = this.#rarestFirst(words);
    if (first === undefined) {
      target.fill(0);
      return 0;
    }
    let count = this.#unite(first, target);
    for (const word of others) {
      if (count === 0) return 0;
      this.#unite(word, this.#word.target);
      count = intersectAndCount(target, this.#word.target);
    }
    return others.length === 0 ? countOf(target) : count;
  }

  /** Fills the target with the documents of one word; 0 where there cannot be any, else 1. */
  #unite(word: ReadWord, target: Bitset): number {
    const own = this.#word.target;
    target.fill(0);
    this.#word.target = target;
    let any = 0;
    const { fields } = this.#columns;
    for (const alternative of word.alternatives) {
      const totals = totalsOf(this.#columns, alternative);
      for (let place = 0; place < fields.length; place++) {
        if (totals[place] === 0) continue;
        any = 1;
        fields[place]!.visit(alternative.from, alternative.to, this.#word);
      }
    }
    this.#word.target = own;
    return any;
  }

  #rarestFirst(words: readonly ReadWord[]): ReadWord[] {
    if (words.length === 1) return [...words];
    return words
      .map((word) => ({ word, abundance: abundance(this.#columns, word) }))
      .sort((a, b) => a.abundance - b.abundance)
      .map(({ word }) => word);
  }

  /** Length of the one list that satisfies the word; null where there are several. */
  #lengthOfOnlyList({ alternatives }: ReadWord): number | null {
    let length: number | null = 0;
    let lists = 0;
    for (const alternative of alternatives) {
      const totals = totalsOf(this.#columns, alternative);
      const isOneList = alternative.to === alternative.from + 1;
      for (let place = 0; place < totals.length; place++) {
        if (totals[place] === 0) continue;
        lists += place === 0 && isOneList ? 1 : 2;
        length = totals[place]!;
      }
    }
    return lists > 1 ? null : length;
  }
}

/** Keeps in `set` what `other` holds too, and counts what is left. */
function intersectAndCount(set: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) {
    const both = set[word]! & other[word]!;
    set[word] = both;
    const pairs = both - ((both >>> 1) & 0x55555555);
    const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

function countOf(set: Bitset): number {
  return intersectAndCount(set, set);
}
