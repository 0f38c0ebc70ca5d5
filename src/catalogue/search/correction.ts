import type { Correction } from "../answers.ts";
import { isKnownTerm } from "./concepts.ts";
import { piecesBetweenSpaces, type Query, type QueryWord, withWords } from "./query.ts";
import { readQuery } from "./query-reading.ts";
import type { Ranker } from "./ranker.ts";
import { findSlips, type Slip } from "./slips.ts";
import type { TextColumns } from "./text-columns.ts";
import { abundance, type ReadWord } from "./word-readings.ts";

/**
 * A word is taken for a slip only if fewer documents than this hold it, begin with it or mean it,
 * and only if the corrected query finds CLEARLY_MORE times as many documents as the typed one.
 */
export const FEW_DOCUMENTS = 3;
export const CLEARLY_MORE = 5;

/**
 * How many times as many documents a replacement must bring to be preferred to one that is a slip
 * nearer, or (EXTENDED) to one that is not a longer word than was typed.
 */
const PER_SLIP = 50;
const EXTENDED = 10;

/** Likeliest terms that are tried for one word. */
const MOST_TRIED = 12;

export interface Corrected {
  words: ReadWord[];
  correction: Correction;
}

/** What a word is replaced by: one term, or two where a space was left out. */
export interface Replacement {
  texts: string[];
  distance: number;
  whole: boolean;
  /** Postings of the term; of the rarer one of two. */
  frequency: number;
}

/** A replacement for the word at `at`, and the documents that it brings with the words so far. */
interface Choice {
  replacement: Replacement;
  found: number;
}

/**
 * The query with its probable slips corrected, or null where nothing is to be corrected or the
 * corrected query does not find clearly more.
 * @param found How many documents the query finds as typed.
 */
export function correct(
  columns: TextColumns,
  ranker: Ranker,
  query: Query,
  words: readonly ReadWord[],
  found: number,
): Corrected | null {
  const suspects = words.flatMap((word, at) => (isRare(columns, ranker, word) ? [at] : []));
  const chosen = new Map<number, string[]>();
  for (const [turn, at] of suspects.entries()) {
    const waiting = new Set(suspects.slice(turn + 1));
    const choice = choose(columns, ranker, query, at, chosen, waiting);
    if (choice !== null) chosen.set(at, choice.replacement.texts);
  }
  if (chosen.size === 0) return null;
  const corrected = readQuery(columns, replaced(query, chosen, new Set()));
  const brought = ranker.count(corrected);
  if (brought === 0 || brought < CLEARLY_MORE * found) return null;
  return { words: corrected, correction: { typed: query.typed, used: wording(query, chosen) } };
}

/** A term of the synonym table is a word that people mean, however few documents hold it. */
function isRare(columns: TextColumns, ranker: Ranker, word: ReadWord): boolean {
  if (isKnownTerm(word.text)) return false;
  const certainlyNot = (word.alternatives.length + FEW_DOCUMENTS) * columns.fields.length;
  return abundance(columns, word) < certainlyNot * FEW_DOCUMENTS
    ? ranker.count([word]) < FEW_DOCUMENTS
    : false;
}

/** The replacement that is most probably meant, of those that leave something to find. */
function choose(
  columns: TextColumns,
  ranker: Ranker,
  query: Query,
  at: number,
  chosen: ReadonlyMap<number, string[]>,
  waiting: ReadonlySet<number>,
): Choice | null {
  const choices = replacementsFor(columns, query, at).map((replacement) => {
    const all = new Map(chosen).set(at, replacement.texts);
    const words = readQuery(columns, replaced(query, all, waiting));
    return { replacement, found: ranker.count(words) };
  });
  const useful = choices.filter((choice) => choice.found > 0);
  const likelihood = ({ replacement, found }: Choice) => likelihoodOf(replacement, found);
  return useful.sort((a, b) => likelihood(b) - likelihood(a))[0] ?? null;
}

/** Only to be compared: more documents make a replacement likelier, every slip less likely. */
function likelihoodOf({ distance, whole }: Replacement, documents: number): number {
  return documents / PER_SLIP ** distance / (whole ? 1 : EXTENDED);
}

/** The likeliest replacements of a word. What is given must not be changed. */
function replacementsFor(columns: TextColumns, query: Query, at: number): readonly Replacement[] {
  const word = query.words[at]!.text;
  const unfinished = query.unfinished && at === query.words.length - 1;
  const memory = unfinished ? columns.unfinishedSlips : columns.finishedSlips;
  return memory.get(word) ?? memory.keep(word, readReplacements(columns, word, unfinished));
}

function readReplacements(columns: TextColumns, word: string, unfinished: boolean): Replacement[] {
  const slips = findSlips(columns.dictionary, word, unfinished);
  return [...slips.map((slip) => termOf(columns, slip)), ...splits(columns, word)]
    .sort((a, b) => likelihoodOf(b, b.frequency) - likelihoodOf(a, a.frequency))
    .slice(0, MOST_TRIED);
}

function termOf(columns: TextColumns, { term, distance, whole }: Slip): Replacement {
  const frequency = frequencyOf(columns, term);
  return { texts: [columns.dictionary.words[term]!], distance, whole, frequency };
}

function frequencyOf({ fields }: TextColumns, term: number): number {
  return fields.reduce((sum, field) => sum + field.total(term, term + 1), 0);
}

/** A space left out counts as one slip; each part must be a word of three letters or more. */
function splits(columns: TextColumns, word: string): Replacement[] {
  const { dictionary } = columns;
  const found: Replacement[] = [];
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const texts = [word.slice(0, cut), word.slice(cut)];
    const terms = texts.map((text) => dictionary.find(text));
    if (terms.some((term) => term < 0 || !dictionary.corrects(term))) continue;
    const frequency = Math.min(...terms.map((term) => frequencyOf(columns, term)));
    found.push({ texts, distance: 1, whole: true, frequency });
  }
  return found;
}

/** The query with the chosen replacements and without the words that still wait for theirs. */
function replaced(
  query: Query,
  chosen: ReadonlyMap<number, string[]>,
  waiting: ReadonlySet<number>,
): Query {
  const last = query.words.length - 1;
  const words = query.words.flatMap((word, at): QueryWord[] => {
    if (waiting.has(at)) return [];
    return chosen.get(at)?.map((text) => ({ ...word, text })) ?? [word];
  });
  return withWords(query, words, query.unfinished && !chosen.has(last) && !waiting.has(last));
}

/** The typed query with the replaced words in place, in the case in which they were typed. */
function wording(query: Query, chosen: ReadonlyMap<number, string[]>): string {
  const pieces = piecesBetweenSpaces(query.typed).map((piece, number) => {
    const members = query.words.flatMap((word, at) => (word.piece === number ? [at] : []));
    if (!members.some((at) => chosen.has(at))) return piece;
    const texts = members.flatMap((at) => chosen.get(at) ?? [query.words[at]!.text]);
    return inCaseOf(piece, texts.join(" "));
  });
  return pieces.join(" ");
}

function inCaseOf(typed: string, text: string): string {
  if (typed === typed.toLowerCase()) return text;
  if (typed === typed.toUpperCase()) return text.toUpperCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
