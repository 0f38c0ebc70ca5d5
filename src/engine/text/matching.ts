import type { Kernel } from "../facets/kernel.ts";
import { addToSet, type Bitset, bitsOf, has, lowestBit, wordsFor } from "../sets/bitset.ts";
import { type ListVisitor, Uniting } from "../sets/number-lists.ts";
import { ABOUT_FROM, type Hit, QUALITY } from "./ranking.ts";
import type { Rating } from "./rating.ts";
import type { ReadWord } from "./reading.ts";
import type { ShelfTexts } from "./shelf-texts.ts";

/**
 * Documents of a word that hardly any other has are looked at one by one; of more, sets are
 * intersected, which takes as long as there are documents at all.
 */
const [MIN_FEW, MAX_FEW, FEW_SHARE] = [16, 256, 1_024];

/** Sets that it takes of its kernel's memory. */
export const SHELF_SETS = 3;

/** The documents that satisfy some words. */
export interface FoundSet {
  words: readonly ReadWord[] | null;
  set: Bitset;
  count: number;
}

/** Finds the documents of one kind that satisfy words. One query at a time: its sets are reused. */
export class Matching {
  readonly #texts: ShelfTexts;
  readonly #rating: Rating;
  readonly #kernel: Kernel;
  readonly #most: number;
  /** The words that were asked for last, and their documents where one of them has few. */
  #asked: readonly ReadWord[] | null = null;
  #few: readonly Hit[] | null = null;
  readonly #union: Bitset;
  /** Of the words asked for last: the documents that name them all, and that hold them all. */
  readonly #named: FoundSet;
  readonly #all: FoundSet;

  /** @param kernel Its memory has room for SHELF_SETS sets of the documents. */
  constructor(texts: ShelfTexts, rating: Rating, kernel: Kernel) {
    const { size } = texts.packed;
    const words = wordsFor(size);
    this.#texts = texts;
    this.#rating = rating;
    this.#most = Math.max(MIN_FEW, Math.min(MAX_FEW, Math.floor(size / FEW_SHARE)));
    this.#kernel = kernel;
    this.#union = kernel.words(words);
    this.#named = { words: null, set: kernel.words(words), count: 0 };
    this.#all = { words: null, set: kernel.words(words), count: 0 };
  }

  /** The documents of the words with their ratings, where one of the words has few; else null. */
  few(words: readonly ReadWord[]): readonly Hit[] | null {
    if (this.#asked !== words) {
      this.#asked = words;
      this.#few = this.#findFew(words);
    }
    return this.#few;
  }

