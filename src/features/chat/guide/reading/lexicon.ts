import { namesToday } from "#catalogue/category-names.ts";
import type { MnqfLevel } from "#catalogue/course.ts";
import { CAREERS } from "#catalogue/guide-careers.ts";
import { LANGUAGES } from "#catalogue/languages.ts";
import { fold } from "#catalogue/search/fold.ts";
import { stem } from "#catalogue/search/stem.ts";
import { SYNONYM_GROUPS } from "#catalogue/search/synonyms.ts";
import { soundKey } from "#catalogue/search/thaana.ts";
import type { DirectoryNames } from "../directory.ts";
import { CAREER_WORDS } from "../words/careers.ts";
import { EVERYDAY, type EverydayWish } from "../words/everyday.ts";
import { FIELD_WORDS } from "../words/fields.ts";
import { PLAIN_WORDS } from "../words/plain-words.ts";
import { UNLISTED } from "../words/unlisted.ts";
import { WORD_CLASSES } from "../words/word-classes.ts";
import { institutionTerms } from "./institution-terms.ts";
import { PATTERN_WORDS } from "./message.ts";
import { placeTerms } from "./place-terms.ts";
import { slipMender } from "./slips.ts";

/** What a term of a message may mean. */
export type Meaning =
  | { kind: "field"; names: string[] }
  /** What somebody may like, with the fields where it is found. */
  | { kind: "interest"; names: string[] }
  | { kind: "level"; level: MnqfLevel }
  | { kind: "career"; name: string }
  | { kind: "institution"; name: string }
  /** An institution that the directory does not list. */
  | { kind: "unlisted"; name: string }
  /** Places of campuses; empty where no campus is near. `said` is what the visitor named. */
  | { kind: "place"; places: string[]; said: string; exact: boolean }
  | { kind: "language"; name: string };

/** A term as the stems of its words, with what it means. */
interface Entry {
  stems: readonly string[];
  meaning: Meaning;
  /** The wish that its words say. */
  everyday: EverydayWish | null;
}

/** A term that was found in a message. */
export interface FoundTerm extends Pick<Entry, "meaning" | "everyday"> {
  /** How many words it is long. */
  length: number;
}

/** The terms of one state of the directory. */
export interface Lexicon {
  names: DirectoryNames;
  /** The longest term that begins at a word, with how many words it is long. */
  longestAt(stems: readonly string[], at: number): FoundTerm | null;
  isKnown(word: string): boolean;
  mend(word: string): string | null;
  /** The known word that sounds like one in another spelling or in Thaana; null for none. */
  bySound(word: string): string | null;
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  return [...fold(text).matchAll(WORDS)].map(([word]) => word);
}

/** Gathers the terms that a visitor may use for what the directory holds. */
export function buildLexicon(names: DirectoryNames): Lexicon {
  const entries = new Map<string, Entry[]>();
  const seen = new Set<string>();
  const words = new Set<string>(PLAIN_WORDS);
  const everyday = new Map(
    EVERYDAY.flatMap((wish) => wish.terms.map((term) => [keyOf(term), wish] as const)),
  );
  const learn = (term: string, meaning: Meaning) => {
    const parts = foldedWords(term);
    for (const word of parts) words.add(word);
    const stems = parts.map(stem);
    const key = stems.join(" ");
    if (key === "" || seen.has(key)) return;
    seen.add(key);
    const first = stems[0] ?? "";
    const list = entries.get(first) ?? [];
    list.push({ stems, meaning, everyday: everyday.get(key) ?? null });
    entries.set(first, list);
  };
  for (const { term, name } of institutionTerms(names.institutions)) {
    learn(term, { kind: "institution", name });
  }
  for (const [name, terms] of UNLISTED) {
    for (const term of [name, ...terms]) learn(term, { kind: "unlisted", name });
  }
  learn("doctor of philosophy", { kind: "level", level: "10" });
  learnCareers(learn);
  learnFields(names, learn);
  for (const { term, ...place } of placeTerms(names.institutions)) {
    learn(term, { kind: "place", ...place });
  }
  for (const { label } of LANGUAGES) learn(label, { kind: "language", name: label });
  for (const term of SYNONYM_GROUPS.flat()) for (const word of foldedWords(term)) words.add(word);
  return {
    names,
    longestAt: (stems, at) => longest(entries.get(stems[at] ?? "") ?? [], stems, at),
    isKnown: (word) =>
      WORD_CLASSES.has(word) ||
      rootsOf(word).some((root) => words.has(root) || PATTERN_WORDS.has(root)),
    mend: slipMender(words),
    bySound: soundFinder(names),
  };
}

/** Finds the one-word names of islands, atolls and institutions by their sound. */
function soundFinder({ institutions }: DirectoryNames): (word: string) => string | null {
  const terms = [...placeTerms(institutions), ...institutionTerms(institutions)]
    .map(({ term }) => foldedWords(term))
    .flatMap((words) => (words.length === 1 ? words : []));
  const sounds = new Map(terms.map((term) => [soundKey(term), term]));
  return (word) => sounds.get(soundKey(word)) ?? null;
}

/** The word itself, and what it may be a form of: "comparing" of "compare". */
export function rootsOf(word: string): string[] {
  const roots = ["ing", "ed", "er", "ly", "s"]
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_ROOT)
    .map((ending) => word.slice(0, -ending.length));
  return [word, ...roots, ...roots.map((root) => `${root}e`)];
}

const SHORTEST_ROOT = 4;

type Learn = (term: string, meaning: Meaning) => void;

function learnCareers(learn: Learn): void {
  for (const { key, name } of CAREERS) {
    const terms = [name, ...(CAREER_WORDS.get(key)?.words ?? [])];
    for (const term of terms) learn(term, { kind: "career", name });
  }
}

/** Whole names first, then the table's words, then the parts of names: "Accounting and Finance". */
function learnFields({ categories }: DirectoryNames, learn: Learn): void {
  const today = namesToday(categories);
  const meaning = (name: string): Meaning => ({ kind: "field", names: [name] });
  for (const { name } of categories) learn(name, meaning(name));
  for (const { name, former_names = [] } of categories) {
    for (const former of former_names) learn(former, meaning(name));
  }
  const words = Map.groupBy(FIELD_WORDS, ([field]) => today([field])[0]);
  for (const { name } of categories) {
    for (const term of words.get(name)?.flatMap(([, terms]) => terms) ?? []) {
      learn(term, meaning(name));
    }
  }
  for (const { terms, fields, liked } of EVERYDAY) {
    const names = today(fields);
    if (names.length === 0) continue;
    for (const term of terms) learn(term, { kind: liked ? "interest" : "field", names });
  }
  for (const { name } of categories) {
    const parts = name.split(/,| and | & /).map((part) => part.trim());
    for (const part of parts.filter(
      (text) => text.length >= SHORTEST_PART && text !== "Languages",
    )) {
      learn(part, meaning(name));
    }
  }
}

/** Parts of a field's name that are shorter say too little by themselves. */
const SHORTEST_PART = 4;

function longest(candidates: readonly Entry[], stems: readonly string[], at: number) {
  let best: FoundTerm | null = null;
  for (const { stems: term, ...found } of candidates) {
    if (term.length <= (best?.length ?? 0)) continue;
    if (term.every((part, i) => stems[at + i] === part)) best = { ...found, length: term.length };
  }
  return best;
}

function keyOf(term: string): string {
  return foldedWords(term).map(stem).join(" ");
}
