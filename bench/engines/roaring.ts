import { RoaringBitmap32, roaringLibraryInitialize } from "roaring-wasm";
import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import type { Directory } from "../corpora.ts";
import { type Answer, type Engine, PAGE } from "../engine.ts";
import { FacetValues, recordsOf, wordsTyped } from "../records.ts";

/** An intersection with one bitmap takes as long as looking up this many courses. */
const LOOKUPS = 64;

/**
 * A bitmap for each value and each word, words in order, so that a beginning is a range. It counts
 * as Magu does: each facet without its own filter, by intersection or course by course.
 */
export const roaring: Engine = {
  name: "roaring bitmaps",
  package: "roaring-wasm",
  unranked: true,
  most: 1_000_000,
  async load(directory) {
    await roaringLibraryInitialize();
    const bitmaps = new Bitmaps(directory);
    return {
      a: (filters) => bitmaps.search(filters),
      b: (typed) => bitmaps.find(typed),
      d: (filters) => bitmaps.search(filters),
      countsOf: (counts) => bitmaps.values.named(counts as Uint32Array),
    };
  },
};

class Bitmaps {
  readonly values = new FacetValues();
  /** By document: the place of a record among all. */
  readonly #ids: number[] = [];
  readonly #held: number[][] = [];
  readonly #byValue: RoaringBitmap32[];
  readonly #words: string[];
  readonly #byWord: RoaringBitmap32[];
  readonly #numbers: number[][];
  readonly #courses: RoaringBitmap32;

  constructor(directory: Directory) {
    const byValue = new Map<number, number[]>();
    const byWord = new Map<string, number[]>();
    let courses = 0;
    const note = <Key>(lists: Map<Key, number[]>, key: Key, document: number) => {
      const list = lists.get(key);
      if (list) list.push(document);
      else lists.set(key, [document]);
    };
    for (const { id, isCourse, text, values } of recordsOf(directory, this.values)) {
      if (isCourse) courses++;
      const document = this.#ids.push(id) - 1;
      this.#held.push(values);
      for (const value of values) note(byValue, value, document);
      for (const word of new Set(text.split(/\s/))) note(byWord, word, document);
    }
    this.#byValue = this.values.names.map((_, value) => new RoaringBitmap32(byValue.get(value)));
    this.#words = [...byWord.keys()].sort();
    this.#byWord = this.#words.map((word) => new RoaringBitmap32(byWord.get(word)));
    this.#courses = RoaringBitmap32.fromRange(0, courses);
    this.#numbers = FILTER_KEYS.map((_, facet) =>
      this.values.names.flatMap((_, value) => (this.values.facets[value] === facet ? [value] : [])),
    );
  }

  find(typed: string): Answer {
    const set = this.#named(typed);
    const ids = set.toArray(PAGE).map((document) => this.#ids[document]!);
    const answer = { total: set.size, ids };
    set.dispose();
    return answer;
  }

  search(filters: Filters): Answer {
    const parts = this.values
      .chosen(filters)
      .map((own) => own && RoaringBitmap32.orMany(own.map((value) => this.#byValue[value]!)));
    const named = this.#named(filters.name);
    const without = (facet: number) => {
      const set = RoaringBitmap32.and(named, this.#courses);
      for (const [at, part] of parts.entries()) if (part && at !== facet) set.andInPlace(part);
      return set;
    };
    const counts = new Uint32Array(this.values.names.length);
    const matches = without(-1);
    this.#count(
      counts,
      matches,
      [...parts.keys()].filter((facet) => parts[facet] === null),
    );
    for (const [facet, part] of parts.entries()) {
      if (!part) continue;
      const set = without(facet);
      this.#count(counts, set, [facet]);
      set.dispose();
    }
    const ids = matches.toArray(PAGE).map((document) => this.#ids[document]!);
    const answer = { total: matches.size, ids, counts };
    for (const set of [named, matches, ...parts]) set?.dispose();
    return answer;
  }

  #named(typed: string): RoaringBitmap32 {
    const { whole, begun } = wordsTyped(typed);
    const sets = whole.map((word) => this.#between(word, `${word}\0`));
    if (begun !== null) sets.push(this.#between(begun, `${begun}\uffff`));
    const [first = this.#courses.clone(), ...others] = sets;
    for (const set of others) {
      first.andInPlace(set);
      set.dispose();
    }
    return first;
  }

  /** Documents with a word from one to before another. */
  #between(from: string, to: string): RoaringBitmap32 {
    return RoaringBitmap32.orMany(this.#byWord.slice(this.#place(from), this.#place(to)));
  }

  /** The place of the first word that is not before this one. */
  #place(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #count(counts: Uint32Array, set: RoaringBitmap32, facets: readonly number[]): void {
    const { size } = set;
    const isAll = size === this.#courses.size;
    const lookedUp = new Set<number>();
    for (const facet of facets) {
      const numbers = this.#numbers[facet]!;
      if (!isAll && size < numbers.length * LOOKUPS) lookedUp.add(facet);
      else {
        for (const value of numbers) {
          const bitmap = this.#byValue[value]!;
          counts[value] = isAll ? bitmap.size : bitmap.andCardinality(set);
        }
      }
    }
    if (lookedUp.size === 0) return;
    for (const document of set.toUint32Array()) {
      for (const value of this.#held[document]!) {
        if (lookedUp.has(this.values.facets[value]!)) counts[value]!++;
      }
    }
  }
}