  #findFew(words: readonly ReadWord[]): Hit[] | null {
    let [least, rarest] = [Infinity, null as ReadWord | null];
    for (const word of words) {
      const total = this.#texts.total(word.readings);
      if (total < least) [least, rarest] = [total, word];
    }
    // Of small words alone nothing is left to look for, and nothing is found.
    if (rarest === null || least === 0) return [];
    if (least > this.#most) return null;
    const gathering = new Gathering(wordsFor(this.#texts.packed.size));
    for (const reading of rarest.readings) {
      this.#texts.visitNames(reading, gathering);
      this.#texts.visitOthers(reading, gathering);
    }
    this.#rating.prepare(words);
    const found: Hit[] = [];
    for (const document of gathering.documents) {
      const score = this.#rating.rate(document);
      if (score >= 0) found.push({ document, score });
    }
    return found;
  }

  /** How many documents satisfy all the words. */
  count(words: readonly ReadWord[]): number {
    return this.few(words)?.length ?? this.all(words).count;
  }

  /** False where it may be that fewer documents than this satisfy the words. */
  findsAtLeast(words: readonly ReadWord[], count: number): boolean {
    if (words.length === 1) {
      for (const one of words[0]!.readings) if (this.#texts.namedBy(one) >= count) return true;
    }
    return (this.few(words)?.length ?? this.named(words).count) >= count;
  }

  /** Puts the documents that satisfy all the words into `target` and returns how many they are. */
  collect(words: readonly ReadWord[], target: Bitset): number {
    const few = this.few(words);
    if (few === null) {
      const { set, count } = this.all(words);
      target.set(set);
      return count;
    }
    target.fill(0);
    for (const { document } of few) addToSet(target, document);
    return few.length;
  }

  /**
   * How often other words meet with one in names, and how often elsewhere; counts a document for
   * each of its texts that hold it.
   */
  meeting(
    { readings }: ReadWord,
    others: readonly ReadWord[],
  ): { named: number; elsewhere: number } {
    const named = this.#texts.nameTotal(readings);
    if (others.length === 0) return { named, elsewhere: this.#texts.total(readings) - named };
    const [inNames, elsewhere] = [
      new Counting(this.named(others).set),
      new Counting(this.all(others).set),
    ];
    for (const reading of readings) {
      this.#texts.visitNames(reading, inNames);
      this.#texts.visitOthers(reading, elsewhere);
    }
    return { named: inNames.count, elsewhere: elsewhere.count };
  }

  /** The documents whose names satisfy all the words. */
  named(words: readonly ReadWord[]): FoundSet {
    return this.#found(this.#named, words, false);
  }

  /** The documents that satisfy all the words, by their names or other texts. */
  all(words: readonly ReadWord[]): FoundSet {
    return this.#found(this.#all, words, true);
  }

  /**
   * The documents that are about all the words: their name or a text of much weight holds them, as typed
   * or in a word that means the same.
   */
  about(words: readonly ReadWord[], target: Bitset): void {
    const fields = this.#texts.fields.filter(({ weight }) => weight >= ABOUT_FROM);
    words.forEach(({ readings }, at) => {
      const set = at === 0 ? target : this.#union;
      const uniting = new Uniting(set);
      for (const reading of readings) {
        if (reading.quality < QUALITY.synonym) continue;
        this.#texts.visitNames(reading, uniting);
        for (const field of fields) field.visit(reading.from, reading.to, uniting);
      }
      uniting.end();
      if (at > 0) this.#kernel.intersect(target, target, set);
    });
  }

  /** The documents that satisfy all the words, but not by their names alone; valid until the next. */
  unnamed(words: readonly ReadWord[]): Bitset | null {
    const [all, named] = [this.all(words), this.named(words)];
    if (all.count === named.count) return null;
    this.#kernel.subtract(this.#union, all.set, named.set);
    return this.#union;
  }

  #found(found: FoundSet, words: readonly ReadWord[], withOthers: boolean): FoundSet {
    if (found.words === words) return found;
    for (let at = 0; at < words.length; at++) {
      const target = at === 0 ? found.set : this.#union;
      const uniting = new Uniting(target);
      for (const reading of words[at]!.readings) {
        this.#texts.visitNames(reading, uniting);
        if (withOthers) this.#texts.visitOthers(reading, uniting);
      }
      uniting.end();
      if (at > 0) this.#kernel.intersect(found.set, found.set, target);
    }
    found.count = this.#kernel.common(found.set, found.set);
    found.words = words;
    return found;
  }
}

/** Gathers the documents of lists that have few, each once. */
class Gathering implements ListVisitor {
  readonly documents = new Set<number>();
  readonly #words: number;

  /** @param words The words of a set. */
  constructor(words: number) {
    this.#words = words;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) this.documents.add(numbers[at]!);
  }

  set(sets: Uint32Array, offset: number): void {
    for (let word = 0; word < this.#words; word++) {
      for (let bits = sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        this.documents.add(word * 32 + lowestBit(bits));
      }
    }
  }
}

/** Counts the visited documents that a set holds. */
class Counting implements ListVisitor {
  count = 0;
  readonly #set: Bitset;

  constructor(set: Bitset) {
    this.#set = set;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) if (has(this.#set, numbers[at]!)) this.count++;
  }

  set(sets: Uint32Array, offset: number): void {
    const set = this.#set;
    for (let word = 0; word < set.length; word++) {
      const both = sets[offset + word]! & set[word]!;
      if (both !== 0) this.count += bitsOf(both);
    }
  }
}
