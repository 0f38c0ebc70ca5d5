import { addToSet, type Bitset, bitsOf, has, wordsFor } from "../bitset.ts";
import type { Kernel } from "../counting/kernel.ts";
import { type ListVisitor, Uniting } from "../number-lists.ts";
import { Candidates, Gathering } from "./candidates.ts";
import type { NameScoring } from "./name-scoring.ts";
import type { ReadWord, WordReading } from "./reading.ts";
import type { ShelfTexts } from "./shelf-texts.ts";

/**
 * Documents of a word that hardly any other has are looked at one by one; of more, sets are
 * intersected, which takes as long as there are documents at all.
 */
const [MIN_FEW, MAX_FEW, FEW_SHARE] = [64, 1_024, 256];

/** Numbers of a list that can be looked up in the time of reading a name. */
const NUMBERS_A_NAME = 16;

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
  readonly #scoring: NameScoring;
  readonly #kernel: Kernel;
  readonly #most: number;
  readonly #union: Uniting;
  readonly #few: Candidates;
  readonly #gathering: Gathering;
  /** The words that were asked for last, and whether one of them has few documents. */
  #asked: readonly ReadWord[] | null = null;
  #isFew = false;
  /** Of the words asked for last: the documents that name them all, and that hold them all. */
  readonly #named: FoundSet;
  readonly #matching: FoundSet;

  /** @param kernel Its memory has room for SHELF_SETS sets of the documents. */
  constructor(texts: ShelfTexts, scoring: NameScoring, kernel: Kernel) {
    const { size } = texts.packed;
    const words = wordsFor(size);
    this.#texts = texts;
    this.#scoring = scoring;
    this.#kernel = kernel;
    this.#most = Math.max(MIN_FEW, Math.min(MAX_FEW, Math.floor(size / FEW_SHARE)));
    this.#union = new Uniting(kernel.words(words));
    this.#named = { words: null, set: kernel.words(words), count: 0 };
    this.#matching = { words: null, set: kernel.words(words), count: 0 };
    this.#few = new Candidates(MAX_FEW, words);
    this.#gathering = new Gathering(this.#few.documents, words);
  }

  /** Forgets what was found, as the texts have changed. */
  forget(): void {
    this.#asked = null;
    this.#named.words = null;
    this.#matching.words = null;
  }

  /** The documents of the words, ascending, where one of the words has few; null where none has. */
  few(words: readonly ReadWord[]): Uint32Array | null {
    if (this.#asked !== words) {
      this.#asked = words;
      this.#isFew = this.#findFew(words);
    }
    return this.#isFew ? this.#few.documents.subarray(0, this.#few.count) : null;
  }

  #findFew(words: readonly ReadWord[]): boolean {
    const few = this.#few;
    const totals = words.map(({ readings }) => this.#texts.total(readings));
    const order = words.map((_, at) => at).sort((a, b) => totals[a]! - totals[b]!);
    few.count = 0;
    const [rarest] = order;
    // Of small words alone nothing is left to look for, and nothing is found.
    if (rarest === undefined) return true;
    if (totals[rarest]! > this.#most) return false;
    this.#texts.visit(words[rarest]!.readings, this.#gathering);
    few.count = this.#gathering.end();
    if (order.length > 1) this.#scoring.prepare(words);
    for (let next = 1; next < order.length && few.count > 0; next++) {
      this.#keepFew(order[next]!, words[order[next]!]!);
    }
    return true;
  }

  /** Keeps those of the few documents that satisfy a word. */
  #keepFew(at: number, { readings }: ReadWord): void {
    const [few, texts] = [this.#few, this.#texts];
    few.worth = 1;
    few.worths.fill(0, 0, few.count);
    if (texts.nameTotal(readings) < few.count * NUMBERS_A_NAME) {
      few.beginLacking();
      for (const reading of readings) texts.visitNames(reading, few);
      few.endLacking();
    } else {
      for (let place = 0; place < few.count; place++) {
        const quality = texts.nameQuality(this.#scoring, at, few.documents[place]!);
        few.worths[place] = quality === 0 ? 0 : 1;
      }
    }
    if (few.beginLacking()) for (const reading of readings) texts.visitOthers(reading, few);
    few.endLacking();
    few.dropWorthless();
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
    for (let at = 0; at < few.length; at++) addToSet(target, few[at]!);
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
    const counting = new Counting(this.all(others).set);
    for (const reading of readings) this.#texts.visitOthers(reading, counting);
    const elsewhere = counting.count;
    counting.begin(this.#named.set);
    for (const reading of readings) this.#texts.visitNames(reading, counting);
    return { named: counting.count, elsewhere };
  }

  /** The documents whose names satisfy all the words. */
  named(words: readonly ReadWord[]): FoundSet {
    if (this.#named.words !== words) this.#intersect(words, false);
    return this.#named;
  }

  /** The documents that satisfy all the words, by their names or other texts. */
  all(words: readonly ReadWord[]): FoundSet {
    if (this.#matching.words !== words) this.#intersect(words, true);
    return this.#matching;
  }

  /** The documents that satisfy all the words, but not by their names alone; valid until the next. */
  unnamed(words: readonly ReadWord[]): Bitset | null {
    const { set, count } = this.all(words);
    if (count === this.#named.count) return null;
    const left = this.#union.target;
    this.#kernel.subtract(left, set, this.#named.set);
    return left;
  }

  /**
   * Of the documents whose names satisfy all the words, those that hold some readings of one of them
   * in their names; null where these have many.
   */
  fewNamed(readings: readonly WordReading[], { set }: FoundSet): Uint32Array | null {
    if (this.#texts.nameTotal(readings) > this.#most) return null;
    if (this.#isFew) this.#asked = null;
    for (const reading of readings) this.#texts.visitNames(reading, this.#gathering);
    const gathered = this.#gathering.end();
    const { documents } = this.#few;
    let kept = 0;
    for (let at = 0; at < gathered; at++) {
      if (has(set, documents[at]!)) documents[kept++] = documents[at]!;
    }
    return documents.subarray(0, kept);
  }

  #intersect(words: readonly ReadWord[], withOthers: boolean): void {
    const [kernel, named, matching, union] = [
      this.#kernel,
      this.#named,
      this.#matching,
      this.#union,
    ];
    for (let at = 0; at < words.length; at++) {
      const { readings } = words[at]!;
      union.target.fill(0);
      for (const reading of readings) this.#texts.visitNames(reading, union);
      if (at === 0) named.set.set(union.target);
      else kernel.intersect(named.set, named.set, union.target);
      if (!withOthers) continue;
      for (const reading of readings) this.#texts.visitOthers(reading, union);
      if (at === 0) matching.set.set(union.target);
      else kernel.intersect(matching.set, matching.set, union.target);
    }
    named.count = kernel.common(named.set, named.set);
    if (withOthers) matching.count = kernel.common(matching.set, matching.set);
    named.words = words;
    matching.words = withOthers ? words : null;
  }
}

/** Counts the visited documents that a set holds. */
class Counting implements ListVisitor {
  count = 0;
  #set: Bitset;

  constructor(set: Bitset) {
    this.#set = set;
  }

  begin(set: Bitset): void {
    this.#set = set;
    this.count = 0;
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
