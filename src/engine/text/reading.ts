import { lowerBound } from "../sets/number-lists.ts";
import type { Language, Meaning, WordSpan } from "./language.ts";
import type { Query } from "./query.ts";
import { QUALITY } from "./ranking.ts";
import type { TermRange, TermTable } from "./terms.ts";

/** Lists of an index from one up to another, any of which satisfies a word: terms, or a phrase. */
export interface WordReading {
  from: number;
  to: number;
  quality: number;
}

/** A word of a query together with everything that satisfies it. */
export interface ReadWord {
  text: string;
  readings: readonly WordReading[];
  stem: string;
  /** Class of the terms with its stem, -1 when there are none. */
  stemClass: number;
  /** Terms that begin with it, where it may be unfinished. */
  completions: TermRange | null;
}

/** Two letters of the second script with their vowel signs; fewer begin too many words. */
const MIN_BEGUN = 4;

/** What a typed phrase stands for besides itself. */
interface KnownPhrase {
  stems: readonly string[];
  readings: readonly WordReading[];
}

const NO_PHRASES: readonly KnownPhrase[] = [];

/** Looks up what satisfies the words of queries. */
export class Reader {
  readonly terms: TermTable;
  readonly #language: Language;
  /** The phrases of the synonyms by their first stem. */
  readonly #phrases: ReadonlyMap<string, readonly KnownPhrase[]>;

  constructor(terms: TermTable) {
    this.terms = terms;
    this.#language = terms.language;
    const known = ({ stems, found }: Meaning): KnownPhrase => {
      const own = stems.length === 1 ? terms.classOfStem(stems[0]!) : -1;
      return { stems, readings: found.flatMap((one) => this.#readingsOf(one, own)) };
    };
    this.#phrases = new Map(
      Array.from(terms.language.synonyms.meanings, ([first, all]) => [first, all.map(known)]),
    );
  }

  /** The lists of a phrase, but for those of one stem class. */
  #readingsOf({ phrase, quality }: Meaning["found"][number], except: number): WordReading[] {
    if (phrase.number >= 0) return [oneList(this.terms.count + phrase.number, quality)];
    const stemClass = this.terms.classOfStem(phrase.stems[0]!);
    if (stemClass < 0 || stemClass === except) return [];
    return Array.from(this.terms.termsOfClass(stemClass), (term) => oneList(term, quality));
  }

  /** Everything that satisfies each word of the query. */
  read(query: Query): ReadWord[] {
    const last = query.unfinished ? query.words.length - 1 : -1;
    const words = query.words.map(({ text }, at) => this.word(text, at === last));
    if (words.length === 1 && query.compounds.length === 0) return words;
    return withAlternatives(query, this.#withNeighbours(query, words));
  }

  /** True for a word that only begins a longer term, or more than one. */
  isBegun({ text, completions }: ReadWord): boolean {
    if (completions === null) return false;
    const [from, to] = completions;
    return to - from > (this.terms.words[from] === text ? 1 : 0);
  }

  /** True for a word that the synonyms have as a term by itself. */
  isKnown(word: string): boolean {
    return this.#phrasesFrom(this.#language.stem(word)).some(({ stems }) => stems.length === 1);
  }

  #phrasesFrom(key: string): readonly KnownPhrase[] {
    return this.#phrases.get(key) ?? NO_PHRASES;
  }

