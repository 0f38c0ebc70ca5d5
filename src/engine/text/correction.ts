import type { QueryWord } from "./language.ts";
import { piecesBetweenSpaces, type Query, withWords } from "./query.ts";
import type { Reader, ReadWord } from "./reading.ts";
import type { Shelf } from "./shelf.ts";
import type { TermRange } from "./terms.ts";
import { editsForgiven, findTypos, type Typo } from "./typos.ts";

/**
 * A query is corrected only if fewer documents than this satisfy it as typed, and only if the
 * corrected query finds CLEARLY_MORE times as many. A word of it is suspected of a typo if fewer
 * documents than this hold it, begin with it or mean it.
 */
export const FEW_DOCUMENTS = 3;
const CLEARLY_MORE = 5;

/**
 * So many documents that hold the words in other texts than their name count as one that names them:
 * a name that many documents carry in another text is one name all the same.
 */
const HELD_BY = 50;

/**
 * How many times as many documents a replacement must bring to be preferred to the word as typed,
 * and how many times as many again with a second edit: few words hold two typos, and there are
 * hundreds of times as many ways to put two into a word as to put one.
 */
const PER_TYPO = 50;
const SECOND_TYPO = 1_000;
/**
 * The same for a wrong or a surplus letter: it may be one of about eight keys around, while there is
 * one way to leave a letter out or to swap it with the next.
 */
const WRONG_LETTER = 8;
/** The same for the beginning of a longer word, and for a word with another first letter. */
const EXTENDED = 4;
const FIRST_LETTER = 4;

/** Likeliest words that are tried for one, and suspects that are tried one by one. */
const MAX_TRIED = 12;
const MAX_ALONE = 4;

/** What a word is replaced by: a term, two where a space was left out, or a beginning of terms. */
interface Replacement {
  texts: string[];
  /** The terms that it begins; null for whole ones. */
  begun: TermRange | null;
  /** How unlikely it is that somebody who means it types the word; only to be compared. */
  cost: number;
  /** Documents that hold the term, the rarer one of two, or what begins so. */
  frequency: number;
}

/** Replacements by the word that each is for, and what the query finds with them. */
interface Attempt {
  chosen: ReadonlyMap<number, Replacement>;
  query: Query;
  words: readonly ReadWord[];
  found: number;
}

/** A word that nothing matches as typed, and the word that was searched instead. */
export interface Correction {
  typed: string;
  used: string;
}

/** A corrected query. */
export interface CorrectedQuery {
  query: Query;
  words: readonly ReadWord[];
  correction: Correction;
}

/** How words may be replaced, from likely to unlikely; the first that finds something decides. */
type Replacing = (word: ReadWord, isLast: boolean) => readonly Replacement[];

/** Corrects the probable typos of queries. */
export class Corrector {
  readonly #reader: Reader;
  readonly #shelves: readonly Shelf[];

  constructor(reader: Reader, shelves: readonly Shelf[]) {
    this.#reader = reader;
    this.#shelves = shelves;
  }

