import { lowerBound } from "../number-lists.ts";
import { CONCEPTS, type Phrase } from "./concepts.ts";
import type { TermRange } from "./dictionary.ts";
import { QUALITY } from "./ranking.ts";
import type { Alternative, ReadWord } from "./readings.ts";
import { isNumeral, stem } from "./stem.ts";
import type { TextColumns } from "./text-columns.ts";
import { isThaana } from "./thaana.ts";

/** A word by itself, with the meanings that it has alone. What is given must not be changed. */
export function wordOf(columns: TextColumns, text: string, unfinished: boolean): ReadWord {
  const memory = unfinished ? columns.unfinished : columns.finished;
  return memory.get(text) ?? memory.keep(text, readWord(columns, text, unfinished));
}

/** True for a word that only begins a longer term, or more than one. */
export function isBegun({ dictionary }: TextColumns, { text, completions }: ReadWord): boolean {
  if (completions === null) return false;
  const [from, to] = completions;
  return to - from > (dictionary.words[from] === text ? 1 : 0);
}

/** The word satisfied by more than itself. What is given must not be changed. */
export function extended(
  columns: TextColumns,
  word: ReadWord,
  by: readonly Alternative[],
): ReadWord {
  const memory = columns.extended;
  let key = word.completions === null ? word.text : `${word.text}…`;
  for (const { from, to, quality } of by) key += ` ${from} ${to} ${quality}`;
  const longer = () => ({ ...word, alternatives: [...word.alternatives, ...by], row: 0 });
  return memory.get(key) ?? memory.keep(key, longer());
}

/** What satisfies two or more words written together. What is given must not be changed. */
export function together(
  columns: TextColumns,
  text: string,
  unfinished: boolean,
): readonly Alternative[] {
  const begun = unfinished && !isNumeral(text);
  const memory = begun ? columns.unfinishedPairs : columns.finishedPairs;
  return memory.get(text) ?? memory.keep(text, readTogether(columns, text, begun));
}

/** For each field, at least as many as the documents that satisfy the alternative. */
export function totalsOf({ fields }: TextColumns, alternative: Alternative): readonly number[] {
  const { from, to } = alternative;
  alternative.totals ??= fields.map((field) => field.total(from, to));
  return alternative.totals;
}

/** At least as many as the documents that satisfy the word. */
export function abundance(columns: TextColumns, word: ReadWord): number {
  let sum = 0;
  for (const alternative of word.alternatives) {
    for (const total of totalsOf(columns, alternative)) sum += total;
  }
  return sum;
}

/** The alternative of one term or concept. */
export function oneList(list: number, quality: number): Alternative {
  return { from: list, to: list + 1, quality };
}

/** Two letters of Thaana with their vowel signs; fewer begin too many words. */
const BEGUN_THAANA_FROM = 4;

const NO_PHRASES: readonly Phrase[] = [];

function readWord(columns: TextColumns, text: string, unfinished: boolean): ReadWord {
  const { dictionary, terms } = columns;
  const completions = unfinished ? dictionary.startingWith(text) : null;
  const stemClass = dictionary.findClass(text);
  const alternatives = inflections(columns, text, stemClass, QUALITY.exact);
  for (const term of dictionary.soundingLike(text, completions !== null)) {
    alternatives.push(oneList(term, QUALITY.sounding));
  }
  if (completions !== null) alternatives.push(...beginnings(columns, completions));
  const key = stem(text);
  const phrases = CONCEPTS.phrases.get(key) ?? NO_PHRASES;
  for (const { stems, typed } of phrases) {
    if (stems.length > 1) continue;
    for (const { number, equal } of typed) {
      alternatives.push(oneList(terms + number, equal ? QUALITY.synonym : QUALITY.related));
    }
  }
  if (completions !== null) alternatives.push(...begunMeanings(columns, text));
  const longer = phrases.filter(({ stems, typed }) => stems.length > 1 && typed.length > 0);
  return {
    text,
    alternatives,
    stem: key,
    stemClass,
    completions,
    phrases: longer.length > 0 ? longer : NO_PHRASES,
    row: 0,
  };
}

/**
 * Meanings of the Dhivehi words that a begun one may become; texts in English do not hold these, so
 * the dictionary cannot complete them.
 */
function begunMeanings({ terms }: TextColumns, text: string): Alternative[] {
  if (!isThaana(text) || text.length < BEGUN_THAANA_FROM) return [];
  const concepts = [...CONCEPTS.phrases]
    .filter(([first]) => first !== text && first.startsWith(text))
    .flatMap(([, phrases]) => phrases.filter(({ stems }) => stems.length === 1))
    .flatMap(({ typed }) => typed.map(({ number }) => number));
  return [...new Set(concepts)].map((number) => oneList(terms + number, QUALITY.beginning));
}

function readTogether(columns: TextColumns, text: string, begun: boolean): Alternative[] {
  const stemClass = columns.dictionary.findClass(text);
  const whole = inflections(columns, text, stemClass, QUALITY.joined);
  if (!begun) return whole;
  return [...whole, ...beginnings(columns, columns.dictionary.startingWith(text))];
}

/** The terms with the stem of the word; the word itself at the given quality. */
function inflections(
  { dictionary }: TextColumns,
  text: string,
  stemClass: number,
  quality: number,
): Alternative[] {
  const alternatives: Alternative[] = [];
  if (stemClass < 0) return alternatives;
  for (const term of dictionary.termsOfClass(stemClass)) {
    const same = dictionary.words[term] === text;
    alternatives.push(oneList(term, same ? quality : Math.min(quality, QUALITY.inflected)));
  }
  return alternatives;
}

/**
 * The terms of the range as completions of a begun word, as few runs of neighbours as possible. Stop
 * words match less, each by itself.
 */
function beginnings(columns: TextColumns, [from, to]: TermRange): Alternative[] {
  const { stopWords } = columns.dictionary;
  const runs: Alternative[] = [];
  let start = from;
  for (let at = lowerBound(stopWords, from); start < to; at++) {
    const end = Math.min(stopWords[at] ?? to, to);
    if (end > start) runs.push({ from: start, to: end, quality: QUALITY.beginning });
    if (end < to) runs.push(oneList(end, QUALITY.stopWord));
    start = end + 1;
  }
  return runs;
}
