import { type Bitset, lowestBit } from "../bitset.ts";
import { AllNamed } from "./all-named.ts";
import { LevelLists } from "./level-lists.ts";
import type { NameScoring } from "./name-scoring.ts";
import { MOST_WORDS_COUNTED } from "./numbering.ts";
import { isIn, type Scope } from "./ranker.ts";
import { ALL_WORDS_OF_NAME_BONUS, NEIGHBOURS_BONUS, QUALITY, sortKey } from "./ranking.ts";
import type { Alternative, ReadWord } from "./readings.ts";
import { type Stretch, stretchesOf } from "./stretches.ts";
import type { TextColumns } from "./text-columns.ts";
import type { Top } from "./top.ts";
import type { WordSets } from "./word-sets.ts";

/**
 * So few documents are looked at one by one: of more, intersecting sets is faster, which takes as
 * long as there are documents at all.
 */
const [LEAST_FEW, MOST_FEW] = [16, 512];
const FEW_SHARE = 2_048;

/** In place of a quality where documents of all are looked at. */
const ANY = -1;

/** A word of more names is worth taking the rare forms of the other words out first, ... */
const MANY = 4_096;
/** ... forms that at most so many names hold. */
const RARE = 256;

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
  readonly #lists: LevelLists;
  readonly #stretches: readonly Stretch[];
  readonly #all: AllNamed;
  readonly #few: number;
  /** The documents whose names hold every word, where these were looked for; and how many. */
  #candidates: Bitset | null = null;
  #pool = 0;
  #top!: Top;
  #scope!: Scope;
  #driver = 0;
  /** Documents that were looked at already. */
  #taken: ReadonlySet<number> = new Set();

  /** @param sets The documents whose names hold words. */
  constructor(columns: TextColumns, scoring: NameScoring, sets: WordSets) {
    this.#columns = columns;
    this.#scoring = scoring;
    this.#all = new AllNamed(columns, sets);
    const share = Math.floor(columns.packed.size / FEW_SHARE);
    this.#few = Math.max(LEAST_FEW, Math.min(MOST_FEW, share));
    this.#lists = new LevelLists(columns.names);
    this.#stretches = stretchesOf(columns.packed.runs);
  }

  /** How many names hold every word; null where looking at a few of them is as good. */
  count(words: readonly ReadWord[]): number | null {
    const least = Math.min(...words.map((word) => this.#total(word.alternatives)));
    return words.length > 1 && least > this.#few ? this.#all.count(words) : null;
  }

  /**
   * Adds to `top` the documents whose names hold every word; `scoring` has begun with the words.
   *
   * @param wholeNames Documents whose whole name was typed.
   */
  find(words: readonly ReadWord[], wholeNames: ReadonlySet<number>, scope: Scope, top: Top): void {
    const totals = words.map((word) => this.#total(word.alternatives));
    const least = Math.min(...totals);
    if (least === 0) return;
    this.#top = top;
    this.#scope = scope;
    this.#taken = wholeNames;
    this.#driver = totals.indexOf(least);
    this.#takeWholeNames(wholeNames);
    const isLong = words.length > 1 && least > this.#few;
    this.#candidates = isLong ? this.#all.documents(words) : null;
    this.#pool = scope.to - scope.from;
    if (isLong) this.#pool = Math.min(this.#pool, this.#all.count(words));
    if (isLong && this.#pool <= MOST_FEW) this.#findAtOnce(words);
    else this.#findByQuality(words, least);
  }

  /** Goes through all candidates at once: they are few, whatever their qualities. */
  #findAtOnce(words: readonly ReadWord[]): void {
    let best = 0;
    for (const word of words) best += this.#bestQuality(word, false);
    this.#lists.takeAny();
    this.#walk(ANY, best * 100, words.length);
  }

  #findByQuality(words: readonly ReadWord[], total: number): void {
    const others = words.filter((_, at) => at !== this.#driver);
    const bests = others.map((word) => this.#bestQuality(word, total > MANY));
    if (bests.includes(0)) return;
    const best = bests.reduce((sum, quality) => sum + quality, 0);
    const all = this.#candidates === null ? this.#columns.packed.size : total;
    for (const quality of QUALITIES) {
      const lists = words[this.#driver]!.alternatives.filter((one) => one.quality === quality);
      const greatest = (quality + best) * 100;
      if (this.#top.excludes(greatest + ALL_WORDS_OF_NAME_BONUS + NEIGHBOURS_BONUS)) return;
      const size = this.#total(lists);
      if (size > 0) this.#level(lists, quality, size, size / all, greatest, words.length);
    }
  }

  #total(alternatives: readonly Alternative[]): number {
    let total = 0;
    for (const { from, to } of alternatives) total += this.#columns.names.total(from, to);
    return total;
  }

  /**
   * The best quality that a name not yet taken can have for the word; 0 when all names are taken.
   *
   * @param takeRare True to take what only few names hold first, so that it raises no hopes for the
   * many: few hold "dip" itself, most are diplomas.
   */
  #bestQuality({ alternatives }: ReadWord, takeRare: boolean): number {
    for (const quality of QUALITIES) {
      const lists = alternatives.filter((one) => one.quality === quality);
      const total = this.#total(lists);
      if (total === 0) continue;
      if (!takeRare || total > RARE) return quality;
      this.#takeAll(lists);
    }
    return 0;
  }

  #takeAll(lists: readonly Alternative[]): void {
    const taken = new Set(this.#taken);
    for (const { from, to } of lists) {
      for (let list = from; list < to; list++) {
        this.#columns.names.forEach(list, (document) => {
          if (taken.has(document) || !isIn(this.#scope, document)) return;
          taken.add(document);
          const quality = this.#scoring.quality(document);
          if (quality > 0) this.#push(document, quality, false);
        });
      }
    }
    this.#taken = taken;
  }

  /** Their bonus is beyond all others, so they are taken first, and once. */
  #takeWholeNames(wholeNames: ReadonlySet<number>): void {
    for (const document of wholeNames) {
      if (!isIn(this.#scope, document)) continue;
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
    if (total <= this.#few) {
      for (const document of this.#lists.documentsOf(lists)) {
        if (isIn(this.#scope, document)) this.#look(document, quality);
      }
      return;
    }
    // Looking at all names in turn may take less than noting the numbers of many lists.
    const looks = Math.min((this.#top.limit + 1) / share, this.#pool);
    this.#lists.take(lists, looks * LOOK_COST);
    this.#walk(quality, greatest, words);
    this.#lists.end();
  }

  /** Goes through the stretches; those whose names have as many words as the query come first. */
  #walk(quality: number, greatest: number, words: number): void {
    const exact = Math.min(words, MOST_WORDS_COUNTED);
    const score = greatest + (words > 1 ? NEIGHBOURS_BONUS : 0);
    for (const stretch of this.#stretches) {
      if (stretch.words === exact) {
        this.#walkStretch(stretch, quality, score + ALL_WORDS_OF_NAME_BONUS);
      }
    }
    for (const stretch of this.#stretches) {
      if (stretch.words !== exact) this.#walkStretch(stretch, quality, score);
    }
  }

  /** Names get longer from run to run, so the first run that cannot win ends the stretch. */
  #walkStretch({ from, to }: Stretch, quality: number, greatest: number): void {
    const { starts, lengths } = this.#columns.packed.runs;
    for (let run = from; run < to; run++) {
      if (starts[run + 1]! <= this.#scope.from) continue;
      const least = sortKey(greatest, lengths[run]!, 0);
      const first = Math.max(starts[run]!, this.#scope.from);
      if (first >= this.#scope.to || least + first >= this.#top.worst) return;
      this.#walkRun(first, Math.min(starts[run + 1]!, this.#scope.to), quality, least);
    }
  }

  #walkRun(first: number, end: number, quality: number, least: number): void {
    const allowed = this.#scope.allowed;
    const candidates = this.#candidates;
    for (let word = first >>> 5; word <= (end - 1) >>> 5; word++) {
      let bits = this.#lists.at(word);
      if (candidates) bits &= candidates[word]!;
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
    if (sum === 0) return;
    if (quality !== ANY && this.#scoring.qualities[this.#driver] !== quality) return;
    if (!this.#taken.has(document)) this.#push(document, sum, false);
  }

  #push(document: number, sum: number, wholeName: boolean): void {
    const score = sum * 100 + this.#scoring.bonus(document, wholeName);
    this.#top.push(sortKey(score, this.#columns.nameLength(document), document));
  }
}

/** All qualities, the best first. */
const QUALITIES = Object.values(QUALITY).sort((a, b) => b - a);
