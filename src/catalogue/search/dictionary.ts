import { type Narrow, narrowArray } from "../number-list.ts";
import { lowerBound } from "../number-lists.ts";
import { isNumeral, stem } from "./stem.ts";
import { isThaana, soundKey } from "./thaana.ts";
import { isStopWord } from "./tokens.ts";

/** Half-open range of term numbers. */
export type TermRange = readonly [from: number, to: number];

/** Every word of the data in sorted order; a word's place is its term number. */
export interface PackedDictionary {
  count: number;
  /** The words, a line each. */
  lines: string;
  /** Per term, bits of STOPS and CORRECTS. */
  flags: Uint8Array;
  /** Per term, which letters it holds; see `lettersOf`. */
  letters: Uint32Array;
  /** Per term, how long it is, LONGEST at most. */
  lengths: Uint8Array;
  /** Per term, the class of terms that have the same stem. */
  classOf: Narrow;
  /** Terms of class n: `classTerms` from `classStarts[n]` up to `classStarts[n + 1]`. */
  classStarts: Narrow;
  classTerms: Narrow;
  /** Classes by the hash of their stem, one more than the class at its place, 0 at a free one. */
  stems: Narrow;
  /** Terms in Thaana and in other letters, each ordered by how they sound. */
  thaana: Narrow;
  latin: Narrow;
}

/** Longer terms count as this long. */
export const LONGEST = 255;

/** The term is a stop word. */
const STOPS = 1;
/** The term may correct what was typed: no numerals, no small words. */
const CORRECTS = 2;

export interface Dictionary {
  packed: PackedDictionary;
  words: readonly string[];
  /** The term's number, or -1. */
  find(word: string): number;
  /** Terms that begin with the prefix. */
  startingWith(prefix: string): TermRange;
  /** Terms that are stop words, ascending. */
  stopWords: Uint32Array;
  corrects(term: number): boolean;
  /** Terms that may correct what was typed, the shorter ones first. */
  byLength(): TermsByLength;
  /** Class of the terms with the stem of this word, or -1. */
  findClass(word: string): number;
  termsOfClass(stemClass: number): Narrow;
  /** Terms of the other script (Thaana or Latin) that sound like the word, or begin so. */
  soundingLike(word: string, asPrefix: boolean): readonly number[];
}

/** Terms with as many letters stand together, those of n letters from `starts[n]`. */
interface TermsByLength {
  starts: Uint32Array;
  terms: Uint32Array;
  /** Which letters each holds; see `lettersOf`. */
  letters: Uint32Array;
}

/** @param words Distinct folded words, sorted by code unit. */
export function packDictionary(words: readonly string[]): PackedDictionary {
  const flag = (word: string) => (isStopWord(word) ? STOPS : 0) | (corrects(word) ? CORRECTS : 0);
  return {
    count: words.length,
    lines: words.join("\n"),
    flags: Uint8Array.from(words, flag),
    letters: Uint32Array.from(words, lettersOf),
    lengths: Uint8Array.from(words, ({ length }) => Math.min(length, LONGEST)),
    ...groupByStem(words),
    thaana: bySound(words, true),
    latin: bySound(words, false),
  };
}

