import type { Correction } from "../catalogue-answers.ts";
import { isKnownTerm } from "./concepts.ts";
import { piecesBetweenSpaces, type Query, type QueryWord, withWords } from "./query.ts";
import { readQuery } from "./query-reading.ts";
import type { Ranker } from "./ranker.ts";
import type { ReadWord, Replacement } from "./readings.ts";
import { replacementsFor } from "./replacements.ts";
import type { TextColumns } from "./text-columns.ts";
import { abundance, isBegun } from "./word-readings.ts";

/**
 * A query is corrected only if fewer documents than this satisfy it as typed, and only if the
 * corrected query finds CLEARLY_MORE times as many. A word of it is suspected of a slip if fewer
 * documents than this hold it, begin with it or mean it.
 */
export const FEW_DOCUMENTS = 3;
const CLEARLY_MORE = 5;

/**
 * So many documents that hold the words in other texts than their name count as one that names them:
 * the name of an institution or a field is in the texts of many courses, but is one name.
 */
const HELD_BY = 50;

/** So many suspects are tried one by one. */
const MOST_ALONE = 4;

export interface Corrected {
  words: ReadWord[];
  correction: Correction;
}

/** Replacements by the word that each is for, and what the query finds with them. */
interface Attempt {
  chosen: ReadonlyMap<number, Replacement>;
  words: ReadWord[];
  found: number;
  /** Only to be compared: less with every slip. */
  likelihood: number;
}

/** A query that is to be corrected. */
interface Task {
  columns: TextColumns;
  ranker: Ranker;
  query: Query;
  words: readonly ReadWord[];
}

/**
 * The query with its probable slips corrected, or null where nothing is to be corrected or the
 * corrected query does not find clearly more.
 *
 * @param found How many documents the query finds as typed.
 */
export function correct(task: Task, found: number): Corrected | null {
  let best: Attempt | null = null;
  for (const attempt of attempts(task, found > 0)) {
    if (best === null || attempt.likelihood > best.likelihood) best = attempt;
  }
  if (best === null || best.found === 0 || best.found < CLEARLY_MORE * found) return null;
  const { typed } = task.query;
  return { words: best.words, correction: { typed, used: wording(task.query, best.chosen) } };
}

/**
 * Corrects all suspects. Where nothing is found as typed, also only those that nothing holds, as the
 * others may be rare and right, and each of the others in turn; and where no word is a suspect, any
 * of which one slip makes a far more frequent word.
 */
function attempts(task: Task, isFound: boolean): Attempt[] {
  const { columns, ranker, words } = task;
  const suspects = words.flatMap((word, at) => (isRare(columns, ranker, word) ? [at] : []));
  if (isFound || suspects.length === 1) return [attemptAt(task, suspects, [oneSlip, twoSlips])];
  if (suspects.length === 0) return words.map((_, at) => attemptAt(task, [at], [outshining]));
  const unknown = suspects.filter((at) => abundance(columns, words[at]!) === 0);
  const known = suspects.filter((at) => !unknown.includes(at)).slice(0, MOST_ALONE);
  const places = [suspects, ...known.map((at) => [...unknown, at])];
  if (known.length > 0 && unknown.length > 0) places.push(unknown);
  return places.map((some) => attemptAt(task, some, [oneSlip, twoSlips]));
}

/**
 * A term of the synonym table is a word that people mean, however few documents hold it; and a word
 * that is being typed is right while a longer one begins with it.
 */
function isRare(columns: TextColumns, ranker: Ranker, word: ReadWord): boolean {
  if (isKnownTerm(word.text) || isBegun(columns, word)) return false;
  const certainlyNot = (word.alternatives.length + FEW_DOCUMENTS) * columns.fields.length;
  return abundance(columns, word) < certainlyNot * FEW_DOCUMENTS
    ? ranker.count([word]) < FEW_DOCUMENTS
    : false;
}

type Replacing = (task: Task, at: number) => readonly Replacement[];

