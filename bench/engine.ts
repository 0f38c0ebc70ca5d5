import type { Filters } from "#catalogue/filters.ts";
import type { GeneratedDirectory } from "./generator.ts";

/** The classes of work, by their letters. */
export const CLASSES = {
  a: "browse with none to four filters: ids of a page, total, counts of every value of all facets",
  b: "one to three words, the last perhaps only begun: total and the best ten",
  c: "the same with one slip: the best ten",
  d: "text and one or two filters: ids of a page, total, all counts",
  e: "suggestions for each key pressed: the best eight",
} as const;

export type ClassName = keyof typeof CLASSES;

export interface Answer {
  total: number;
  ids: number[];
  /** In the engine's own form; `countsOf` reads it. */
  counts?: unknown;
}

/** An engine with a directory in it. Work that it cannot do, or not in sane time, is left out. */
export interface Loaded {
  /** How a text matches: "plain" as `plain.ts` says, so that totals can be compared; else "own". */
  matching: "plain" | "own";
  a?(filters: Filters): Answer | Promise<Answer>;
  b?(text: string): Answer | Promise<Answer>;
  c?(text: string): Answer | Promise<Answer>;
  d?(filters: Filters): Answer | Promise<Answer>;
  e?(typed: string): Answer | Promise<Answer>;
  /** Courses by "key: value", without those of none. */
  countsOf?(counts: unknown): Map<string, number>;
  /** Bytes of the index, where they can be told. */
  bytes?: number;
  close?(): void;
}

export interface Engine {
  name: string;
  /** The package whose version the report names; null for Node and this repository. */
  package: string | null;
  /** Most courses that it takes in sane time and memory. */
  most: number;
  /** Why it takes no more; unless it takes all. */
  beyond?: string;
  load(directory: GeneratedDirectory): Loaded | Promise<Loaded>;
}

export const PAGE = 10;
export const SUGGESTIONS = 8;
