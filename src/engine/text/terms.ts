import { type Narrow, narrowArray } from "../sets/number-list.ts";
import type { Language } from "./language.ts";

/** Half-open range of term numbers. */
export type TermRange = readonly [from: number, to: number];

/** Every word of the data in sorted order; a word's place is its term number. */
export interface PackedTerms {
  count: number;
  /** The words, a line each. */
  lines: string;
  /** Per term, the class of terms that have the same stem. */
  classOf: Narrow;
  /** Terms of class n: `classTerms` from `classStarts[n]` up to `classStarts[n + 1]`. */
  classStarts: Narrow;
  classTerms: Narrow;
  /** Terms of the second script and of the first, by how they sound. */
  second: Sounds;
  first: Sounds;
}

/** Terms ordered by how they sound, and what each sounds like, a line each. */
interface Sounds {
  terms: Narrow;
  keys: string;
}

/** A shorter beginning would sound like half of the other script's terms. */
const MIN_SOUND_PREFIX = 3;

/** @param known Distinct folded words with their stems, sorted by code unit. */
export function packTerms(
  known: readonly { word: string; stem: string }[],
  language: Language,
): PackedTerms {
  const words = known.map(({ word }) => word);
  return {
    count: words.length,
    lines: words.join("\n"),
    ...groupByStem(known),
    second: bySound(words, true, language),
    first: bySound(words, false, language),
  };
}

/** The words of the data, found by their letters, their stem or their sound. */
export class TermTable {
  readonly language: Language;
  readonly count: number;
  readonly words: readonly string[];
  readonly classOf: Narrow;
  /** Terms that are stop words, ascending. */
  readonly stopWords: readonly number[];
  /** The letters of all terms, each followed by a 0; those of term n from `starts[n]` on. */
  readonly letters: Uint16Array;
  readonly starts: Uint32Array;
  readonly #packed: PackedTerms;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #classes = new Map<string, number>();
  readonly #secondKeys: readonly string[];
  readonly #firstKeys: readonly string[];

  constructor(packed: PackedTerms, language: Language) {
    this.language = language;
    const lines = (text: string, count: number) => (count === 0 ? [] : text.split("\n"));
    this.#packed = packed;
    this.count = packed.count;
    this.words = lines(packed.lines, packed.count);
    this.#numbers = new Map(this.words.map((word, term) => [word, term]));
    this.classOf = packed.classOf;
    for (let term = 0; term < packed.count; term++) {
      const key = language.stem(this.words[term]!);
      this.#classes.set(key, packed.classOf[term]!);
    }
    this.#secondKeys = lines(packed.second.keys, packed.second.terms.length);
    this.#firstKeys = lines(packed.first.keys, packed.first.terms.length);
    this.letters = new Uint16Array(packed.lines.length + 1);
    this.starts = new Uint32Array(packed.count + 1);
    for (let at = 0, term = 0; at < packed.lines.length; at++) {
      const unit = packed.lines.charCodeAt(at);
      if (unit === LINE_FEED) this.starts[++term] = at + 1;
      else this.letters[at] = unit;
    }
    this.starts[packed.count] = packed.lines.length + 1;
    this.stopWords = this.words.flatMap((word, term) => (language.isStopWord(word) ? [term] : []));
  }

  /** The term's number, or -1. */
  find(word: string): number {
    return this.#numbers.get(word) ?? -1;
  }

  /** Terms that begin with the prefix. */
  startingWith(prefix: string): TermRange {
    const { words } = this;
    return [firstNotBefore(words, prefix), firstNotBefore(words, `${prefix}\uffff`)];
  }

  /** Class of the terms with the stem of this word, or -1. */
  findClass(word: string): number {
    const term = this.find(word);
    return term >= 0 ? this.classOf[term]! : this.classOfStem(this.language.stem(word));
  }

  /** Class of the terms with this stem, or -1. */
  classOfStem(key: string): number {
    return this.#classes.get(key) ?? -1;
  }

  termsOfClass(stemClass: number): Narrow {
    const { classStarts, classTerms } = this.#packed;
    return classTerms.subarray(classStarts[stemClass]!, classStarts[stemClass + 1]!);
  }

  /** A misspelt stop word is corrected, though the word itself is then ignored. */
  mayCorrect(word: string): boolean {
    const { language } = this;
    return word.length >= (language.isStopWord(word) ? 5 : 3) && !language.isNumeral(word);
  }

  /** Terms of the other script that sound like the word, or begin so. */
  soundingLike(word: string, asPrefix: boolean): readonly number[] {
    const isSecond = this.language.isSecondScript(word);
    const { terms } = isSecond ? this.#packed.first : this.#packed.second;
    const keys = isSecond ? this.#firstKeys : this.#secondKeys;
    const key = keys.length === 0 ? "" : this.language.soundKey(word);
    if (key === "") return [];
    const begins = asPrefix && key.length >= MIN_SOUND_PREFIX;
    const found: number[] = [];
    for (let at = firstNotBefore(keys, key); at < keys.length; at++) {
      if (begins ? !keys[at]!.startsWith(key) : keys[at] !== key) break;
      found.push(terms[at]!);
    }
    return found;
  }
}

const LINE_FEED = 10;

/** First place in the sorted list that is not before the word. */
function firstNotBefore(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function groupByStem(words: readonly { stem: string }[]) {
  const numbers = new Map<string, number>();
  const classOf = narrowArray(words.length, words.length);
  words.forEach(({ stem: key }, term) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    classOf[term] = known;
  });
  const classStarts = narrowArray(numbers.size + 1, words.length);
  for (const stemClass of classOf) classStarts[stemClass + 1]! += 1;
  for (let at = 0; at < numbers.size; at += 1) classStarts[at + 1]! += classStarts[at]!;
  const next = classStarts.slice();
  const classTerms = narrowArray(words.length, words.length);
  for (let term = 0; term < words.length; term++) classTerms[next[classOf[term]!]!++] = term;
  return { classOf, classStarts, classTerms };
}

function bySound(words: readonly string[], isSecond: boolean, language: Language): Sounds {
  const entries = words
    .flatMap((word, term) =>
      language.isSecondScript(word) === isSecond ? [{ key: language.soundKey(word), term }] : [],
    )
    .filter(({ key }) => key !== "")
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.term - b.term));
  const terms = narrowArray(entries.length, words.length);
  terms.set(entries.map(({ term }) => term));
  return { terms, keys: entries.map(({ key }) => key).join("\n") };
}
