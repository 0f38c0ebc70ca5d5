import { addToSet, type Bitset, lowestBit } from "../bitset.ts";
import { type ListVisitor, lowerBound } from "../number-lists.ts";

/** Looking a document up in a list takes as long as going through so many numbers of it. */
const LOOK_UP = 32;

/** Gathers the documents of lists that have few. */
export class Gathering implements ListVisitor {
  readonly #documents: Uint32Array;
  readonly #words: number;
  #count = 0;

  /**
   * @param documents Takes the documents.
   * @param words The words of a set.
   */
  constructor(documents: Uint32Array, words: number) {
    this.#documents = documents;
    this.#words = words;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) this.#documents[this.#count++] = numbers[at]!;
  }

  set(sets: Uint32Array, offset: number): void {
    for (let word = 0; word < this.#words; word++) {
      for (let bits = sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        this.#documents[this.#count++] = word * 32 + lowestBit(bits);
      }
    }
  }

  /** Puts the gathered documents in order, each once; returns how many they are. */
  end(): number {
    const documents = this.#documents.subarray(0, this.#count).sort();
    let kept = 0;
    for (let at = 0; at < this.#count; at++) {
      if (at === 0 || documents[at] !== documents[at - 1]) documents[kept++] = documents[at]!;
    }
    this.#count = 0;
    return kept;
  }
}

/**
 * A few documents, ascending, that are looked at one by one. What the visited lists are worth becomes
 * the worth of those of the lacking documents that they hold.
 */
export class Candidates implements ListVisitor {
  readonly documents: Uint32Array;
  count = 0;
  /** By place. */
  readonly worths: Uint16Array;
  /** What the visited lists are worth. */
  worth = 0;
  /** Places of the lacking documents, and these as a set; empty but while lists are visited. */
  readonly #lacking: Uint32Array;
  #lackingCount = 0;
  readonly #isLacking: Bitset;

  /** @param words The words of a set. */
  constructor(most: number, words: number) {
    this.documents = new Uint32Array(most);
    this.worths = new Uint16Array(most);
    this.#lacking = new Uint32Array(most);
    this.#isLacking = new Uint32Array(words);
  }

  /** True where a document is worth nothing; these are lacking for the lists that are visited now. */
  beginLacking(): boolean {
    this.#lackingCount = 0;
    for (let place = 0; place < this.count; place++) {
      if (this.worths[place] !== 0) continue;
      this.#lacking[this.#lackingCount++] = place;
      addToSet(this.#isLacking, this.documents[place]!);
    }
    return this.#lackingCount > 0;
  }

  endLacking(): void {
    for (let at = 0; at < this.#lackingCount; at++) {
      this.#isLacking[this.documents[this.#lacking[at]!]! >>> 5] = 0;
    }
  }

  /** What all of the lacking documents are worth by now, at least. */
  leastWorth(): number {
    let least = Infinity;
    for (let at = 0; at < this.#lackingCount && least > 0; at++) {
      least = Math.min(least, this.worths[this.#lacking[at]!]!);
    }
    return least;
  }

  /** Drops the documents that are worth nothing. */
  dropWorthless(): void {
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      if (this.worths[at] !== 0) this.documents[kept++] = this.documents[at]!;
    }
    this.count = kept;
  }

  numbers(numbers: Uint32Array, from: number, to: number, isOne: boolean): void {
    if (isOne && to - from > this.#lackingCount * LOOK_UP) {
      for (let at = 0; at < this.#lackingCount; at++) {
        const place = this.#lacking[at]!;
        const document = this.documents[place]!;
        const found = lowerBound(numbers, document, from, to);
        if (found < to && numbers[found] === document) this.#raise(place);
      }
      return;
    }
    const isLacking = this.#isLacking;
    for (let at = from; at < to; at++) {
      const document = numbers[at]!;
      if (((isLacking[document >>> 5]! >>> (document & 31)) & 1) === 0) continue;
      this.#raise(lowerBound(this.documents, document, 0, this.count));
    }
  }

  set(sets: Uint32Array, offset: number): void {
    for (let at = 0; at < this.#lackingCount; at++) {
      const place = this.#lacking[at]!;
      const document = this.documents[place]!;
      if (((sets[offset + (document >>> 5)]! >>> (document & 31)) & 1) === 1) this.#raise(place);
    }
  }

  #raise(place: number): void {
    if (this.worths[place]! < this.worth) this.worths[place] = this.worth;
  }
}
