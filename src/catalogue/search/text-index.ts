import { type Bitset, has } from "../bitset.ts";
import type { Correction } from "../catalogue-answers.ts";
import { correct, FEW_DOCUMENTS } from "./correction.ts";
import { squeeze } from "./fold.ts";
import { LargeRanker } from "./large-ranker.ts";
import { parseQuery, type Query, withoutBegunStopWord } from "./query.ts";
import { readQuery } from "./query-reading.ts";
import { isIn, type Ranker, type ReadText, type Scope } from "./ranker.ts";
import type { ReadWord } from "./readings.ts";
import { SmallRanker } from "./small-ranker.ts";
import type { TextColumns } from "./text-columns.ts";
import { documentsNamed, hashOf } from "./whole-names.ts";
import { SMALL } from "./word-worths.ts";

/** What a typed text asks for. */
export interface Asked {
  literal: ReadText;
  /** The few documents of the literal reading, best first, where something else was probably meant. */
  few: readonly number[];
  /** What was probably meant; null where it is what was typed. */
  corrected: ReadText | null;
  correction: Correction | null;
}

/** Words to search for besides the literal ones, and how to say what was corrected in them. */
interface Meant {
  words: ReadWord[];
  correction: Correction | null;
}

const NONE: readonly number[] = [];

/**
 * Forgiving text search. A document matches when each word of the query is in any of its texts: as
 * typed, in another number, as a synonym, in the other script, or (the last word, unless a space
 * follows it) begun. Words that hardly any document has are corrected; what a correction adds comes
 * after everything that was found as typed.
 */
export class TextIndex {
  readonly columns: TextColumns;
  readonly #ranker: Ranker;

  /** @param small Up to how many documents the index is a small one. */
  constructor(columns: TextColumns, small = SMALL) {
    this.columns = columns;
    const isSmall = columns.packed.size <= small;
    this.#ranker = isSmall ? new SmallRanker(columns) : new LargeRanker(columns);
  }

  /**
   * Understands what was typed; null when it holds no word at all.
   *
   * @param isTyping True where a number at the end may still go on.
   */
  read(typed: string, isTyping = false): Asked | null {
    const query = parseQuery(typed, isTyping);
    if (query === null) return null;
    const ranker = this.#ranker;
    const literal = this.#text(readQuery(this.columns, query), query.typed, query.hash);
    const plain = { literal, few: NONE, corrected: null, correction: null };
    if (ranker.findsAtLeast(literal, FEW_DOCUMENTS)) return plain;
    const found = ranker.count(literal.words);
    if (found >= FEW_DOCUMENTS) return plain;
    const meant = this.#meant(query, literal, found);
    if (meant === null) return plain;
    const { words, correction } = meant;
    const used = correction?.used ?? query.typed;
    const everything = { from: 0, to: this.columns.packed.size, allowed: null };
    return {
      literal,
      few: found === 0 ? NONE : ranker.best(literal, FEW_DOCUMENTS, everything),
      corrected: this.#text(words, used, hashOf(squeeze(used))),
      correction,
    };
  }

  /**
   * What was probably meant by a query that finds few documents: without the stop word that it seems
   * to be on the way to, its typos corrected; null where it is as good as typed.
   */
  #meant(query: Query, literal: ReadText, found: number): Meant | null {
    const [columns, ranker] = [this.columns, this.#ranker];
    const rest = withoutBegunStopWord(query);
    if (rest === null) return correct({ columns, ranker, query, words: literal.words }, found);
    const words = readQuery(columns, rest);
    const more = ranker.count(words);
    const plain = more > found ? { words, correction: null } : null;
    if (more >= FEW_DOCUMENTS) return plain;
    return correct({ columns, ranker, query: rest, words }, more) ?? plain;
  }

  /** Puts all documents that were asked for into `target` and returns how many they are. */
  collect({ literal, corrected, few }: Asked, target: Bitset): number {
    let count = this.#ranker.collect((corrected ?? literal).words, target);
    for (const document of few) {
      if (has(target, document)) continue;
      target[document >>> 5]! |= 1 << (document & 31);
      count += 1;
    }
    return count;
  }

  /** The best `count` documents of a scope, best first. */
  best({ literal, corrected, few }: Asked, count: number, scope: Scope): number[] {
    if (corrected === null) return this.#ranker.best(literal, count, scope);
    const first = few.filter((document) => isIn(scope, document));
    const more = this.#ranker.best(corrected, count + few.length, scope);
    return [...first, ...without(more, few)].slice(0, count);
  }

  /** The best documents of a scope whose names alone hold every word. */
  bestNamed({ literal, corrected, few }: Asked, count: number, scope: Scope): number[] {
    const more = this.#ranker.bestNamed(corrected ?? literal, count + few.length, scope);
    if (few.length === 0) return more;
    return [...this.#ranker.bestNamed(literal, count, scope), ...without(more, few)];
  }

  /** The best documents of a scope whose names do not hold every word. */
  bestOthers({ literal, corrected, few }: Asked, count: number, scope: Scope): number[] {
    const more = this.#ranker.bestOthers(corrected ?? literal, count + few.length, scope);
    if (few.length === 0) return more;
    return [...this.#ranker.bestOthers(literal, count, scope), ...without(more, few)];
  }

  #text(words: readonly ReadWord[], typed: string, hash: number): ReadText {
    return { words, typed, wholeNames: documentsNamed(this.columns.packed.wholeNames, hash) };
  }
}

function without(documents: readonly number[], few: readonly number[]): readonly number[] {
  return few.length === 0 ? documents : documents.filter((document) => !few.includes(document));
}
