import type { Filters } from "#catalogue/filters.ts";
import type { GeneratedDirectory } from "./generator.ts";

/** The classes of work, by letter. */
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
  /** In the engine's own format; `countsOf` reads it. */
  counts?: unknown;
}

/**
 * An engine with a loaded directory. Work that it cannot do, or not in reasonable time, is left
 * out.
 */
export interface Loaded {
  /**
   * How a text matches: "plain" as `plain.ts` does, so that totals can be compared; otherwise
   * "own".
   */
  matching: "plain" | "own";
  a?(filters: Filters): Answer | Promise<Answer>;
  b?(text: string): Answer | Promise<Answer>;
  c?(text: string): Answer | Promise<Answer>;
  d?(filters: Filters): Answer | Promise<Answer>;
  e?(typed: string): Answer | Promise<Answer>;
  /** Courses by "key: value", without values that have none. */
  countsOf?(counts: unknown): Map<string, number>;
  /** Bytes of the index, where they can be determined. */
  bytes?: number;
  close?(): void;
}

export interface Engine {
  name: string;
  /** The package whose version the report names; null for Node and this repository. */
  package: string | null;
  /** Maximum number of courses that it handles in reasonable time and memory. */
  most: number;
  /** Why it handles no more; undefined if it handles all sizes. */
  beyond?: string;
  load(directory: GeneratedDirectory): Loaded | Promise<Loaded>;
}

export const PAGE = 10;
export const SUGGESTIONS = 8;
