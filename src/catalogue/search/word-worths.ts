import { lowestBit, wordsFor } from "../bitset.ts";
import type { ListVisitor } from "../number-lists.ts";
import type { ReadWord } from "./readings.ts";
import type { TextColumns } from "./text-columns.ts";

/** Up to so many documents, what words are worth in each is kept. */
export const SMALL = 4_096;

/** What is kept takes at most so many bytes. */
const MOST_BYTES = 8 * 2 ** 20;

/** More than a query has words. */
const LEAST_ROWS = 64;
const MOST_ROWS = 4_096;

/**
 * What the words asked for lately are worth in every document of a small index: a row for each word
 * in columns that stay as long as they are, so that a new word costs no memory.
 */
export class WordWorths {
  /** Documents as sets: row n begins at `n * setLength`. */
  readonly setLength: number;
  readonly size: number;
  /** Documents that hold the word in any text, and those that hold it in their name. */
  anywhere = new Uint32Array(0);
  named = new Uint32Array(0);
  /** By document: the weight of the best text times the quality of its match; 0 for none. */
  worth = new Uint16Array(0);
  /** By row: the greatest worth, and the greatest in documents whose name lacks the word. */
  readonly best: number[] = [];
  readonly bestElsewhere: number[] = [];
  readonly #columns: TextColumns;
  readonly #mostRows: number;
  #rows = 0;
  /** By row, its word, and the number of the query that used it last. */
  readonly #words: ReadWord[] = [];
  readonly #used: number[] = [];
  #query = 0;
  #next = 0;

  constructor(columns: TextColumns) {
    const { size } = columns.packed;
    this.#columns = columns;
    this.size = size;
    this.setLength = wordsFor(size);
    const bytes = size * 2 + this.setLength * 8;
    this.#mostRows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, Math.floor(MOST_BYTES / bytes)));
  }

  /** Bytes of the columns. */
  get bytes(): number {
    return this.anywhere.byteLength + this.named.byteLength + this.worth.byteLength;
  }

  /** Puts the row of each word into `rows`; they hold until the next call. */
  take(words: readonly ReadWord[], rows: number[]): void {
    this.#query++;
    rows.length = words.length;
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!;
      if (this.#words[word.row] !== word) this.#read(word);
      this.#used[word.row] = this.#query;
      rows[at] = word.row;
    }
  }

  #read(word: ReadWord): void {
    const row = this.#freeRow();
    this.#words[row] = word;
    word.row = row;
    const { fields } = this.#columns;
    const noting = new Noting(this, row);
    for (let place = 0; place < fields.length; place++) {
      for (const alternative of word.alternatives) {
        noting.value = fields[place]!.weight * alternative.quality;
        fields[place]!.visit(alternative.from, alternative.to, noting);
      }
      if (place === 0) noting.endOfNames();
    }
    this.best[row] = noting.best;
    this.bestElsewhere[row] = noting.bestElsewhere;
  }

  /** A clean row; where all are in use, one that the query at hand has not used. */
  #freeRow(): number {
    const row = this.#words.length;
    if (row < this.#mostRows) {
      if (row === this.#rows) this.#grow();
      return row;
    }
    while (this.#used[this.#next] === this.#query) this.#next = (this.#next + 1) % this.#mostRows;
    const free = this.#next;
    this.#next = (free + 1) % this.#mostRows;
    this.anywhere.fill(0, free * this.setLength, (free + 1) * this.setLength);
    this.named.fill(0, free * this.setLength, (free + 1) * this.setLength);
    this.worth.fill(0, free * this.size, (free + 1) * this.size);
    return free;
  }

  #grow(): void {
    this.#rows = Math.min(Math.max(LEAST_ROWS, this.#rows * 2), this.#mostRows);
    const { anywhere, named, worth } = this;
    this.anywhere = new Uint32Array(this.#rows * this.setLength);
    this.anywhere.set(anywhere);
    this.named = new Uint32Array(this.#rows * this.setLength);
    this.named.set(named);
    this.worth = new Uint16Array(this.#rows * this.size);
    this.worth.set(worth);
  }
}

/** Notes a value in one row for all documents that it is shown. */
class Noting implements ListVisitor {
  value = 0;
  best = 0;
  bestElsewhere = 0;
  readonly #worths: WordWorths;
  readonly #first: number;
  readonly #firstOfSet: number;

  constructor(worths: WordWorths, row: number) {
    this.#worths = worths;
    this.#first = row * worths.size;
    this.#firstOfSet = row * worths.setLength;
  }

  endOfNames(): void {
    const { named, anywhere, setLength } = this.#worths;
    named.set(anywhere.subarray(this.#firstOfSet, this.#firstOfSet + setLength), this.#firstOfSet);
    this.bestElsewhere = 0;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) this.#note(numbers[at]!);
  }

  set(sets: Uint32Array, offset: number): void {
    const { setLength } = this.#worths;
    for (let word = 0; word < setLength; word++) {
      for (let bits = sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        this.#note(word * 32 + lowestBit(bits));
      }
    }
  }

  #note(document: number): void {
    const { worth, anywhere, named } = this.#worths;
    const value = this.value;
    if (value <= worth[this.#first + document]!) return;
    worth[this.#first + document] = value;
    const word = this.#firstOfSet + (document >>> 5);
    const bit = 1 << (document & 31);
    anywhere[word]! |= bit;
    if (value > this.best) this.best = value;
    if (value > this.bestElsewhere && (named[word]! & bit) === 0) this.bestElsewhere = value;
  }
}
