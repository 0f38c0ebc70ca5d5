import { plainKernel } from "../facets/kernel.ts";
import { addToSet, type Bitset, emptySet, has } from "../sets/bitset.ts";
import { markOf } from "./analysis.ts";
import { type Correction, Corrector, FEW_DOCUMENTS } from "./correction.ts";
import type { FacetTexts } from "./field.ts";
import type { Language } from "./language.ts";
import { NameScoring } from "./name-scoring.ts";
import { parseQuery, type Query, withoutBegunStopWord } from "./query.ts";
import { ALL_NAMED_BONUS, type Hit, NAME_WEIGHT, QUALITY } from "./ranking.ts";
import { Reader, type ReadWord } from "./reading.ts";
import { type Among, Shelf, type Wanted } from "./shelf.ts";
import { TermTable } from "./terms.ts";
import type { PackedText } from "./text-builder.ts";

/** What a typed text asks for. */
export interface Asked {
  /** As it was typed. */
  literal: Wanted;
  /** By shelf, all its documents, best first, where they are few; else null. */
  few: readonly (readonly Hit[])[] | null;
  /** What was probably meant; null where it is what was typed. */
  corrected: Wanted | null;
  correction: Correction | null;
}

/**
 * Forgiving text search over documents of one or more kinds. A document matches when each word of the
 * query is in any of its texts: as typed, in another number, as a synonym, in the other script, or
 * (the last word, unless a space follows it) begun. Words that hardly any document has are corrected;
 * what a correction adds comes after everything that was found as typed. One query at a time.
 */
export class TextIndex {
  readonly shelves: readonly Shelf[];
  readonly #language: Language;
  readonly #reader: Reader;
  readonly #corrector: Corrector;

  /**
   * @param facets What holds the texts of facets' choices; null where no field has these.
   * @param kernel What counts the documents of the first shelf.
   */
  constructor(
    packed: PackedText,
    language: Language,
    facets: FacetTexts | null,
    kernel = plainKernel,
  ) {
    this.#language = language;
    const terms = new TermTable(packed.terms, language);
    const scoring = new NameScoring(terms);
    this.shelves = packed.shelves.map(
      (shelf, kind) => new Shelf(shelf, scoring, facets, kind === 0 ? kernel : plainKernel),
    );
    this.#reader = new Reader(terms);
    this.#corrector = new Corrector(this.#reader, this.shelves);
  }

  /**
   * Understands what was typed; null when it holds no word at all.
   *
   * @param isTyping True where a number at the end may still go on.
   */
  read(typed: string, isTyping = false): Asked | null {
    const query = parseQuery(typed, this.#language, isTyping);
    if (query === null) return null;
    const plain = this.#plain(query);
    const { literal } = plain;
    const { words } = literal;
    if (this.shelves.some(({ matching }) => matching.findsAtLeast(words, FEW_DOCUMENTS)))
      return plain;
    const found = this.#count(words);
    if (found >= FEW_DOCUMENTS) return plain;
    const few = this.shelves.map((shelf) =>
      found === 0 ? [] : shelf.best(literal, FEW_DOCUMENTS, EVERYTHING),
    );
    return { ...plain, ...this.#meant(query, words, found), few };
  }

  /** The same of words whose last one may be begun, exactly as typed: nothing is corrected. */
  readAsTyped(typed: string): Asked | null {
    const query = parseQuery(typed, this.#language, true);
    return query && this.#plain(query);
  }

  /** True where a document holds a word as typed, in any of its texts. */
  holds(word: string): boolean {
    const query = parseQuery(`${word} `, this.#language);
    return query !== null && this.#count(this.#reader.read(query)) > 0;
  }

  #plain(query: Query): Asked {
    const words = this.#reader.read(query);
    const literal = { words, length: query.typed.length, mark: query.mark };
    return { literal, few: null, corrected: null, correction: null };
  }

  /**
   * What was probably meant by a query that finds few documents: without the stop word that it seems
   * to be on the way to, its typos corrected; nothing where it is as good as typed.
   */
  #meant(query: Query, words: readonly ReadWord[], found: number): Partial<Asked> {
    const rest = withoutBegunStopWord(query);
    if (rest === null) return this.#corrected(query, words, found);
    const left = this.#reader.read(rest);
    const more = this.#count(left);
    const { typed } = query;
    const plain = { words: left, length: typed.length, mark: query.mark };
    if (more >= FEW_DOCUMENTS) return more > found ? { corrected: plain } : {};
    const corrected = this.#corrected(rest, left, more);
    return corrected.corrected === undefined && more > found ? { corrected: plain } : corrected;
  }

  #corrected(query: Query, read: readonly ReadWord[], found: number): Partial<Asked> {
    const corrected = this.#corrector.correct(query, read, found);
    if (corrected === null) return {};
    const { words, correction } = corrected;
    const { used } = correction;
    return {
      corrected: { words, length: used.length, mark: markOf(this.#language.squeezed(used)) },
      correction,
    };
  }

  #count(words: readonly ReadWord[]): number {
    return this.shelves.reduce((sum, shelf) => sum + shelf.matching.count(words), 0);
  }

  /** The documents of a shelf whose names hold words or what means the same; valid until the next query. */
  named(words: string, shelf: number): Bitset | null {
    const query = parseQuery(words, this.#language);
    if (query === null) return null;
    const same = this.#reader.read(query).map(({ readings, ...word }) => ({
      ...word,
      readings: readings.filter(({ quality }) => quality >= QUALITY.synonym),
    }));
    return this.shelves[shelf]!.matching.named(same).set;
  }