  /**
   * The query with its probable typos corrected, or null where nothing is to be corrected or the
   * corrected query does not find clearly more.
   *
   * @param words The words of the query, as they were read.
   * @param found How many documents the query finds as typed.
   */
  correct(query: Query, words: readonly ReadWord[], found: number): CorrectedQuery | null {
    const attempts = this.#attempts(query, words, CLEARLY_MORE * found);
    let [best] = attempts;
    if (attempts.length > 1) {
      const likelihoods = attempts.map((attempt) => this.#likelihood(attempt));
      best = attempts[likelihoods.indexOf(Math.max(...likelihoods))];
    }
    if (best === undefined || best.found === 0 || best.found < CLEARLY_MORE * found) return null;
    const used = wording(query, this.#shown(best.chosen));
    return { query: best.query, words: best.words, correction: { typed: query.typed, used } };
  }

  /**
   * Corrects all suspects. Where nothing is found as typed, also only those that nothing holds, as
   * the others may be rare and right, and each of the others in turn; and where no word is a suspect,
   * any of which one edit makes a far more frequent word.
   *
   * @param least Documents that any replacement must be in; 0 where nothing is found as typed.
   */
  #attempts(query: Query, words: readonly ReadWord[], least: number): Attempt[] {
    const suspects = words.flatMap((word, at) => (this.#isRare(word) ? [at] : []));
    const attempt = (places: readonly number[], ways: readonly Replacing[]) =>
      this.#attempt(query, words, places, ways, least);
    const ways = [this.#oneEdit, this.#twoEdits];
    if (least > 0 || suspects.length === 1) return [attempt(suspects, ways)];
    if (suspects.length === 0) return words.map((_, at) => attempt([at], [this.#outshining]));
    const unknown = suspects.filter((at) => this.#total(words[at]!) === 0);
    const known = suspects.filter((at) => !unknown.includes(at)).slice(0, MAX_ALONE);
    const places = [suspects, ...known.map((at) => [...unknown, at])];
    if (known.length > 0 && unknown.length > 0) places.push(unknown);
    return places.map((some) => attempt(some, ways));
  }

  /**
   * A term of the synonyms is a word that people mean, however few documents hold it; and a word that
   * is being typed is right while a longer one begins with it.
   */
  #isRare(word: ReadWord): boolean {
    if (this.#reader.isKnown(word.text) || this.#reader.isBegun(word)) return false;
    if (this.#reader.terms.language.isProperName(word.text)) return false;
    if (this.#shelves.some(({ matching }) => matching.findsAtLeast([word], FEW_DOCUMENTS)))
      return false;
    return this.#count([word]) < FEW_DOCUMENTS;
  }

  readonly #oneEdit: Replacing = (word, isLast) => {
    const { text } = word;
    const near = editsForgiven(text) === 0 ? [] : this.#near(text, isLast, 1);
    return likeliest([...near, ...this.#splits(text)]);
  };

  /** Only a word that nothing holds may have two, and none of them turns its first sound into another. */
  readonly #twoEdits: Replacing = (word, isLast) => {
    if (editsForgiven(word.text) < 2 || this.#total(word) > 0) return [];
    const near = this.#near(word.text, isLast, 2);
    const { language } = this.#reader.terms;
    const first = (text: string) => language.soundKey(text).charAt(0);
    return likeliest(near.filter(({ texts }) => first(texts[0]!) === first(word.text)));
  };

  /** Words that one edit makes of the typed one, so frequent that they are likelier meant. */
  readonly #outshining: Replacing = (word) => {
    if (this.#reader.isKnown(word.text) || this.#reader.isBegun(word)) return [];
    const own = this.#total(word);
    const near = editsForgiven(word.text) === 0 ? [] : this.#near(word.text, false, 1);
    return likeliest(near.filter(({ cost, frequency }) => frequency >= cost * own));
  };

  #near(text: string, isLast: boolean, edits: 1 | 2): Replacement[] {
    const { terms } = this.#reader;
    return findTypos(terms, text, isLast, edits).flatMap((typo) => {
      if (typo.distance !== edits && !(edits === 1 && typo.distance === 0)) return [];
      const word = terms.words[typo.term]!;
      const begun: TermRange | null = typo.whole ? null : [typo.term, typo.end];
      const frequency = this.#frequency(typo.term, typo.end);
      const texts = [word.slice(0, typo.length)];
      return { texts, begun, cost: costOf(text, word, typo), frequency };
    });
  }

  /** A space left out counts as a wrong letter; each part must be a word of three letters or more. */
  #splits(text: string): Replacement[] {
    const { terms } = this.#reader;
    const found: Replacement[] = [];
    for (let cut = 3; cut <= text.length - 3; cut++) {
      const texts = [text.slice(0, cut), text.slice(cut)];
      if (!texts.every((part) => terms.find(part) >= 0 && terms.mayCorrect(part))) continue;
      const parts = texts.map((part) => terms.find(part));
      const frequency = Math.min(...parts.map((term) => this.#frequency(term)));
      found.push({ texts, begun: null, cost: PER_TYPO * WRONG_LETTER, frequency });
    }
    return found;
  }

  /**
   * Replaces the words at some places, one after the other, each by what is then likeliest, where at
   * least so many documents hold any replacement.
   */
  #attempt(
    query: Query,
    words: readonly ReadWord[],
    places: readonly number[],
    ways: readonly Replacing[],
    least: number,
  ): Attempt {
    const chosen = new Map<number, Replacement>();
    for (const [turn, at] of places.entries()) {
      const waiting = new Set(places.slice(turn + 1));
      const isLast = query.unfinished && at === words.length - 1;
      let others: readonly ReadWord[] | null = null;
      for (const replacing of ways) {
        const replacements = replacing(words[at]!, isLast);
        if (!replacements.some((one) => this.#mayFind(one, least))) continue;
        others ??= this.#reader.read(replaced(query, chosen, new Set([...waiting, at])));
        const best = this.#bestOf(replacements, others);
        if (best === null) continue;
        chosen.set(at, best);
        break;
      }
    }
    if (chosen.size === 0) return { chosen, query, words, found: 0 };
    const corrected = replaced(query, chosen, new Set());
    const read = this.#reader.read(corrected);
    return { chosen, query: corrected, words: read, found: this.#count(read) };
  }

  /** False where fewer documents than this hold a replacement, or what else satisfies it. */
  #mayFind({ texts, begun, frequency }: Replacement, least: number): boolean {
    return (
      frequency >= least ||
      (begun === null &&
        texts.every((text) => this.#total(this.#reader.word(text, false)) >= least))
    );
  }

  /** The likeliest of some replacements beside other words; null where none meets with these. */
  #bestOf(replacements: readonly Replacement[], others: readonly ReadWord[]): Replacement | null {
    let [best, most] = [null as Replacement | null, 0];
    for (const replacement of replacements) {
      const words = replacement.texts.map((text) => this.#asTerm(text, replacement.begun));
      const beside = words.length === 1 ? others : [...others, ...words.slice(0, -1)];
      let found = 0;
      for (const shelf of this.#shelves) {
        const { named, elsewhere } = shelf.matching.meeting(words.at(-1)!, beside);
        found += named + elsewhere / HELD_BY;
      }
      const likelihood = found / replacement.cost;
      if (likelihood > most) [best, most] = [replacement, likelihood];
    }
    return best;
  }

  /** The words of some replacements; of a beginning the term that most documents hold. */
  #shown(chosen: ReadonlyMap<number, Replacement>): Map<number, readonly string[]> {
    const { words } = this.#reader.terms;
    const shown = Array.from(chosen, ([at, { texts, begun }]): [number, readonly string[]] => {
      if (begun === null) return [at, texts];
      const [from, to] = begun;
      let [best, most] = [from, -1];
      for (let term = from; term < to; term++) {
        const frequency = this.#frequency(term);
        if (frequency > most) [best, most] = [term, frequency];
      }
      return [at, [words[best]!]];
    });
    return new Map(shown);
  }

  /** A word of the data by itself: what else satisfies it, all others have as well. */
  #asTerm(text: string, begun: TermRange | null): ReadWord {
    const term = this.#reader.terms.find(text);
    const [from, to] = begun ?? [term, term + 1];
    const readings = [{ from, to, quality: 0 }];
    return { text, readings, stem: text, stemClass: -1, completions: null };
  }

  /** How likely somebody means a corrected query; only to be compared. */
  #likelihood({ words, found, chosen }: Attempt): number {
    if (found === 0) return 0;
    const named = sum(this.#shelves, ({ matching }) => matching.named(words).count);
    let likelihood = named + (found - named) / HELD_BY;
    for (const { cost } of chosen.values()) likelihood /= cost;
    return likelihood;
  }

  #count(words: readonly ReadWord[]): number {
    return sum(this.#shelves, ({ matching }) => matching.count(words));
  }

  /** At least as many as the documents that hold the word. */
  #total({ readings }: ReadWord): number {
    return sum(this.#shelves, ({ texts }) => texts.total(readings));
  }

  /** In how many documents' texts some terms are. */
  #frequency(from: number, to = from + 1): number {
    const readings = [{ from, to, quality: 0 }];
    return sum(this.#shelves, ({ texts }) => texts.total(readings));
  }
}

function sum<T>(list: readonly T[], numberOf: (one: T) => number): number {
  return list.reduce((total, one) => total + numberOf(one), 0);
}

function likeliest(replacements: Replacement[]): Replacement[] {
  return replacements
    .sort((a, b) => b.frequency / b.cost - a.frequency / a.cost)
    .slice(0, MAX_TRIED);
}

function costOf(typed: string, word: string, { distance, whole }: Typo): number {
  const isLonger = whole && distance === 2 && word.length > typed.length;
  return (
    (distance === 0 ? 1 : PER_TYPO) *
    (distance === 2 ? SECOND_TYPO : 1) *
    (isLonger || isLeftOutOrSwapped(typed, word) ? 1 : WRONG_LETTER) *
    (whole ? 1 : EXTENDED) *
    (word[0] === typed[0] ? 1 : FIRST_LETTER)
  );
}

/** True for a word that begins as was typed, but for one letter left out or swapped with the next. */
function isLeftOutOrSwapped(typed: string, word: string): boolean {
  let at = 0;
  while (word[at] === typed[at] && at < word.length) at++;
  if (word.startsWith(typed.slice(at), at + 1)) return true;
  const isSwapped = word[at] === typed[at + 1] && word[at + 1] === typed[at];
  return isSwapped && word.startsWith(typed.slice(at + 2), at + 2);
}

/** The query with the chosen replacements and without the words at some places. */
function replaced(
  query: Query,
  chosen: ReadonlyMap<number, Replacement>,
  without: ReadonlySet<number>,
): Query {
  const last = query.words.length - 1;
  const words = query.words.flatMap((word, at): QueryWord[] => {
    if (without.has(at)) return [];
    return chosen.get(at)?.texts.map((text) => ({ ...word, text })) ?? [word];
  });
  const isOpen = chosen.get(last)?.begun !== null && !without.has(last);
  return withWords(query, words, query.unfinished && isOpen);
}

/** The typed query with the replaced words in place, in the case in which they were typed. */
function wording(query: Query, chosen: ReadonlyMap<number, readonly string[]>): string {
  const pieces = piecesBetweenSpaces(query.typed).map((piece, number) => {
    const members = query.words.flatMap((word, at) => (word.piece === number ? [at] : []));
    if (!members.some((at) => chosen.has(at))) return piece;
    const texts = members.flatMap((at) => chosen.get(at) ?? [query.words[at]!.text]);
    return likeTyped(piece, texts.join(" "));
  });
  return pieces.join(" ");
}

function likeTyped(typed: string, text: string): string {
  if (typed === typed.toLowerCase()) return text;
  if (typed === typed.toUpperCase()) return text.toUpperCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