/** Makes a packed dictionary answer. */
export function openDictionary(packed: PackedDictionary): Dictionary {
  const words = packed.count === 0 ? [] : packed.lines.split("\n");
  const { classOf, classStarts, classTerms, stems, flags } = packed;
  const find = (word: string) => {
    const at = firstNotBefore(words, word);
    return words[at] === word ? at : -1;
  };
  const findClass = (word: string) => {
    const key = stem(word);
    for (let place = hashOf(key) & (stems.length - 1); ; place = (place + 1) & (stems.length - 1)) {
      const found = stems[place]! - 1;
      if (found < 0 || stem(words[classTerms[classStarts[found]!]!]!) === key) return found;
    }
  };
  let ordered: TermsByLength | null = null;
  return {
    packed,
    words,
    find,
    startingWith: (prefix) => [
      firstNotBefore(words, prefix),
      firstNotBefore(words, `${prefix}\uffff`),
    ],
    stopWords: termsWith(flags, STOPS),
    corrects: (term) => (flags[term]! & CORRECTS) !== 0,
    byLength: () => {
      ordered ??= orderByLength(packed);
      return ordered;
    },
    findClass: (word) => {
      const term = find(word);
      return term >= 0 ? classOf[term]! : findClass(word);
    },
    termsOfClass: (stemClass) =>
      classTerms.subarray(classStarts[stemClass]!, classStarts[stemClass + 1]!),
    soundingLike: (word, asPrefix) => {
      const terms = isThaana(word) ? packed.latin : packed.thaana;
      return terms.length === 0 ? [] : soundingLike(words, terms, soundKey(word), asPrefix);
    },
  };
}

export function buildDictionary(words: readonly string[]): Dictionary {
  return openDictionary(packDictionary(words));
}

/**
 * Which letters a word holds, a bit for each of 32 kinds. One slip changes two bits at most, so that
 * words whose bits differ more need not be compared letter by letter.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters >>> 0;
}

/** "cource" is meant to be "course", though "course" itself is then ignored. */
function corrects(word: string): boolean {
  return !isNumeral(word) && word.length >= (isStopWord(word) ? 5 : 3);
}

function termsWith(flags: Uint8Array, flag: number): Uint32Array {
  const terms: number[] = [];
  for (let term = 0; term < flags.length; term++) if ((flags[term]! & flag) !== 0) terms.push(term);
  return Uint32Array.from(terms);
}

function orderByLength({ flags, lengths, letters }: PackedDictionary): TermsByLength {
  const starts = new Uint32Array(LONGEST + 2);
  for (let term = 0; term < flags.length; term++) {
    if ((flags[term]! & CORRECTS) !== 0) starts[lengths[term]! + 1]!++;
  }
  for (let length = 0; length <= LONGEST; length++) starts[length + 1]! += starts[length]!;
  const next = starts.slice();
  const terms = new Uint32Array(starts[LONGEST + 1]!);
  for (let term = 0; term < flags.length; term++) {
    if ((flags[term]! & CORRECTS) !== 0) terms[next[lengths[term]!]!++] = term;
  }
  return { starts, terms, letters: terms.map((term) => letters[term]!) };
}

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

function groupByStem(words: readonly string[]) {
  const numbers = new Map<string, number>();
  const classOf = narrowArray(words.length, words.length);
  words.forEach((word, term) => {
    const key = stem(word);
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

function bySound(words: readonly string[], thaana: boolean): Narrow {
  const entries = words
    .flatMap((word, term) => (isThaana(word) === thaana ? [{ key: soundKey(word), term }] : []))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.term - b.term));
  const terms = narrowArray(entries.length, words.length);
  terms.set(entries.map(({ term }) => term));
  return terms;
}

/** A shorter beginning would sound like half of the other script's dictionary. */
const SHORTEST_SOUND_PREFIX = 3;

function soundingLike(
  words: readonly string[],
  terms: Narrow,
  key: string,
  asPrefix: boolean,
): number[] {
  if (key === "") return [];
  const begins = asPrefix && key.length >= SHORTEST_SOUND_PREFIX;
  const found: number[] = [];
  for (let at = firstSounding(words, terms, key); at < terms.length; at++) {
    const term = terms[at]!;
    const sound = soundKey(words[term]!);
    if (begins ? !sound.startsWith(key) : sound !== key) break;
    found.push(term);
  }
  return found;
}

function firstSounding(words: readonly string[], terms: Narrow, key: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (soundKey(words[terms[middle]!]!) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The terms of a sorted column that a range covers, as places in the column. */
export function placesOf(terms: Uint32Array, [from, to]: TermRange): TermRange {
  const first = lowerBound(terms, from);
  return [first, to === from + 1 ? first + (terms[first] === from ? 1 : 0) : lowerBound(terms, to)];
}