  /** Puts the documents of a shelf that are about what was asked for into `target`; as typed, if any. */
  about({ literal, corrected }: Asked, shelf: number, target: Bitset): void {
    const { matching } = this.shelves[shelf]!;
    matching.about(literal.words, target);
    if (corrected && target.every((bits) => bits === 0)) matching.about(corrected.words, target);
  }

  /** How many documents of a shelf were asked for. */
  count(asked: Asked, shelf: number): number {
    const { literal, corrected, few } = asked;
    const { matching, size } = this.shelves[shelf]!;
    if (few === null) return matching.count((corrected ?? literal).words);
    const own = few[shelf]!;
    if (corrected === null || own.length === 0) {
      return corrected === null ? own.length : matching.count(corrected.words);
    }
    return this.collect(asked, shelf, emptySet(size));
  }

  /** Puts all documents of a shelf that were asked for into `target` and returns their number. */
  collect({ literal, corrected, few }: Asked, shelf: number, target: Bitset): number {
    let count = this.shelves[shelf]!.matching.collect((corrected ?? literal).words, target);
    for (const { document } of few?.[shelf] ?? []) {
      if (has(target, document)) continue;
      addToSet(target, document);
      count++;
    }
    return count;
  }

  /**
   * How well each document of a shelf has a word as typed: 1 in its name, less for another form or a
   * synonym of it and in other texts. Nothing is corrected.
   *
   * @param most Null for a word that more documents hold.
   */
  holding(word: string, shelf: number, most: number): Hit[] | null {
    const query = parseQuery(word, this.#language);
    const words = query === null ? [] : this.#reader.read(query);
    const { matching } = this.shelves[shelf]!;
    if (words.length === 0) return [];
    if (matching.count(words) > most) return null;
    const wanted = { words, length: 0, mark: 0 };
    const shareOf = (score: number) => {
      const own = (score % ALL_NAMED_BONUS) / words.length;
      const plain = score < ALL_NAMED_BONUS ? own : own - (own % NAME_BONUSES);
      return Math.min(1, plain / NAMED_WORD_SCORE);
    };
    return this.shelves[shelf]!.best(wanted, most, EVERYTHING).map(({ document, score }) => ({
      document,
      score: shareOf(score),
    }));
  }

  /** The best documents of a shelf, best first. */
  best(asked: Asked, shelf: number, count: number, among: Among = EVERYTHING): Hit[] {
    const { literal, corrected, few } = asked;
    const documents = this.shelves[shelf]!;
    if (few === null) return documents.best(corrected ?? literal, count, among);
    const own = few[shelf]!;
    // Those of the literal reading are above all others.
    const first = own
      .filter((hit) => isAmong(hit, among))
      .map(({ document, score }) => ({ document, score: score + AS_TYPED_BONUS }));
    if (corrected === null || first.length >= count) return first.slice(0, count);
    const more = documents.best(corrected, count + own.length, among);
    const isNew = ({ document }: Hit) => !own.some((hit) => hit.document === document);
    return [...first, ...more.filter(isNew)].slice(0, count);
  }
}

function isAmong({ document, score }: Hit, { allowed, part }: Among): boolean {
  if (allowed !== null && !has(allowed, document)) return false;
  return part === "all" || (part === "named") === score >= ALL_NAMED_BONUS;
}

/**
 * The bonuses of one word in a name are less than that, and its scores there without them are
 * multiples of it, but for a joined word's, which loses a fiftieth.
 */
const NAME_BONUSES = QUALITY.exact * 5;

/** The score of a word as typed in a name. */
const NAMED_WORD_SCORE = QUALITY.exact * NAME_WEIGHT;

const EVERYTHING: Among = { allowed: null, part: "all" };

/** More than any score. */
const AS_TYPED_BONUS = 2 ** 21;
