import type { Correction } from "../answers.ts";
import { type Bitset, has } from "../bitset.ts";
import { BestNames, isIn, type Scope } from "./best-names.ts";
import { correct, FEW_DOCUMENTS } from "./correction.ts";
import { squeeze } from "./fold.ts";
import { FullRanking } from "./full-ranking.ts";
import { Matcher } from "./matching.ts";
import { NameScoring } from "./name-scoring.ts";
import { type Alternative, parseQuery, type ReadWord, readQuery, totalsOf } from "./query.ts";
import { documentOfKey } from "./ranking.ts";
import type { TextColumns } from "./text-columns.ts";
import { Top } from "./top.ts";
import { documentsNamed, hashOf } from "./whole-names.ts";

/** A query as an index understands it. */
export interface ReadText {
  words: readonly ReadWord[];
  typed: string;
  /** Documents whose whole name was typed. */
  wholeNames: ReadonlySet<number>;
}

/** What a typed text asks for. */
export interface Asked {
  literal: ReadText;
  /** The few documents of the literal reading, best first, where there is a correction. */
  few: Uint32Array;
  /** What was probably meant, and how to say so; null where nothing is corrected. */
  corrected: ReadText | null;
  correction: Correction | null;
}

/** Further documents are found by ranking all of them. */
const MOST_BEST = 512;

/**
 * Forgiving text search. A document matches when each word of the query is in any of its texts: as
 * typed, in another number, as a synonym, in the other script, or (the last word, unless a space
 * follows it) begun. Words that hardly any document has are corrected; what a correction adds comes
 * after everything that was found as typed.
 */
export class TextIndex {
  readonly columns: TextColumns;
  readonly #matcher: Matcher;
  readonly #scoring: NameScoring;
  readonly #names: BestNames;
  readonly #full: FullRanking;

  constructor(columns: TextColumns) {
    this.columns = columns;
    this.#matcher = new Matcher(columns);
    this.#scoring = new NameScoring(columns);
    this.#names = new BestNames(columns, this.#scoring);
    this.#full = new FullRanking(columns, this.#scoring);
  }

  /** Understands what was typed; null when it holds no word at all. */
  read(typed: string): Asked | null {
    const query = parseQuery(typed);
    if (query === null) return null;
    const literal = this.#text(readQuery(this.columns, query), query.typed);
    const plain = { literal, few: new Uint32Array(), corrected: null, correction: null };
    if (this.#findsEnough(literal)) return plain;
    const found = this.#matcher.count(literal.words);
    if (found >= FEW_DOCUMENTS) return plain;
    const corrected = correct(this.columns, this.#matcher, query, literal.words, found);
    if (corrected === null) return plain;
    return {
      literal,
      few: found === 0 ? plain.few : this.#rank(literal, FEW_DOCUMENTS, this.#everything),
      corrected: this.#text(corrected.words, corrected.correction.used),
      correction: corrected.correction,
    };
  }

  /** Puts all documents that were asked for into `target` and returns how many they are. */
  collect({ literal, corrected, few }: Asked, target: Bitset): number {
    let count = this.#matcher.collect((corrected ?? literal).words, target);
    for (const document of few) {
      if (has(target, document)) continue;
      target[document >>> 5]! |= 1 << (document & 31);
      count += 1;
    }
    return count;
  }

  /** The best `count` documents of a scope, best first. */
  best({ literal, corrected, few }: Asked, count: number, scope: Scope): Uint32Array {
    if (corrected === null) return this.#rank(literal, count, scope);
    const first = few.filter((document) => isIn(scope, document));
    const more = this.#rank(corrected, count + few.length, scope);
    const others = more.filter((document) => !few.includes(document));
    return Uint32Array.of(...first, ...others).subarray(0, count);
  }

  /** The best documents of a scope whose names alone hold every word. */
  bestNamed({ literal, corrected, few }: Asked, count: number, scope: Scope): number[] {
    const named = few.length === 0 ? [] : this.#rankNames(literal, count, scope);
    const more = this.#rankNames(corrected ?? literal, count + few.length, scope);
    return [...new Set([...named, ...more.filter((document) => !few.includes(document))])];
  }

  /** The best documents of a scope whose names do not hold every word. */
  bestOthers({ literal, corrected, few }: Asked, count: number, scope: Scope): number[] {
    const first = few.length === 0 ? [] : this.#rankOthers(literal, count, scope);
    const more = this.#rankOthers(corrected ?? literal, count + few.length, scope);
    return [...first, ...more.filter((document) => !few.includes(document))];
  }

  get #everything(): Scope {
    return { from: 0, to: this.columns.packed.size, allowed: null };
  }

  /** True where a look at the names shows that nothing needs to be corrected. */
  #findsEnough(text: ReadText): boolean {
    const [word, ...others] = text.words;
    if (others.length === 0 && word!.alternatives.some((one) => this.#isEnough(one))) return true;
    const any = new Top(FEW_DOCUMENTS, true);
    this.#scoring.begin(text.words);
    this.#names.find(text.words, text.wholeNames, this.#everything, any);
    this.#scoring.end();
    return any.count >= FEW_DOCUMENTS;
  }

  /** True for one list of enough names. */
  #isEnough({ from, to }: Alternative): boolean {
    return to === from + 1 && this.columns.names.total(from, to) >= FEW_DOCUMENTS;
  }

  #rankNames(text: ReadText, count: number, scope: Scope): number[] {
    const top = new Top(count);
    this.#scoring.begin(text.words);
    this.#names.find(text.words, text.wholeNames, scope, top);
    this.#scoring.end();
    return Array.from(top.keys(), documentOfKey);
  }

  #rankOthers(text: ReadText, count: number, scope: Scope): number[] {
    const top = new Top(count);
    this.#full.each(text.words, new Set(), scope, false, (key) => top.push(key));
    return Array.from(top.keys(), documentOfKey);
  }

  #rank(text: ReadText, count: number, scope: Scope): Uint32Array {
    if (count > MOST_BEST) return this.#rankAll(text, scope).subarray(0, count);
    const top = new Top(count);
    this.#scoring.begin(text.words);
    this.#names.find(text.words, text.wholeNames, scope, top);
    if (!top.excludes(this.#bestElsewhere(text.words))) {
      this.#full.each(text.words, text.wholeNames, scope, false, (key) => top.push(key));
    }
    this.#scoring.end();
    return Uint32Array.from(top.keys(), documentOfKey);
  }

  #rankAll(text: ReadText, scope: Scope): Uint32Array {
    const keys: number[] = [];
    this.#scoring.begin(text.words);
    this.#full.each(text.words, text.wholeNames, scope, true, (key) => keys.push(key));
    this.#scoring.end();
    return Uint32Array.from(Float64Array.from(keys).sort(), documentOfKey);
  }

  #text(words: readonly ReadWord[], typed: string): ReadText {
    const { wholeNames } = this.columns.packed;
    return { words, typed, wholeNames: documentsNamed(wholeNames, hashOf(squeeze(typed))) };
  }

  /** The highest score of a document whose name does not hold every word. */
  #bestElsewhere(words: readonly ReadWord[]): number {
    const { fields } = this.columns;
    let all = 0;
    let leastLost = Number.POSITIVE_INFINITY;
    for (const { alternatives } of words) {
      let [inName, elsewhere] = [0, 0];
      for (const alternative of alternatives) {
        const totals = totalsOf(this.columns, alternative);
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
