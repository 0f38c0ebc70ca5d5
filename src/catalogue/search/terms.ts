import { type Narrow, narrowArray } from "../number-list.ts";
import { isNumeral, stem } from "./stem.ts";
import { isThaana, soundKey } from "./thaana.ts";
import { isStopWord } from "./tokens.ts";

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
  /** Classes by the hash of their stem, one more than the class at its place, 0 at a free one. */
  stems: Narrow;
  /** Terms in Thaana and in other letters, by how they sound. */
  thaana: Sounds;
  latin: Sounds;
}

/** Terms ordered by how they sound, and what each sounds like, a line each. */
interface Sounds {
  terms: Narrow;
  keys: string;
}

/** A shorter beginning would sound like half of the other script's terms. */
const MIN_SOUND_PREFIX = 3;

/** @param known Distinct folded words with their stems, sorted by code unit. */
export function packTerms(known: readonly { word: string; stem: string }[]): PackedTerms {
  const words = known.map(({ word }) => word);
  return {
    count: words.length,
    lines: words.join("\n"),
    ...groupByStem(known),
    thaana: bySound(words, true),
    latin: bySound(words, false),
  };
}

/** The words of the data, found by their letters, their stem or their sound. */
export class Terms {
  readonly count: number;
  readonly words: readonly string[];
  readonly classOf: Narrow;
  /** Terms that are stop words, ascending. */
  readonly stopWords: readonly number[];
  /** The letters of all terms, each followed by a 0; those of term n from `starts[n]` on. */
  readonly letters: Uint16Array;
  readonly starts: Uint32Array;
  readonly #packed: PackedTerms;
  readonly #thaanaKeys: readonly string[];
  readonly #latinKeys: readonly string[];

  constructor(packed: PackedTerms) {
    const lines = (text: string, count: number) => (count === 0 ? [] : text.split("\n"));
    this.#packed = packed;
    this.count = packed.count;
    this.words = lines(packed.lines, packed.count);
    this.classOf = packed.classOf;
    this.#thaanaKeys = lines(packed.thaana.keys, packed.thaana.terms.length);
    this.#latinKeys = lines(packed.latin.keys, packed.latin.terms.length);
    this.letters = new Uint16Array(packed.lines.length + 1);
    this.starts = new Uint32Array(packed.count + 1);
    for (let at = 0, term = 0; at < packed.lines.length; at++) {
      const unit = packed.lines.charCodeAt(at);
      if (unit === LINE_FEED) this.starts[++term] = at + 1;
      else this.letters[at] = unit;
    }
    this.starts[packed.count] = packed.lines.length + 1;
    this.stopWords = this.words.flatMap((word, term) => (isStopWord(word) ? [term] : []));
  }

  /** The term's number, or -1. */
  find(word: string): number {
    const at = firstNotBefore(this.words, word);
    return this.words[at] === word ? at : -1;
  }

  /** Terms that begin with the prefix. */
  startingWith(prefix: string): TermRange {
    const from = firstNotBefore(this.words, prefix);
    return [from, firstNotBefore(this.words, `${prefix}\uffff`, from)];
  }

  /** Class of the terms with the stem of this word, or -1. */
  findClass(word: string): number {
    const term = this.find(word);
    return term >= 0 ? this.classOf[term]! : this.classOfStem(stem(word));
  }

  /** Class of the terms with this stem, or -1. */
  classOfStem(key: string): number {
    const { stems, classTerms, classStarts } = this.#packed;
    for (let place = hashOf(key) & (stems.length - 1); ; place = (place + 1) & (stems.length - 1)) {
      const found = stems[place]! - 1;
      if (found < 0 || stem(this.words[classTerms[classStarts[found]!]!]!) === key) return found;
    }
  }

  termsOfClass(stemClass: number): Narrow {
    const { classStarts, classTerms } = this.#packed;
    return classTerms.subarray(classStarts[stemClass]!, classStarts[stemClass + 1]!);
  }

  /** Terms of the other script (Thaana or Latin) that sound like the word, or begin so. */
  soundingLike(word: string, asPrefix: boolean): readonly number[] {
    const isOther = isThaana(word);
    const { terms } = isOther ? this.#packed.latin : this.#packed.thaana;
    const keys = isOther ? this.#latinKeys : this.#thaanaKeys;
    const key = keys.length === 0 ? "" : soundKey(word);
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

/** "cource" is meant to be "course", though "course" itself is then ignored. */
export function mayCorrect(word: string): boolean {
  return word.length >= (isStopWord(word) ? 5 : 3) && !isNumeral(word);
}

/** First place in the sorted list that is not before the word. */
function firstNotBefore(sorted: readonly string[], word: string, from = 0): number {
  let low = from;
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
  return { classOf, classStarts, classTerms, stems: hashTable(numbers) };
}

function hashTable(numbers: ReadonlyMap<string, number>): Narrow {
  const table = narrowArray(2 ** Math.ceil(Math.log2(numbers.size * 1.5 + 2)), numbers.size);
  for (const [key, number] of numbers) {
    let place = hashOf(key) & (table.length - 1);
    while (table[place] !== 0) place = (place + 1) & (table.length - 1);
    table[place] = number + 1;
  }
  return table;
}

/** FNV-1a over code units, its bits mixed once more for tables of few places. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

function bySound(words: readonly string[], thaana: boolean): Sounds {
  const entries = words
    .flatMap((word, term) => (isThaana(word) === thaana ? [{ key: soundKey(word), term }] : []))
    .filter(({ key }) => key !== "")
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.term - b.term));
  const terms = narrowArray(entries.length, words.length);
  terms.set(entries.map(({ term }) => term));
  return { terms, keys: entries.map(({ key }) => key).join("\n") };
}
