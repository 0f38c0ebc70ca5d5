import { type Bitset, emptySet, has, lowestBit } from "../bitset.ts";
import { type ListVisitor, Uniting } from "../lists.ts";
import type { NameScoring } from "./name-scoring.ts";
import { MOST_WORDS_COUNTED } from "./numbering.ts";
import type { Alternative, ReadWord } from "./query.ts";
import { ALL_WORDS_OF_NAME_BONUS, NEIGHBOURS_BONUS, QUALITY, sortKey } from "./ranking.ts";
import type { TextColumns } from "./text-columns.ts";
import type { Top } from "./top.ts";

/** Which documents a ranking may name. */
export interface Scope {
  /** First document and the one after the last. */
  from: number;
  to: number;
  /** Only these of them; null for all. */
  allowed: Bitset | null;
}

/** So few documents are looked at one by one. */
const FEW = 512;

/** Looking at a name costs about as much as noting this many documents of a list. */
const LOOK_COST = 30;

/**
 * Finds the best of the documents whose names alone satisfy a query. It goes through the documents
 * of the word that the fewest names hold, from the best quality down, in the order of the numbers,
 * and leaves each run of documents as soon as nothing in it can be among the best any more.
 */
export class BestNames {
  readonly #columns: TextColumns;
  readonly #scoring: NameScoring;
  /** Documents of the sparse lists at hand. */
  readonly #noted: Uniting;
  #offsets: number[] = [];
  #noting = false;
  #top!: Top;
  #scope!: Scope;
  #driver = 0;
  #wholeNames: ReadonlySet<number> = new Set();

  constructor(columns: TextColumns, scoring: NameScoring) {
    this.#columns = columns;
    this.#scoring = scoring;
    this.#noted = new Uniting(emptySet(columns.packed.size));
  }

