import { lowerBound } from "../number-lists.ts";
import type { Meaning, Synonyms } from "./concepts.ts";
import type { Query, WordSpan } from "./query.ts";
import { QUALITY } from "./ranking.ts";
import { isNumeral, stem } from "./stem.ts";
import type { TermRange, TermTable } from "./terms.ts";
import { isThaana } from "./thaana.ts";

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

/** Two letters of Thaana with their vowel signs; fewer begin too many words. */
const MIN_BEGUN_THAANA = 4;

const NO_MEANINGS: readonly Meaning[] = [];

/** Looks up what satisfies the words of queries. */
export class Reader {
  readonly terms: TermTable;
  readonly synonyms: Synonyms;

  constructor(terms: TermTable, synonyms: Synonyms) {
    this.terms = terms;
    this.synonyms = synonyms;
  }

  /** Everything that satisfies each word of the query. */
  read(query: Query): ReadWord[] {
    const last = query.unfinished ? query.words.length - 1 : -1;
    const words = query.words.map(({ text }, at) => this.word(text, at === last));
    return words.length === 1 && query.compounds.length === 0
      ? words
      : this.#withNeighbours(query, words);
  }

  /** True for a word that only begins a longer term, or more than one. */
  isBegun({ text, completions }: ReadWord): boolean {
    if (completions === null) return false;
    const [from, to] = completions;
    return to - from > (this.terms.words[from] === text ? 1 : 0);
  }

  /** What the word means by itself, and phrases that begin with it. */
  meaningsOf(key: string): readonly Meaning[] {
    return this.synonyms.meanings.get(key) ?? NO_MEANINGS;
  }

  /** True for a word that the synonyms have as a term by itself. */
  isKnown(word: string): boolean {
    return this.meaningsOf(stem(word)).some(({ stems }) => stems.length === 1);
  }

  /** What satisfies a word by itself. */
  word(text: string, unfinished = false): ReadWord {
    const { terms } = this;
    const completions = unfinished ? terms.startingWith(text) : null;
    const term = terms.find(text);
    const key = stem(text);
    const stemClass = term >= 0 ? terms.classOf[term]! : terms.classOfStem(key);
    const readings = this.#inflections(text, stemClass, QUALITY.exact);
    for (const other of terms.soundingLike(text, completions !== null)) {
      readings.push(oneList(other, QUALITY.sounding));
    }
    if (completions !== null) readings.push(...this.#beginnings(completions));
    for (const meaning of this.meaningsOf(key)) {
      if (meaning.stems.length === 1) readings.push(...this.#found(meaning, stemClass));
    }
    if (completions !== null && isThaana(text)) readings.push(...this.#begunMeanings(text));
    return { text, readings, stem: key, stemClass, completions };
  }

  /** The lists of what a meaning finds, but for one stem class. */
  #found({ found }: Meaning, except: number, most = Infinity): WordReading[] {
    return found.flatMap(({ phrase, quality }) => {
      const worth = Math.min(quality, most);
      if (phrase.number >= 0) return oneList(this.terms.count + phrase.number, worth);
      const stemClass = this.terms.classOfStem(phrase.stems[0]!);
      if (stemClass < 0 || stemClass === except) return [];
      return Array.from(this.terms.termsOfClass(stemClass), (term) => oneList(term, worth));
    });
  }

  /**
   * Meanings of the Dhivehi words that a begun one may become; texts in English do not hold these, so
   * the terms cannot complete them.
   */
  #begunMeanings(text: string): WordReading[] {
    if (text.length < MIN_BEGUN_THAANA) return [];
    return [...this.synonyms.meanings]
      .filter(([first]) => first !== text && first.startsWith(text))
      .flatMap(([, meanings]) => meanings.filter(({ stems }) => stems.length === 1))
      .flatMap((meaning) => this.#found(meaning, -1, QUALITY.beginning));
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
    if (!unfinished || isNumeral(text)) return whole;
    return [...whole, ...this.#beginnings(this.terms.startingWith(text))];
  }

  /** The words with what several of them stand for together. */
  #withNeighbours(query: Query, words: readonly ReadWord[]): ReadWord[] {
    const more: WordReading[][] = words.map(() => []);
    const satisfy = (from: number, to: number, by: readonly WordReading[]) => {
      for (let at = from; at < to; at++) more[at]!.push(...by);
    };
    const spans = [...query.compounds, ...this.#writtenTogether(query)];
    for (const { text, from, to } of spans) {
      satisfy(from, to, this.#together(text, query.unfinished && to === words.length));
    }
    for (const { meaning, from, to } of this.#meaningsWithin(words, spans)) {
      satisfy(from, to, this.#found(meaning, -1));
    }
    return words.map((word, at) =>
      more[at]!.length === 0 ? word : { ...word, readings: [...word.readings, ...more[at]!] },
    );
  }

  /** Neighbours that the index knows as one word, or the synonyms do: "health care", "b ed". */
  #writtenTogether({ words, unfinished }: Query): WordSpan[] {
    const spans: WordSpan[] = [];
    for (let at = 0; at + 1 < words.length; at++) {
      const [word, next] = [words[at]!, words[at + 1]!];
      if (word.compound || isNumeral(next.text)) continue;
      const text = word.text + next.text;
      const isOne =
        (word.text.length === 1 && this.isKnown(text)) ||
        this.#together(text, unfinished && at + 2 === words.length).length > 0;
      if (isOne) spans.push({ text, from: at, to: at + 2 });
    }
    return spans;
  }

  /** What several words of the query stand for together. */
  #meaningsWithin(words: readonly ReadWord[], spans: readonly WordSpan[]) {
    const steps: Step[][] = words.map((word, at) => [{ stem: word.stem, to: at + 1 }]);
    for (const span of spans) steps[span.from]?.push({ stem: stem(span.text), to: span.to });
    return steps.flatMap((firsts, from) =>
      firsts.flatMap((first, place) =>
        this.meaningsOf(first.stem).flatMap((meaning) => {
          if (place === 0 && meaning.stems.length === 1) return [];
          const ends = endsOf(meaning.stems, 1, first.to, steps);
          return ends.map((to) => ({ meaning, from, to }));
        }),
      ),
    );
  }
}

/** A word or compound on the way from one place of the query to a later one. */
interface Step {
  stem: string;
  to: number;
}

/** Places at which a phrase whose stems before `next` end at `at` can end. */
function endsOf(
  stems: readonly string[],
  next: number,
  at: number,
  steps: readonly Step[][],
): number[] {
  if (next === stems.length) return [at];
  const ends: number[] = [];
  for (const step of steps[at] ?? []) {
    if (step.stem === stems[next]) ends.push(...endsOf(stems, next + 1, step.to, steps));
  }
  return ends;
}

/** The reading of one term or phrase. */
function oneList(list: number, quality: number): WordReading {
  return { from: list, to: list + 1, quality };
}
