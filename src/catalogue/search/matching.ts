import { addToSet, type Bitset, emptySet, has, lowestBit } from "../bitset.ts";
import type { ListVisitor } from "../number-lists.ts";
import type { ReadWord } from "./readings.ts";
import type { TextColumns } from "./text-columns.ts";
import { totalsOf } from "./word-readings.ts";
import { intersectInto, type WordSets } from "./word-sets.ts";

/**
 * The documents of a word with at most so many are looked up one by one: of more, intersecting sets
 * is faster, which takes as long as there are documents at all.
 */
const [LEAST_FEW, MOST_FEW] = [16, 4_096];
const FEW_SHARE = 256;

/** Finds and counts the documents that satisfy all of a query's words, without ranking them. */
export class Matcher {
  readonly #columns: TextColumns;
  readonly #sets: WordSets;
  readonly #gathering: Gathering;
  readonly #most: number;
  readonly #scratch: Bitset;

  /** @param sets The documents of words, in the same texts as are looked at here. */
  constructor(columns: TextColumns, sets: WordSets) {
    this.#columns = columns;
    this.#sets = sets;
    const share = Math.floor(columns.packed.size / FEW_SHARE);
    this.#most = Math.max(LEAST_FEW, Math.min(MOST_FEW, share));
    this.#scratch = emptySet(columns.packed.size);
    this.#gathering = new Gathering(columns.packed.size);
  }

  /** How many documents satisfy all the words. */
  count(words: readonly ReadWord[]): number {
    const single = words.length === 1 ? this.#lengthOfOnlyList(words[0]!) : null;
    if (single !== null) return single;
    const few = this.#few(words);
    if (few !== null) return few.length;
    return this.#intersect(words, this.#scratch);
  }

  /** Puts the documents that satisfy all the words into `target` and returns how many they are. */
  collect(words: readonly ReadWord[], target: Bitset): number {
    const few = this.#few(words);
    if (few === null) return this.#intersect(words, target);
    target.fill(0);
    for (const document of few) addToSet(target, document);
    return few.length;
  }

  #intersect(words: readonly ReadWord[], target: Bitset): number {
    return intersectInto(target, this.#sets.ofAll(words));
  }

  /** The documents that satisfy all the words where one word has few; else null. */
  #few(words: readonly ReadWord[]): readonly number[] | null {
    const abundances = words.map((word) => this.#abundance(word));
    const least = Math.min(...abundances);
    if (least === 0 || words.length === 0) return [];
    if (least > this.#most) return null;
    const rarest = abundances.indexOf(least);
    let documents = this.#documentsOf(words[rarest]!);
    this.#sets.begin();
    for (let at = 0; at < words.length && documents.length > 0; at++) {
      if (at !== rarest) documents = this.#filter(documents, words[at]!, abundances[at]!);
    }
    return documents;
  }

  #filter(documents: readonly number[], word: ReadWord, most: number): readonly number[] {
    if (most > this.#most) {
      const set = this.#sets.of(word);
      return documents.filter((document) => has(set, document));
    }
    const others = new Set(this.#documentsOf(word));
    return documents.filter((document) => others.has(document));
  }

  #documentsOf(word: ReadWord): readonly number[] {
    const { fields } = this.#sets;
    for (const alternative of word.alternatives) {
      const totals = totalsOf(this.#columns, alternative);
      for (let place = 0; place < fields.length; place++) {
        if (totals[place] === 0) continue;
        fields[place]!.visit(alternative.from, alternative.to, this.#gathering);
      }
    }
    return this.#gathering.end();
  }

  /** At least as many as the documents that hold the word. */
  #abundance(word: ReadWord): number {
    let sum = 0;
    for (const alternative of word.alternatives) {
      const totals = totalsOf(this.#columns, alternative);
      for (let place = 0; place < this.#sets.fields.length; place++) sum += totals[place]!;
    }
    return sum;
  }

  /** Length of the one list that satisfies the word; null where there are several. */
  #lengthOfOnlyList({ alternatives }: ReadWord): number | null {
    let length: number | null = 0;
    let lists = 0;
    for (const alternative of alternatives) {
      const totals = totalsOf(this.#columns, alternative);
      const isOneList = alternative.to === alternative.from + 1;
      for (let place = 0; place < this.#sets.fields.length; place++) {
        if (totals[place] === 0) continue;
        lists += place === 0 && isOneList ? 1 : 2;
        length = totals[place]!;
      }
    }
    return lists > 1 ? null : length;
  }
}

/** Gathers documents, each once. */
class Gathering implements ListVisitor {
  readonly #seen: Bitset;
  #documents: number[] = [];

  constructor(size: number) {
    this.#seen = emptySet(size);
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) this.#take(numbers[at]!);
  }

  set(sets: Uint32Array, offset: number): void {
    for (let word = 0; word < this.#seen.length; word++) {
      for (let bits = sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        this.#take(word * 32 + lowestBit(bits));
      }
    }
  }

  /** What was gathered, and begins anew. */
  end(): number[] {
    const documents = this.#documents;
    this.#documents = [];
    for (const document of documents) this.#seen[document >>> 5] = 0;
    return documents;
  }

  #take(document: number): void {
    if (has(this.#seen, document)) return;
    addToSet(this.#seen, document);
    this.#documents.push(document);
  }
}
