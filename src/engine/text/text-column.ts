import { NumberList } from "../sets/number-list.ts";
import type { Analyser } from "./analysis.ts";

/** So many texts are known again when they recur; where there are more, they evidently do not. */
const MAX_KNOWN = 2 ** 16;

/** Words and characters of a name that count for its rank. */
const MAX_RANKED_WORDS = 15;
const MAX_RANKED_LENGTH = 511;

/** Ranks are below this. */
export const RANKS = (MAX_RANKED_WORDS + 1) * (MAX_RANKED_LENGTH + 1);

/** How a name ranks among equally good matches: first few words, then few characters. */
export function rankFor(words: number, length: number): number {
  const counted = Math.min(words, MAX_RANKED_WORDS) * (MAX_RANKED_LENGTH + 1);
  return counted + Math.min(length, MAX_RANKED_LENGTH);
}

/** Telling words of the names of a rank, MAX_RANKED_WORDS at most. */
export function wordsOfRank(rank: number): number {
  return Math.floor(rank / (MAX_RANKED_LENGTH + 1));
}

/** Characters of the names of a rank. */
export function lengthOfRank(rank: number): number {
  return rank % (MAX_RANKED_LENGTH + 1);
}

/** One text of each source, added in turn, as the words in it. One that recurs is kept once. */
export class TextColumn {
  readonly #analyser: Analyser;
  readonly #known = new Map<string, number>();
  /** Texts that were known when they came. */
  #recurring = 0;
  readonly #ofSource = new NumberList();
  readonly #words = new NumberList();
  readonly #starts = new NumberList();
  readonly #ranks = new NumberList();
  readonly #marks = new NumberList();

  constructor(analyser: Analyser) {
    this.#analyser = analyser;
    this.#starts.push(0);
    // Text 0, of sources that have none.
    this.#take("");
  }

  add(text: string): void {
    const known = text === "" ? 0 : this.#numberOf(text);
    if (known !== undefined && known > 0) this.#recurring++;
    this.#ofSource.push(known ?? this.#take(text));
  }

  /** The number of a known text; not looked up any more where texts hardly recur. */
  #numberOf(text: string): number | undefined {
    const { size } = this.#known;
    if (size === MAX_KNOWN && this.#recurring < size) return undefined;
    return this.#known.get(text);
  }

  /** Takes the texts of the sources from this one on away. */
  shorten(sources: number): void {
    this.#ofSource.shorten(sources);
  }

  /** The texts so far; valid until the next is added. */
  view(): Texts {
    return {
      ofSource: this.#ofSource.view(),
      words: this.#words.view(),
      starts: this.#starts.view(),
      ranks: this.#ranks.view(),
      marks: this.#marks.view(),
    };
  }

  #take(text: string): number {
    const number = this.#starts.length - 1;
    let shape = { words: 0, mark: 0 };
    try {
      if (text !== "") shape = this.#analyser.read(text, this.#words);
    } catch (error) {
      this.#words.shorten(this.#starts.at(number));
      throw error;
    }
    const line = text.indexOf("\n");
    this.#starts.push(this.#words.length);
    this.#ranks.push(rankFor(shape.words, line < 0 ? text.length : line));
    this.#marks.push(shape.mark);
    if (text !== "" && this.#known.size < MAX_KNOWN) this.#known.set(text, number);
    return number;
  }
}

/** The distinct texts of a column by number; 0 is none. */
export interface Texts {
  ofSource: Uint32Array;
  /** What the analyser read of text n: `words` from `starts[n]` up to `starts[n + 1]`. */
  words: Uint32Array;
  starts: Uint32Array;
  /** Of each text as a name, its rank and its mark. */
  ranks: Uint32Array;
  marks: Uint32Array;
}