const oneSlip: Replacing = ({ columns, query }, at) => replacementsFor(columns, query, at, 1);

/** Only a word that nothing holds may have two. */
const twoSlips: Replacing = ({ columns, query, words }, at) =>
  abundance(columns, words[at]!) === 0 ? replacementsFor(columns, query, at, 2) : [];

/** Words that one slip makes of the typed one, so frequent that they are likelier meant. */
const outshining: Replacing = (task, at) => {
  const word = task.words[at]!;
  if (isKnownTerm(word.text) || isBegun(task.columns, word)) return [];
  const own = abundance(task.columns, word);
  return oneSlip(task, at).filter(
    ({ distance, whole, cost, frequency }) => distance === 1 && whole && frequency >= cost * own,
  );
};

/** Replaces the words at some places, one after the other, each by what is then likeliest. */
function attemptAt(task: Task, places: readonly number[], ways: readonly Replacing[]): Attempt {
  const { columns, ranker, query, words } = task;
  const chosen = new Map<number, Replacement>();
  for (const [turn, at] of places.entries()) {
    const waiting = new Set(places.slice(turn + 1));
    for (const replacing of ways) {
      if (chosen.has(at)) break;
      const best = bestOf(task, replacing(task, at), at, chosen, waiting);
      if (best !== null) chosen.set(at, best);
    }
  }
  if (chosen.size === 0) return { chosen, words: [...words], found: 0, likelihood: 0 };
  const corrected = readQuery(columns, replaced(query, chosen, new Set()));
  const found = ranker.count(corrected);
  let likelihood = likelihoodOf(ranker, corrected, found);
  for (const { cost } of chosen.values()) likelihood /= cost;
  return { chosen, words: corrected, found, likelihood };
}

/** The likeliest of some replacements, given others; null where the query finds nothing with any. */
function bestOf(
  { columns, ranker, query }: Task,
  replacements: readonly Replacement[],
  at: number,
  chosen: ReadonlyMap<number, Replacement>,
  waiting: ReadonlySet<number>,
): Replacement | null {
  let [best, most] = [null as Replacement | null, 0];
  for (const replacement of replacements) {
    const all = new Map(chosen).set(at, replacement);
    const words = readQuery(columns, replaced(query, all, waiting));
    const likelihood = likelihoodOf(ranker, words, ranker.count(words)) / replacement.cost;
    if (likelihood > most) [best, most] = [replacement, likelihood];
  }
  return best;
}

/** How likely somebody means a query that finds so many documents; only to be compared. */
function likelihoodOf(ranker: Ranker, words: readonly ReadWord[], found: number): number {
  if (found === 0) return 0;
  const named = ranker.countNames(words);
  return named + (found - named) / HELD_BY;
}

/** The query with the chosen replacements and without the words that still wait for theirs. */
function replaced(
  query: Query,
  chosen: ReadonlyMap<number, Replacement>,
  waiting: ReadonlySet<number>,
): Query {
  const last = query.words.length - 1;
  const words = query.words.flatMap((word, at): QueryWord[] => {
    if (waiting.has(at)) return [];
    return chosen.get(at)?.texts.map((text) => ({ ...word, text })) ?? [word];
  });
  return withWords(query, words, query.unfinished && !chosen.has(last) && !waiting.has(last));
}

/** The typed query with the replaced words in place, in the case in which they were typed. */
function wording(query: Query, chosen: ReadonlyMap<number, Replacement>): string {
  const pieces = piecesBetweenSpaces(query.typed).map((piece, number) => {
    const members = query.words.flatMap((word, at) => (word.piece === number ? [at] : []));
    if (!members.some((at) => chosen.has(at))) return piece;
    const texts = members.flatMap((at) => chosen.get(at)?.texts ?? [query.words[at]!.text]);
    return inCaseOf(piece, texts.join(" "));
  });
  return pieces.join(" ");
}

function inCaseOf(typed: string, text: string): string {
  if (typed === typed.toLowerCase()) return text;
  if (typed === typed.toUpperCase()) return text.toUpperCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
