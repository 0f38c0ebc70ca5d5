import { type Bitset, bitsOf, lowestBit } from "../bitset.ts";
import { neighboursIn } from "./neighbours.ts";
import { MOST_WORDS_COUNTED } from "./numbering.ts";
import { isIn, type Ranker, type ReadText, type Scope } from "./ranker.ts";
import { ALL_WORDS_OF_NAME_BONUS, bonusOf, NEIGHBOURS_BONUS, sortKey } from "./ranking.ts";
import type { ReadWord } from "./readings.ts";
import { type Stretch, stretchesOf } from "./stretches.ts";
import type { TextColumns } from "./text-columns.ts";
import { Top } from "./top.ts";
import { WordWorths } from "./word-worths.ts";

/**
 * Ranks the documents of a small index: what each word is worth in every document is at hand, so
 * that the documents of a query are found by intersecting sets and their scores are sums.
 */
export class SmallRanker implements Ranker {
  readonly #columns: TextColumns;
  readonly #stretches: readonly Stretch[];
  /** Of each document: characters of its name, as far as they matter, and telling words. */
  readonly #lengths: Uint16Array;
  readonly #tellingWords: Uint16Array;
  readonly #top = new Top();
  readonly #worths: WordWorths;
  /** Of the query at hand. */
  readonly #rows: number[] = [];
  #text!: ReadText;
  #scope!: Scope;