  /**
   * Adds to `top` the documents whose names hold every word; `scoring` has begun with the words.
   *
   * @param wholeNames Documents whose whole name was typed.
   */
  find(words: readonly ReadWord[], wholeNames: ReadonlySet<number>, scope: Scope, top: Top): void {
    const totals = words.map((word) => this.#total(word.alternatives));
    if (totals.some((total) => total === 0)) return;
    this.#top = top;
    this.#scope = scope;
    this.#wholeNames = wholeNames;
    this.#driver = totals.indexOf(Math.min(...totals));
    this.#takeWholeNames();
    const others = words.filter((_, at) => at !== this.#driver);
    const best = others.reduce((sum, word) => sum + this.#bestQuality(word), 0);
    const share = others.reduce(
      (product, _, at) =>
        (product * totals[at < this.#driver ? at : at + 1]!) / this.#columns.packed.size,
      1,
    );
    for (const quality of QUALITIES) {
      const lists = words[this.#driver]!.alternatives.filter((one) => one.quality === quality);
      const total = this.#total(lists);
      const greatest = (quality + best) * 100;
      if (top.excludes(greatest + ALL_WORDS_OF_NAME_BONUS + NEIGHBOURS_BONUS)) return;
      if (total > 0) this.#level(lists, quality, total, share, greatest, words.length);
    }
  }

  #total(alternatives: readonly Alternative[]): number {
    let total = 0;
    for (const { from, to } of alternatives) total += this.#columns.names.total(from, to);
    return total;
  }

  #bestQuality({ alternatives }: ReadWord): number {
    let best = 0;
    for (const { from, to, quality } of alternatives) {
      if (quality > best && this.#columns.names.total(from, to) > 0) best = quality;
    }
    return best;
  }

  /** Their bonus is beyond all others, so they are taken first, and once. */
  #takeWholeNames(): void {
    for (const document of this.#wholeNames) {
      const { from, to, allowed } = this.#scope;
      if (document < from || document >= to || (allowed && !has(allowed, document))) continue;
      const quality = this.#scoring.quality(document);
      if (quality > 0) this.#push(document, quality, true);
    }
  }

  /** All documents in which the driving word has this quality. */
  #level(
    lists: readonly Alternative[],
    quality: number,
    total: number,
    share: number,
    greatest: number,
    words: number,
  ): void {
    if (total <= FEW) {
      this.#eachOf(lists, quality);
      return;
    }
    const expected = Math.max(total * share, 1);
    const looks = (this.#columns.packed.size / expected) * (this.#top.limit + 1) * LOOK_COST;
    this.#offsets = [];
    this.#noting = looks > total;
    for (const { from, to } of lists) {
      if (this.#noting) this.#columns.names.visit(from, to, this.#note);
    }
    this.#walk(quality, greatest, words);
    if (this.#noting) this.#noted.target.fill(0);
  }

  readonly #note: ListVisitor = {
    numbers: (numbers, from, to) => this.#noted.numbers(numbers, from, to),
    set: (_, offset) => {
      this.#offsets.push(offset);
    },
  };

  #eachOf(lists: readonly Alternative[], quality: number): void {
    const seen = this.#noted.target;
    const { from: first, to: end, allowed } = this.#scope;
    const documents: number[] = [];
    for (const { from, to } of lists) {
      for (let list = from; list < to; list++) {
        this.#columns.names.forEach(list, (document) => {
          if (document < first || document >= end || has(seen, document)) return;
          if (allowed && !has(allowed, document)) return;
          seen[document >>> 5]! |= 1 << (document & 31);
          documents.push(document);
        });
      }
    }
    for (const document of documents) {
      seen[document >>> 5] = 0;
      this.#look(document, quality);
    }
  }

  /** Goes through the runs; those whose names have just as many words as the query come first. */
  #walk(quality: number, greatest: number, words: number): void {
    const { runs } = this.#columns.packed;
    const exact = Math.min(words, MOST_WORDS_COUNTED);
    const pairs = words > 1 ? NEIGHBOURS_BONUS : 0;
    for (const asMany of [true, false]) {
      for (let run = 0; run < runs.lengths.length; run++) {
        if ((runs.words[run] === exact) !== asMany) continue;
        const score = greatest + pairs + (asMany ? ALL_WORDS_OF_NAME_BONUS : 0);
        this.#walkRun(run, quality, score);
      }
    }
  }

  #walkRun(run: number, quality: number, greatest: number): void {
    const { runs } = this.#columns.packed;
    const { sets } = this.#columns.names.packed;
    const first = Math.max(runs.starts[run]!, this.#scope.from);
    const end = Math.min(runs.starts[run + 1]!, this.#scope.to);
    const least = sortKey(greatest, runs.lengths[run]!, 0);
    if (first >= end || least + first >= this.#top.worst) return;
    const noted = this.#noted.target;
    const allowed = this.#scope.allowed;
    for (let word = first >>> 5; word <= (end - 1) >>> 5; word++) {
      let bits = this.#noting ? noted[word]! : 0xffffffff;
      for (const offset of this.#offsets) bits |= sets[offset + word]!;
      if (allowed) bits &= allowed[word]!;
      for (; bits !== 0; bits &= bits - 1) {
        const document = word * 32 + lowestBit(bits);
        if (document < first) continue;
        if (document >= end || least + document >= this.#top.worst) return;
        this.#look(document, quality);
      }
    }
  }

  #look(document: number, quality: number): void {
    const sum = this.#scoring.quality(document);
    if (sum === 0 || this.#scoring.qualities[this.#driver] !== quality) return;
    if (!this.#wholeNames.has(document)) this.#push(document, sum, false);
  }

  #push(document: number, sum: number, wholeName: boolean): void {
    const score = sum * 100 + this.#scoring.bonus(document, wholeName);
    this.#top.push(sortKey(score, this.#columns.nameLength(document), document));
  }
}

/** All qualities, the best first. */
const QUALITIES = Object.values(QUALITY).sort((a, b) => b - a);
