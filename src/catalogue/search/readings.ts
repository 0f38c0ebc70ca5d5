import type { Phrase } from "./concepts.ts";
import type { TermRange } from "./dictionary.ts";

/** Terms or concepts, `from` up to `to` in the numbering of the index; any satisfies a word. */
export interface Alternative {
  from: number;
  to: number;
  quality: number;
  /** Documents of each field, as far as they were asked for; see `totalsOf`. */
  totals?: readonly number[];
}

/** A word of a query together with everything that satisfies it in this index. */
export interface ReadWord {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  readonly stem: string;
  /** Class of the terms with its stem, -1 when the index has none. */
  readonly stemClass: number;
  /** Terms that begin with it, where it may be unfinished. */
  readonly completions: TermRange | null;
  /** Phrases of the synonym table that begin with it and go on. */
  readonly phrases: readonly Phrase[];
  /** Its row in a small index, where that is still its own; see `WordWorths`. */
  row: number;
}

/** What a word is replaced by: one term, or two where a space was left out. */
export interface Replacement {
  texts: string[];
  distance: number;
  whole: boolean;
  /** How unlikely it is that somebody who means it types the word; only to be compared. */
  cost: number;
  /** Postings of the term; of the rarer one of two. */
  frequency: number;
}

/** More words than people ask for within minutes; what is kept for one takes some hundred bytes. */
const MOST_KEPT = 4_096;

/**
 * Keeps what was read for the words asked for lately. What it gives must not be changed. Words are
 * kept in two halves; when the newer is full, those of the older that nobody asked for are forgotten.
 */
export class Readings<T> {
  readonly #half: number;
  #newer = new Map<string, T>();
  #older = new Map<string, T>();

  constructor(most = MOST_KEPT) {
    this.#half = Math.max(1, Math.floor(most / 2));
  }

  /** What is kept for the word. */
  get(word: string): T | undefined {
    const reading = this.#newer.get(word);
    if (reading !== undefined) return reading;
    const old = this.#older.get(word);
    return old === undefined ? undefined : this.keep(word, old);
  }

  /** Keeps a reading and gives it back. */
  keep(word: string, reading: T): T {
    if (this.#newer.size >= this.#half) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(word, reading);
    return reading;
  }

  /** At least as many as are kept. */
  get size(): number {
    return this.#newer.size + this.#older.size;
  }
}