  /** What satisfies a word by itself. */
  word(text: string, unfinished = false): ReadWord {
    const { terms } = this;
    const completions = unfinished ? terms.startingWith(text) : null;
    const term = terms.find(text);
    const key = this.#language.stem(text);
    const stemClass = term >= 0 ? terms.classOf[term]! : terms.classOfStem(key);
    const readings = this.#inflections(text, stemClass, QUALITY.exact);
    for (const other of terms.soundingLike(text, completions !== null)) {
      readings.push(oneList(other, QUALITY.sounding));
    }
    if (completions !== null) readings.push(...this.#beginnings(completions));
    for (const phrase of this.#phrasesFrom(key)) {
      if (phrase.stems.length === 1) readings.push(...phrase.readings);
    }
    if (completions !== null && this.#language.isSecondScript(text))
      readings.push(...this.#begunMeanings(text));
    return { text, readings, stem: key, stemClass, completions };
  }

  /**
   * Meanings of the words of the second script that a begun one may become; texts in the first do not
   * hold these, so the terms cannot complete them.
   */
  #begunMeanings(text: string): WordReading[] {
    if (text.length < MIN_BEGUN) return [];
    return [...this.#phrases]
      .filter(([first]) => first !== text && first.startsWith(text))
      .flatMap(([, phrases]) => phrases.filter(({ stems }) => stems.length === 1))
      .flatMap(({ readings }) => readings)
      .map((one) => ({ ...one, quality: Math.min(one.quality, QUALITY.beginning) }));
  }

  /** The terms with the stem of the word; the word itself at the given quality. */
  #inflections(text: string, stemClass: number, quality: number): WordReading[] {
    const readings: WordReading[] = [];
    if (stemClass < 0) return readings;
    for (const term of this.terms.termsOfClass(stemClass)) {
      const isSame = this.terms.words[term] === text;
      readings.push(oneList(term, isSame ? quality : Math.min(quality, QUALITY.inflected)));
    }
    return readings;
  }

  /**
   * The terms of the range as completions of a begun word, as few ranges as possible. Stop words
   * match less, each by itself.
   */
  #beginnings([from, to]: TermRange): WordReading[] {
    const { stopWords } = this.terms;
    const ranges: WordReading[] = [];
    let start = from;
    for (let at = lowerBound(stopWords, from); start < to; at++) {
      const end = Math.min(stopWords[at] ?? to, to);
      if (end > start) ranges.push({ from: start, to: end, quality: QUALITY.beginning });
      if (end < to) ranges.push(oneList(end, QUALITY.stopWord));
      start = end + 1;
    }
    return ranges;
  }

  /** What satisfies two or more words written together. */
  #together(text: string, unfinished: boolean): WordReading[] {
    const whole = this.#inflections(text, this.terms.findClass(text), QUALITY.joined);
    if (!unfinished || this.#language.isNumeral(text)) return whole;
    return [...whole, ...this.#beginnings(this.terms.startingWith(text))];
  }

  /** The words with what several of them stand for together. */
  #withNeighbours(query: Query, words: ReadWord[]): ReadWord[] {
    const satisfy = (from: number, to: number, by: readonly WordReading[]) => {
      if (by.length === 0) return;
      for (let at = from; at < to; at++) {
        words[at] = { ...words[at]!, readings: [...words[at]!.readings, ...by] };
      }
    };
    const spans = [...query.compounds, ...this.#writtenTogether(query)];
    for (const { text, from, to } of spans) {
      satisfy(from, to, this.#together(text, query.unfinished && to === words.length));
    }
    for (let from = 0; from < words.length; from++) {
      for (const { stem: first, to: next } of this.#stepsFrom(from, words, spans)) {
        for (const { stems, readings } of this.#phrasesFrom(first)) {
          // What a word means by itself is among its readings already.
          if (stems.length === 1 && next === from + 1) continue;
          for (const to of this.#endsOf(stems, next, words, spans)) satisfy(from, to, readings);
        }
      }
    }
    return words;
  }

  /** Neighbours that the index knows as one word, or the synonyms do: "health care", "b ed". */
  #writtenTogether({ words, unfinished }: Query): WordSpan[] {
    const spans: WordSpan[] = [];
    for (let at = 0; at + 1 < words.length; at++) {
      const [word, next] = [words[at]!, words[at + 1]!];
      if (word.compound || this.#language.isNumeral(next.text)) continue;
      const text = word.text + next.text;
      const isOne =
        (word.text.length === 1 && this.isKnown(text)) ||
        this.#together(text, unfinished && at + 2 === words.length).length > 0;
      if (isOne) spans.push({ text, from: at, to: at + 2 });
    }
    return spans;
  }

  /** The word at a place of the query, and the compounds that begin there. */
  #stepsFrom(at: number, words: readonly ReadWord[], spans: readonly WordSpan[]): Step[] {
    if (at === words.length) return [];
    const steps = [{ stem: words[at]!.stem, to: at + 1 }];
    for (const { text, from, to } of spans) {
      if (from === at) steps.push({ stem: this.#language.stem(text), to });
    }
    return steps;
  }

  /** Places at which a phrase can end whose stems but for the first begin at a place of the query. */
  #endsOf(
    stems: readonly string[],
    at: number,
    words: readonly ReadWord[],
    spans: readonly WordSpan[],
  ): number[] {
    let ends = [at];
    for (const next of stems.slice(1)) {
      const steps = ends.flatMap((end) => this.#stepsFrom(end, words, spans));
      ends = steps.filter((step) => step.stem === next).map(({ to }) => to);
    }
    return ends;
  }
}

/** What satisfies one of several alternatives satisfies all of them. */
function withAlternatives(query: Query, words: ReadWord[]): ReadWord[] {
  for (let from = 0; from < words.length; from++) {
    let to = from + 1;
    while (query.words[to]?.isAlternative === true) to++;
    if (to === from + 1) continue;
    const readings = words.slice(from, to).flatMap((word) => word.readings);
    for (let at = from; at < to; at++) words[at] = { ...words[at]!, readings };
    from = to - 1;
  }
  return words;
}

/** A word or compound on the way from one place of the query to a later one. */
interface Step {
  stem: string;
  to: number;
}

/** The reading of one term or phrase. */
function oneList(list: number, quality: number): WordReading {
  return { from: list, to: list + 1, quality };
}
