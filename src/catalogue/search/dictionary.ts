import { isNumeral, stem } from "./stem.ts";
import { isThaana, soundKey } from "./thaana.ts";
import { isStopWord } from "./tokens.ts";

/** Half-open range of term numbers. */
export type TermRange = readonly [from: number, to: number];

/** Every word of the data in sorted order; a word's place is its term number. */
export interface Dictionary {
  words: readonly string[];
  /** Per term, how many first characters it shares with the term before it (255 at most). */
  shared: Uint8Array;
  /** Per term, the class of terms that have the same stem. */
  classOf: Uint32Array;
  /** Per term, 1 where it may complete what was typed: no stop words, no numerals. */
  completing: Uint8Array;
  /** Per term, 1 where it may correct what was typed: no numerals, no small words. */
  correcting: Uint8Array;
  /** The term's number, or -1. */
  find(word: string): number;
  /** Terms that begin with the prefix. */
  startingWith(prefix: string): TermRange;
  /** Class of the terms with the stem of this word, or -1. */
  findClass(word: string): number;
  termsOfClass(stemClass: number): Uint32Array;
  /** Terms of the other script (Thaana or Latin) that sound like the word, or begin so. */
  soundingLike(word: string, asPrefix: boolean): readonly number[];
}

/** @param words Distinct folded words, sorted by code unit. */
export function buildDictionary(words: readonly string[]): Dictionary {
  const classes = groupByStem(words);
  const thaana = lazily(() => soundsOf(words, true));
  const latin = lazily(() => soundsOf(words, false));
  return {
    words,
    shared: sharedBeginnings(words),
    classOf: classes.classOf,
    completing: Uint8Array.from(words, (word) => (isStopWord(word) || isNumeral(word) ? 0 : 1)),
    correcting: Uint8Array.from(words, (word) => (canCorrect(word) ? 1 : 0)),
    find: (word) => {
      const at = lowerBound(words, word);
      return words[at] === word ? at : -1;
    },
    startingWith: (prefix) => rangeOf(words, prefix),
    findClass: (word) => classes.numbers.get(stem(word)) ?? -1,
    termsOfClass: (stemClass) =>
      classes.terms.subarray(classes.starts[stemClass]!, classes.starts[stemClass + 1]!),
    soundingLike: (word, asPrefix) =>
      lookUp(isThaana(word) ? latin() : thaana(), soundKey(word), asPrefix),
  };
}

/** "cource" is meant to be "course", though "course" itself is then ignored. */
function canCorrect(word: string): boolean {
  return !isNumeral(word) && word.length >= (isStopWord(word) ? 5 : 3);
}

/** First place in the sorted list that is not before the word. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rangeOf(sorted: readonly string[], prefix: string): TermRange {
  return [lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`)];
}

function sharedBeginnings(words: readonly string[]): Uint8Array {
  const shared = new Uint8Array(words.length);
  for (let term = 1; term < words.length; term += 1) {
    const [before, word] = [words[term - 1]!, words[term]!];
    let length = 0;
    while (length < 255 && length < before.length && before[length] === word[length]) length += 1;
    shared[term] = length;
  }
  return shared;
}

function groupByStem(words: readonly string[]) {
  const numbers = new Map<string, number>();
  const classOf = Uint32Array.from(words, (word) => {
    const key = stem(word);
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
  const starts = new Uint32Array(numbers.size + 1);
  for (const stemClass of classOf) starts[stemClass + 1]! += 1;
  for (let at = 0; at < numbers.size; at += 1) starts[at + 1]! += starts[at]!;
  const next = starts.slice();
  const terms = new Uint32Array(words.length);
  classOf.forEach((stemClass, term) => {
    terms[next[stemClass]!++] = term;
  });
  return { numbers, classOf, starts, terms };
}

interface Sounds {
  keys: string[];
  terms: number[];
}

function soundsOf(words: readonly string[], thaana: boolean): Sounds {
  const entries = words
    .flatMap((word, term) => (isThaana(word) === thaana ? [{ key: soundKey(word), term }] : []))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.term - b.term));
  return { keys: entries.map((entry) => entry.key), terms: entries.map((entry) => entry.term) };
}

/** A shorter beginning would sound like half of the other script's dictionary. */
const SHORTEST_SOUND_PREFIX = 3;

function lookUp(sounds: Sounds, key: string, asPrefix: boolean): number[] {
  if (key === "") return [];
  const [from, to] = rangeOf(sounds.keys, key);
  const matches = sounds.terms.slice(from, to);
  if (asPrefix && key.length >= SHORTEST_SOUND_PREFIX) return matches;
  return matches.filter((_, at) => sounds.keys[from + at] === key);
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
