import { type Bitset, bitsOf, emptySet, wordsFor } from "../bitset.ts";
import { Uniting } from "../number-lists.ts";
import type { ReadWord } from "./readings.ts";
import type { Field, TextColumns } from "./text-columns.ts";
import { totalsOf } from "./word-readings.ts";

/** The sets that are kept take at most so many bytes. */
const MOST_BYTES = 16 * 2 ** 20;

/** More than a query has words; and more frequent words than people ask for within minutes. */
const [LEAST_SETS, MOST_SETS] = [64, 2_048];

/**
 * The documents of the words asked for lately, in some of their texts, as sets. A set that is given
 * holds until the next `begin`, and must not be changed.
 */
export class WordSets {
  readonly #columns: TextColumns;
  /** The texts of the documents that are looked at. */
  readonly fields: readonly Field[];
  readonly #most: number;
  readonly #places = new Map<ReadWord, number>();
  /** By place. */
  readonly #sets: Bitset[] = [];
  readonly #words: ReadWord[] = [];
  readonly #used: number[] = [];
  readonly #uniting = new Uniting(emptySet(0));
  #query = 0;
  #next = 0;

  /** @param fieldCount The first so many texts of the documents. */
  constructor(columns: TextColumns, fieldCount: number) {
    this.#columns = columns;
    this.fields = columns.fields.slice(0, fieldCount);
    const bytes = Math.max(1, wordsFor(columns.packed.size)) * 4;
    this.#most = Math.max(LEAST_SETS, Math.min(MOST_SETS, Math.floor(MOST_BYTES / bytes)));
  }

  /** Begins with another query. */
  begin(): void {
    this.#query++;
  }

  /** The documents that hold the word. */
  of(word: ReadWord): Bitset {
    const place = this.#places.get(word) ?? this.#read(word);
    this.#used[place] = this.#query;
    return this.#sets[place]!;
  }

  /** The documents of each word; begins with another query. */
  ofAll(words: readonly ReadWord[]): Bitset[] {
    this.begin();
    return words.map((word) => this.of(word));
  }

  /** How many sets there are. */
  get size(): number {
    return this.#sets.length;
  }

  #read(word: ReadWord): number {
    const place = this.#freePlace();
    this.#places.set(word, place);
    this.#words[place] = word;
    this.#uniting.target = this.#sets[place]!;
    for (const alternative of word.alternatives) {
      const totals = totalsOf(this.#columns, alternative);
      this.fields.forEach((field, at) => {
        if (totals[at]! > 0) field.visit(alternative.from, alternative.to, this.#uniting);
      });
    }
    return place;
  }

  /** A place with an empty set; that of another word which the query at hand did not use. */
  #freePlace(): number {
    const count = this.#sets.length;
    if (count < this.#most) {
      this.#sets.push(emptySet(this.#columns.packed.size));
      return count;
    }
    while (this.#used[this.#next] === this.#query) this.#next = (this.#next + 1) % count;
    const place = this.#next;
    this.#next = (place + 1) % count;
    this.#places.delete(this.#words[place]!);
    this.#sets[place]!.fill(0);
    return place;
  }
}

/** Puts what all the sets hold into `target` and counts it. */
export function intersectInto(target: Bitset, sets: readonly Bitset[]): number {
  const [first, second = first, ...others] = sets;
  for (let at = 0; at < others.length; at++) {
    const left = at === 0 ? first! : target;
    const right = others[at]!;
    for (let word = 0; word < target.length; word++) target[word] = left[word]! & right[word]!;
  }
  return intersectAndCount(target, others.length === 0 ? first! : target, second!);
}

function intersectAndCount(target: Bitset, left: Bitset, right: Bitset): number {
  let count = 0;
  for (let word = 0; word < target.length; word++) {
    const both = left[word]! & right[word]!;
    target[word] = both;
    if (both !== 0) count += bitsOf(both);
  }
  return count;
}
