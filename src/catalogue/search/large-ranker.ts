import { type Bitset, emptySet } from "../bitset.ts";
import { BestNames } from "./best-names.ts";
import { FullRanking } from "./full-ranking.ts";
import { Matcher } from "./matching.ts";
import { NameScoring } from "./name-scoring.ts";
import type { Ranker, ReadText, Scope } from "./ranker.ts";
import type { Alternative, ReadWord } from "./readings.ts";
import type { TextColumns } from "./text-columns.ts";
import { Top } from "./top.ts";
import { totalsOf } from "./word-readings.ts";
import { WordSets } from "./word-sets.ts";

/** Further documents are found by ranking all of them. */
const MOST_BEST = 512;

/** Ranks the documents of an index of any size, names first: most queries end there. */
export class LargeRanker implements Ranker {
  readonly #columns: TextColumns;
  readonly #matcher: Matcher;
  /** Of names alone. */
  readonly #named: Matcher;
  readonly #scoring: NameScoring;
  readonly #names: BestNames;
  readonly #full: FullRanking;
  readonly #top = new Top();
  readonly #matches: Bitset;

  constructor(columns: TextColumns) {
    this.#columns = columns;
    this.#matcher = new Matcher(columns, new WordSets(columns, columns.fields.length));
    this.#scoring = new NameScoring(columns);
    const named = new WordSets(columns, 1);
    this.#named = new Matcher(columns, named);
    this.#names = new BestNames(columns, this.#scoring, named);
    this.#full = new FullRanking(columns, this.#scoring);
    this.#matches = emptySet(columns.packed.size);
  }

  count(words: readonly ReadWord[]): number {
    return this.#matcher.count(words);
  }

  countNames(words: readonly ReadWord[]): number {
    return this.#named.count(words);
  }

  collect(words: readonly ReadWord[], target: Bitset): number {
    return this.#matcher.collect(words, target);
  }

  /** Looks at the names only. */
  findsAtLeast(text: ReadText, count: number): boolean {
    const [word, ...others] = text.words;
    if (others.length === 0 && word!.alternatives.some((one) => this.#isEnough(one, count))) {
      return true;
    }
    const named = this.#names.count(text.words);
    if (named !== null) return named >= count;
    this.#top.begin(count, true);
    this.#rankNames(text, { from: 0, to: this.#columns.packed.size, allowed: null });
    return this.#top.count >= count;
  }

  best(text: ReadText, count: number, scope: Scope): number[] {
    const { words, wholeNames } = text;
    const top = this.#top;
    top.begin(count);
    if (count <= MOST_BEST) this.#rankNames(text, scope);
    const isNamed = count > MOST_BEST;
    if (isNamed || !top.excludes(this.#bestElsewhere(words))) {
      this.#scoring.begin(words);
      this.#full.each(words, wholeNames, scope, isNamed, (key) => top.push(key));
      this.#scoring.end();
    }
    return top.documents();
  }

  bestNamed(text: ReadText, count: number, scope: Scope): number[] {
    this.#top.begin(count);
    this.#rankNames(text, scope);
    return this.#top.documents();
  }

  /** Sets find the few documents of all words sooner than ranking those of the rarest word. */
  bestOthers({ words, wholeNames }: ReadText, count: number, scope: Scope): number[] {
    const top = this.#top;
    top.begin(count);
    if (scope.allowed === null) this.#matcher.collect(words, this.#matches);
    const among = scope.allowed === null ? { ...scope, allowed: this.#matches } : scope;
    this.#full.each(words, wholeNames, among, false, (key) => top.push(key));
    return top.documents();
  }

  #rankNames({ words, wholeNames }: ReadText, scope: Scope): void {
    this.#scoring.begin(words);
    this.#names.find(words, wholeNames, scope, this.#top);
    this.#scoring.end();
  }

  /** True for one list of enough names. */
  #isEnough({ from, to }: Alternative, count: number): boolean {
    return to === from + 1 && this.#columns.names.total(from, to) >= count;
  }

  /** The highest score of a document whose name does not hold every word. */
  #bestElsewhere(words: readonly ReadWord[]): number {
    const { fields } = this.#columns;
    let all = 0;
    let leastLost = Number.POSITIVE_INFINITY;
    for (const { alternatives } of words) {
      let [inName, elsewhere] = [0, 0];
      for (const alternative of alternatives) {
        const totals = totalsOf(this.#columns, alternative);
        for (let place = 0; place < fields.length; place++) {
          const worth = totals[place] === 0 ? 0 : alternative.quality * fields[place]!.weight;
          if (place === 0) inName = Math.max(inName, worth);
          else elsewhere = Math.max(elsewhere, worth);
        }
      }
      all += Math.max(inName, elsewhere);
      if (elsewhere > 0) leastLost = Math.min(leastLost, Math.max(0, inName - elsewhere));
    }
    return all - leastLost;
  }
}
