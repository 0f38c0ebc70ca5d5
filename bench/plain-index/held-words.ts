import { type Bitset, bitsOf, lowestBit, setOf } from "#engine/sets/bitset.ts";
import { lowerBound } from "#engine/sets/number-lists.ts";
import { inverted, type Lists } from "./lists.ts";
import type { Range, SortedWords } from "./words.ts";

/** Documents that match: a few in their order, or many as a set. */
export type Matches = { few: Uint32Array; many: null } | { few: null; many: Bitset };

/** What is kept of a frequent word or beginning. */
interface Kept {
  count: number;
  best: Uint32Array;
  /** Null where less than a 32nd of all documents hold it. */
  set: Bitset | null;
}

/** So many best documents are kept. */
const BEST = 10;

/** A word or a beginning with one in so many documents has a set. */
const SET_SHARE = 32;

/** Which documents hold which words: lists of the documents, and of the words of each. */
export class HeldWords {
  readonly size: number;
  readonly #words: SortedWords;
  readonly #ofDocument: Lists;
  readonly #ofWord: Lists;
  readonly #kept = new Map<number, Kept>();
  /** Up to so many documents are checked one by one. */
  readonly #few: number;

  constructor(words: SortedWords, ofDocument: Lists) {
    this.#words = words;
    this.#ofDocument = ofDocument;
    this.size = ofDocument.starts.length - 1;
    this.#ofWord = inverted(ofDocument, words.words.length);
    this.#few = Math.min(4_096, Math.max(512, this.size >>> 7));
    this.#keepFrequent({ from: 0, to: words.words.length }, 0);
  }

  get bytes(): number {
    let bytes = 0;
    for (const { starts, numbers } of [this.#ofDocument, this.#ofWord])
      bytes += starts.byteLength + numbers.byteLength;
    for (const { best, set } of this.#kept.values())
      bytes += best.byteLength + (set?.byteLength ?? 0);
    return bytes;
  }

  /** How many documents hold all. */
  count(ranges: readonly Range[]): number {
    const [first] = ranges;
    if (ranges.length === 1) {
      const kept = this.#keptOf(first!);
      if (kept) return kept.count;
      if (first!.to - first!.from === 1) return this.#sum(first!);
    }
    return countOf(this.matches(ranges));
  }

  /** The documents that hold all. */
  matches(ranges: readonly Range[]): Matches {
    const rarest = this.#rarestOf(ranges);
    const others = ranges.filter((range) => range !== rarest);
    if (this.#sum(rarest) <= this.#few) {
      const found = this.#united(rarest).filter((document) => this.#holds(document, others));
      return { few: found, many: null };
    }
    const many = this.#setOf(rarest).slice();
    for (const other of others) {
      const set = this.#setOf(other);
      for (let word = 0; word < many.length; word++) many[word]! &= set[word]!;
    }
    return { few: null, many };
  }

  /** The first documents that hold all: the best, as they are numbered by how they rank. */
  best(ranges: readonly Range[], count: number): ArrayLike<number> {
    const rarest = this.#rarestOf(ranges);
    const kept = this.#keptOf(rarest);
    if (ranges.length === 1 && kept) return kept.best.subarray(0, count);
    const isOne = rarest.to - rarest.from === 1;
    if (kept && (kept.set || !isOne)) return firstOf(this.matches(ranges), count);
    const others = ranges.filter((range) => range !== rarest);
    const found: number[] = [];
    for (const document of this.#united(rarest)) {
      if (this.#holds(document, others) && found.push(document) === count) break;
    }
    return found;
  }

  #rarestOf(ranges: readonly Range[]): Range {
    let rarest = ranges[0]!;
    for (const range of ranges) if (this.#sum(range) < this.#sum(rarest)) rarest = range;
    return rarest;
  }

  #holds(document: number, ranges: readonly Range[]): boolean {
    const { starts, numbers } = this.#ofDocument;
    const end = starts[document + 1]!;
    for (const { from, to } of ranges) {
      const at = lowerBound(numbers, from, starts[document]!, end);
      if (at === end || numbers[at]! >= to) return false;
    }
    return true;
  }

  /** At least as many as the documents that hold any word of the range. */
  #sum({ from, to }: Range): number {
    return this.#ofWord.starts[to]! - this.#ofWord.starts[from]!;
  }

  #listOf({ from, to }: Range): Uint32Array {
    return this.#ofWord.numbers.subarray(this.#ofWord.starts[from]!, this.#ofWord.starts[to]!);
  }

  /** The documents that hold any word of the range, each once, in their order. */
  #united(range: Range): Uint32Array {
    const listed = this.#listOf(range);
    if (range.to - range.from <= 1) return listed;
    const sorted = listed.slice().sort();
    return sorted.filter((document, at) => document !== sorted[at - 1]);
  }

  #setOf(range: Range): Bitset {
    return this.#keptOf(range)?.set ?? setOf(this.#listOf(range), this.size);
  }

  #keptOf(range: Range): Kept | undefined {
    return this.#kept.get(this.#key(range));
  }

  #key({ from, to }: Range): number {
    return from * (this.#words.words.length + 1) + to;
  }

  /** Keeps the best of all frequent beginnings and words; @param depth Letters in common. */
  #keepFrequent(range: Range, depth: number): void {
    if (this.#sum(range) <= this.#few) return;
    if (depth > 0 && !this.#keptOf(range)) this.#kept.set(this.#key(range), this.#keeping(range));
    if (range.to - range.from === 1 && depth > 0) return;
    for (let { from } = range; from < range.to; ) {
      const word = this.#words.words[from]!;
      const isWhole = word.length === depth;
      const own = { from, to: range.to };
      const { to } = isWhole
        ? { to: from + 1 }
        : this.#words.withLetter(own, depth, word.charCodeAt(depth));
      this.#keepFrequent({ from, to }, depth + 1);
      from = to;
    }
  }

  #keeping(range: Range): Kept {
    const set = setOf(this.#listOf(range), this.size);
    const count = countOf({ few: null, many: set });
    const best = Uint32Array.from(firstOf({ few: null, many: set }, BEST));
    return { count, best, set: count * SET_SHARE < this.size ? null : set };
  }
}

export function countOf({ few, many }: Matches): number {
  if (few) return few.length;
  let count = 0;
  for (let word = 0; word < many.length; word++) count += bitsOf(many[word]!);
  return count;
}

/** The first documents, so the best. */
export function firstOf({ few, many }: Matches, count: number): ArrayLike<number> {
  if (few) return few.subarray(0, count);
  const found: number[] = [];
  for (let word = 0; word < many.length; word++) {
    for (let bits = many[word]!; bits !== 0; bits &= bits - 1) {
      if (found.push(word * 32 + lowestBit(bits)) === count) return found;
    }
  }
  return found;
}