  constructor(columns: TextColumns) {
    const { size, runs } = columns.packed;
    this.#columns = columns;
    this.#worths = new WordWorths(columns);
    this.#stretches = stretchesOf(runs);
    this.#lengths = Uint16Array.from({ length: size }, (_, document) =>
      columns.nameLength(document),
    );
    this.#tellingWords = Uint16Array.from({ length: size }, (_, document) =>
      columns.tellingWords(document),
    );
  }

  count(words: readonly ReadWord[]): number {
    this.#worths.take(words, this.#rows);
    let count = 0;
    for (let at = 0; at < this.#worths.setLength; at++) count += bitsOf(this.#anywhere(at));
    return count;
  }

  countNames(words: readonly ReadWord[]): number {
    this.#worths.take(words, this.#rows);
    let count = 0;
    for (let at = 0; at < this.#worths.setLength; at++) count += bitsOf(this.#named(at));
    return count;
  }

  findsAtLeast({ words }: ReadText, count: number): boolean {
    return this.count(words) >= count;
  }

  collect(words: readonly ReadWord[], target: Bitset): number {
    this.#worths.take(words, this.#rows);
    let count = 0;
    for (let at = 0; at < this.#worths.setLength; at++) {
      const found = this.#anywhere(at);
      target[at] = found;
      count += bitsOf(found);
    }
    return count;
  }

  best(text: ReadText, count: number, scope: Scope): number[] {
    this.#begin(text, count, scope);
    this.#rankNamed();
    if (!this.#top.excludes(this.#bestElsewhere())) this.#rankOthers();
    return this.#top.documents();
  }

  bestNamed(text: ReadText, count: number, scope: Scope): number[] {
    this.#begin(text, count, scope);
    this.#rankNamed();
    return this.#top.documents();
  }

  bestOthers(text: ReadText, count: number, scope: Scope): number[] {
    this.#begin(text, count, scope);
    this.#rankOthers();
    return this.#top.documents();
  }

  #begin(text: ReadText, count: number, scope: Scope): void {
    this.#worths.take(text.words, this.#rows);
    this.#text = text;
    this.#scope = scope;
    this.#top.begin(count);
  }

  /** A word of the set of documents that hold every word of the query. */
  #anywhere(at: number): number {
    const { anywhere, setLength } = this.#worths;
    return intersection(anywhere, setLength, this.#rows, at);
  }

  /** A word of the set of documents whose names hold every word of the query. */
  #named(at: number): number {
    const { named, setLength } = this.#worths;
    return intersection(named, setLength, this.#rows, at);
  }

  /** Ranks the documents whose names hold every word, those of whole names first. */
  #rankNamed(): void {
    const { words, wholeNames } = this.#text;
    for (const document of wholeNames) {
      const isHere = isIn(this.#scope, document) && bitOf(this.#named(document >>> 5), document);
      if (isHere) this.#pushNamed(document, true);
    }
    const exact = Math.min(words.length, MOST_WORDS_COUNTED);
    const greatest = this.#greatest() + (words.length > 1 ? NEIGHBOURS_BONUS : 0);
    for (const stretch of this.#stretches) {
      if (stretch.words === exact) this.#walk(stretch, greatest + ALL_WORDS_OF_NAME_BONUS, true);
    }
    for (const stretch of this.#stretches) {
      if (stretch.words !== exact) this.#walk(stretch, greatest, true);
    }
  }

  /** Ranks the documents whose names do not hold every word. */
  #rankOthers(): void {
    const greatest = this.#bestElsewhere();
    for (const stretch of this.#stretches) this.#walk(stretch, greatest, false);
  }

  /** Names get longer within a stretch, so the first document that cannot win ends it. */
  #walk({ from, to }: Stretch, greatest: number, named: boolean): void {
    const { starts } = this.#columns.packed.runs;
    const first = Math.max(starts[from]!, this.#scope.from);
    const last = Math.min(starts[to]!, this.#scope.to) - 1;
    if (last < first) return;
    for (let at = first >>> 5; at <= last >>> 5; at++) {
      let bits = this.#namedOrOthers(at, named);
      if (at === first >>> 5) bits &= -1 << (first & 31);
      if (at === last >>> 5) bits &= -1 >>> (31 - (last & 31));
      for (; bits !== 0; bits &= bits - 1) {
        const document = at * 32 + lowestBit(bits);
        if (sortKey(greatest, this.#lengths[document]!, document) >= this.#top.worst) return;
        if (!named) this.#push(this.#sum(document), document);
        else if (!this.#text.wholeNames.has(document)) this.#pushNamed(document, false);
      }
    }
  }

  #namedOrOthers(at: number, named: boolean): number {
    const bits = named ? this.#named(at) : this.#anywhere(at) & ~this.#named(at);
    const { allowed } = this.#scope;
    return allowed === null ? bits : bits & allowed[at]!;
  }

  #pushNamed(document: number, wholeName: boolean): void {
    const { words } = this.#text;
    const sum = this.#sum(document);
    const pairs = words.length - 1;
    const allWords = this.#tellingWords[document] === words.length;
    const standing = { wholeName, allWords, neighbours: pairs, pairs };
    if (pairs > 0) {
      const most = sum + bonusOf(standing);
      if (sortKey(most, this.#lengths[document]!, document) >= this.#top.worst) return;
      standing.neighbours = neighboursIn(this.#columns, words, document);
    }
    this.#push(sum + bonusOf(standing), document);
  }

  #push(score: number, document: number): void {
    this.#top.push(sortKey(score, this.#lengths[document]!, document));
  }

  #sum(document: number): number {
    const { worth, size } = this.#worths;
    let sum = 0;
    for (const row of this.#rows) sum += worth[row * size + document]!;
    return sum;
  }

  #greatest(): number {
    let sum = 0;
    for (const row of this.#rows) sum += this.#worths.best[row]!;
    return sum;
  }

  /** The highest score of a document whose name does not hold every word. */
  #bestElsewhere(): number {
    const { best, bestElsewhere } = this.#worths;
    let leastLost = Number.POSITIVE_INFINITY;
    for (const row of this.#rows) {
      const elsewhere = bestElsewhere[row]!;
      if (elsewhere > 0) leastLost = Math.min(leastLost, best[row]! - elsewhere);
    }
    return this.#greatest() - leastLost;
  }
}

/** One word of the intersection of the sets of some rows; of no row, nothing. */
function intersection(
  sets: Uint32Array,
  setLength: number,
  rows: readonly number[],
  at: number,
): number {
  if (rows.length === 0) return 0;
  let bits = sets[rows[0]! * setLength + at]!;
  for (let next = 1; next < rows.length; next++) bits &= sets[rows[next]! * setLength + at]!;
  return bits;
}

function bitOf(word: number, number: number): boolean {
  return ((word >>> (number & 31)) & 1) === 1;
}
