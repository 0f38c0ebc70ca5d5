import type { Query } from "./query.ts";
import type { Replacement } from "./readings.ts";
import { findSlips, type Slip, slipsForgiven } from "./slips.ts";
import type { TextColumns } from "./text-columns.ts";

/**
 * How many times as many documents a replacement must bring to be preferred to the word as typed,
 * and how many times as many again with a second slip: few words hold two, and there are hundreds of
 * times as many ways to put two into a word as to put one.
 */
const PER_SLIP = 50;
const SECOND_SLIP = 1_000;
const COST_OF_SLIPS = [1, PER_SLIP, PER_SLIP * SECOND_SLIP];
/**
 * The same for a wrong or a surplus letter: it may be one of about eight keys around, while there is
 * one way to leave a letter out or to swap it with the next.
 */
const WRONG_LETTER = 8;
/** The same for a longer word than was typed, and for a word with another first letter. */
const EXTENDED = 10;
const FIRST_LETTER = 4;

/** Likeliest terms that are tried for one word. */
const MOST_TRIED = 12;

/**
 * The likeliest replacements of a query's word, with one slip or with two. What is given must not be
 * changed.
 */
export function replacementsFor(
  columns: TextColumns,
  query: Query,
  at: number,
  slips: 1 | 2,
): readonly Replacement[] {
  const word = query.words[at]!.text;
  const unfinished = query.unfinished && at === query.words.length - 1;
  const memory = unfinished ? columns.unfinishedSlips : columns.finishedSlips;
  const key = slips === 1 ? word : `${word} `;
  return memory.get(key) ?? memory.keep(key, readReplacements(columns, word, unfinished, slips));
}

function readReplacements(
  columns: TextColumns,
  word: string,
  unfinished: boolean,
  slips: 1 | 2,
): Replacement[] {
  const forgiven = slipsForgiven(word);
  if (slips > forgiven) return slips === 1 ? splits(columns, word) : [];
  const near = findSlips(columns.dictionary, word, unfinished, slips)
    .filter(({ distance }) => slips === 1 || distance === slips)
    .map((slip) => replacementBy(columns, word, slip));
  return [...near, ...(slips === 1 ? splits(columns, word) : [])]
    .sort((a, b) => b.frequency / b.cost - a.frequency / a.cost)
    .slice(0, MOST_TRIED);
}

function replacementBy(columns: TextColumns, typed: string, slip: Slip): Replacement {
  const { term, distance, whole } = slip;
  const text = columns.dictionary.words[term]!;
  const isLikely = distance === 0 || (whole && isLeftOutOrSwapped(typed, text));
  const cost =
    COST_OF_SLIPS[distance]! *
    (isLikely ? 1 : WRONG_LETTER) *
    (whole ? 1 : EXTENDED) *
    (text[0] === typed[0] ? 1 : FIRST_LETTER);
  return { texts: [text], distance, whole, cost, frequency: frequencyOf(columns, term) };
}

/** True for a word that is longer than the typed one, or has the same letters in another order. */
function isLeftOutOrSwapped(typed: string, word: string): boolean {
  if (word.length !== typed.length) return word.length > typed.length;
  let at = 0;
  while (word[at] === typed[at] && at < word.length) at++;
  return word[at] === typed[at + 1] && word[at + 1] === typed[at];
}

/** In how many documents' texts a term is. */
function frequencyOf({ fields }: TextColumns, term: number): number {
  return fields.reduce((sum, field) => sum + field.total(term, term + 1), 0);
}

/** A space left out counts as a wrong letter; each part must be a word of three letters or more. */
function splits(columns: TextColumns, word: string): Replacement[] {
  const { dictionary } = columns;
  const found: Replacement[] = [];
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const texts = [word.slice(0, cut), word.slice(cut)];
    const terms = texts.map((text) => dictionary.find(text));
    if (terms.some((term) => term < 0 || !dictionary.corrects(term))) continue;
    const frequency = Math.min(...terms.map((term) => frequencyOf(columns, term)));
    found.push({ texts, distance: 1, whole: true, cost: PER_SLIP * WRONG_LETTER, frequency });
  }
  return found;
}
