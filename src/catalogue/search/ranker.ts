import { type Bitset, has } from "../bitset.ts";
import type { ReadWord } from "./readings.ts";

/** A query as an index understands it. */
export interface ReadText {
  words: readonly ReadWord[];
  typed: string;
  /** Documents whose whole name was typed. */
  wholeNames: ReadonlySet<number>;
}

/** Which documents a ranking may name. */
export interface Scope {
  /** First document and the one after the last. */
  from: number;
  to: number;
  /** Only these of them; null for all. */
  allowed: Bitset | null;
}

/** Finds, counts and ranks the documents of an index that satisfy a query. */
export interface Ranker {
  /** How many documents satisfy all the words. */
  count(words: readonly ReadWord[]): number;
  /** How many documents have a name that satisfies all the words. */
  countNames(words: readonly ReadWord[]): number;
  /** False where it may be that fewer than this many documents satisfy the query. */
  findsAtLeast(text: ReadText, count: number): boolean;
  /** Puts the documents that satisfy all the words into `target` and returns how many they are. */
  collect(words: readonly ReadWord[], target: Bitset): number;
  /** The best documents of a scope, best first. */
  best(text: ReadText, count: number, scope: Scope): number[];
  /** The best of those whose names alone hold every word. */
  bestNamed(text: ReadText, count: number, scope: Scope): number[];
  /** The best of those whose names do not hold every word. */
  bestOthers(text: ReadText, count: number, scope: Scope): number[];
}

/** True when the ranking may name the document. */
export function isIn({ from, to, allowed }: Scope, document: number): boolean {
  return document >= from && document < to && (allowed === null || has(allowed, document));
}
