import type { WhatIHave } from "#catalogue/entry.ts";
import type { Filters } from "#catalogue/filters.ts";
import type { Directory } from "./corpora.ts";

/** The classes of work, by letter. */
export const CLASSES = {
  a: "browse with none to four filters: ids of a page, total, counts of every value of all facets",
  b: "one to three words, the last perhaps only begun: total and the best ten",
  c: "the same with one typo: the best ten",
  d: "text and one or two filters: total, the best ten, counts of every value of all facets",
  e: "suggestions for each key pressed: eight names that hold what was typed",
  f: "what one person can enter, with none to two filters: total, ids of a page, counts of every value of all facets",
} as const;

export type ClassName = keyof typeof CLASSES;

/** A person and their filters. */
export interface EntryQuery {
  have: WhatIHave;
  filters: Filters;
}

export interface Answer {
  total: number;
  ids: number[];
  /** In the engine's own format; `countsOf` reads it. */
  counts?: unknown;
}

/** An engine with a loaded directory. Work that it cannot do is left out. */
export interface Loaded {
  a?(filters: Filters): Answer | Promise<Answer>;
  b?(text: string): Answer | Promise<Answer>;
  c?(text: string): Answer | Promise<Answer>;
  d?(filters: Filters): Answer | Promise<Answer>;
  e?(typed: string): Answer | Promise<Answer>;
  f?(query: EntryQuery): Answer | Promise<Answer>;
  /** Brute force only: how many records hold a phrase of each group. */
  totalOf?(groups: readonly (readonly string[])[]): number;
  /** Courses by "key: value", without values that have none. */
  countsOf?(counts: unknown): Map<string, number>;
  /** Bytes of the index, where they can be determined. */
  bytes?: number;
  /** Processor time in seconds of a server that answers for it. */
  serverSeconds?(): number;
  close?(): void;
}

export interface Engine {
  name: string;
  /** The package whose version the report names; null for Node, this repository and programs. */
  package: string | null;
  /** True where it gives any ten in place of the best. */
  unranked?: true;
  /** True where it is measured for comparison only, as it is no engine that anybody could use. */
  isYardstick?: true;
  /** Maximum number of courses that it handles in reasonable time and memory. */
  most: number;
  /** Why it handles no more; undefined if it handles all sizes. */
  beyond?: string;
  /** Why it is not on this machine; null or undefined if it is. */
  missing?: string | null;
  load(directory: Directory): Loaded | Promise<Loaded>;
}

export const PAGE = 10;
export const SUGGESTIONS = 8;
