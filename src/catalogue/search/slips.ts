import type { Dictionary } from "./dictionary.ts";

/** A term that may be meant by a word that was not found as typed. */
export interface Slip {
  term: number;
  distance: number;
  /** False where the typed word comes near the beginning of a longer term only. */
  whole: boolean;
}

/** One slip is forgiven from this many letters on. */
const ONE_SLIP_FROM = 4;
/** Two slips are forgiven from this many letters on. */
const TWO_SLIPS_FROM = 8;
/** A beginning must be this long to be completed in spite of a slip. */
const BEGINNING_FROM = 6;
/** Longer runs of letters are not words that somebody misspelt. */
const LONGEST_WORD = 40;

/**
 * How many slips (a letter too many, too few, another one, two neighbours swapped) are forgiven in
 * a folded word: none below 4 letters or where it holds a digit, one from 4, two from 8. Vowel
 * signs of Thaana do not count as letters.
 */
export function slipsForgiven(word: string): number {
  const letters = word.replace(/\P{L}/gu, "").length;
  if (/\p{N}/u.test(word) || word.length > LONGEST_WORD || letters < ONE_SLIP_FROM) return 0;
  return letters < TWO_SLIPS_FROM ? 1 : 2;
}

/**
 * Terms of the dictionary within the slips forgiven in `typed`, in dictionary order; the typed word
 * itself is not among them. The distance is optimal string alignment: no letter is touched twice.
 * With `asBeginning` also longer terms whose beginning is that near.
 */
export function findSlips(dictionary: Dictionary, typed: string, asBeginning: boolean): Slip[] {
  const most = slipsForgiven(typed);
  if (most === 0) return [];
  return new Walk(dictionary, typed, most, asBeginning && typed.length >= BEGINNING_FROM).run();
}

/** The table of distances between the typed word and the beginnings of one word, row by row. */
class Rows {
  readonly #typed: string;
  readonly #width: number;
  readonly #cells: Uint8Array;

  constructor(typed: string, deepest: number) {
    this.#typed = typed;
    this.#width = typed.length + 1;
    this.#cells = new Uint8Array((deepest + 1) * this.#width);
    for (let column = 0; column < this.#width; column += 1) this.#cells[column] = column;
  }

  /** Fills the row for the first `depth` letters of the word; returns its smallest distance. */
  extend(word: string, depth: number): number {
    const row = depth * this.#width;
    this.#cells[row] = depth;
    let least = depth;
    for (let column = 1; column < this.#width; column += 1) {
      const value = this.#cell(word, depth, column);
      this.#cells[row + column] = value;
      if (value < least) least = value;
    }
    return least;
  }

  distance(depth: number): number {
    return this.#cells[depth * this.#width + this.#width - 1]!;
  }

  #cell(word: string, depth: number, column: number): number {
    const [cells, width, typed] = [this.#cells, this.#width, this.#typed];
    const at = depth * width + column;
    const letter = word.charCodeAt(depth - 1);
    const typedLetter = typed.charCodeAt(column - 1);
    const changed = cells[at - width - 1]! + (letter === typedLetter ? 0 : 1);
    const least = Math.min(changed, cells[at - 1]! + 1, cells[at - width]! + 1);
    const swapped =
      depth > 1 &&
      column > 1 &&
      letter === typed.charCodeAt(column - 2) &&
      word.charCodeAt(depth - 2) === typedLetter;
    return swapped ? Math.min(least, cells[at - 2 * width - 2]! + 1) : least;
  }
}

/**
 * One walk over the sorted dictionary. Terms that share a beginning share its rows, and a beginning
 * that is already too far from the typed word ends all its terms at once.
 */
class Walk {
  readonly #dictionary: Dictionary;
  readonly #typed: string;
  readonly #most: number;
  readonly #rows: Rows;
  /** Per depth, the smallest distance of any beginning up to there; null when not asked for. */
  readonly #beginnings: Uint8Array | null;
  readonly #deepest: number;

  constructor(dictionary: Dictionary, typed: string, most: number, asBeginning: boolean) {
    this.#dictionary = dictionary;
    this.#typed = typed;
    this.#most = most;
    this.#deepest = typed.length + most + 1;
    this.#rows = new Rows(typed, this.#deepest);
    this.#beginnings = asBeginning ? new Uint8Array(this.#deepest + 1).fill(255) : null;
  }

  run(): Slip[] {
    const { words, shared, correcting } = this.#dictionary;
    const found: Slip[] = [];
    let reached = 0;
    let dead = Number.POSITIVE_INFINITY;
    words.forEach((word, term) => {
      const common = shared[term]!;
      if (common < dead) {
        reached = this.#descend(word, Math.min(common, reached));
        dead = reached < word.length ? reached : Number.POSITIVE_INFINITY;
      }
      const slip = correcting[term] === 1 ? this.#slipOf(word, term, reached) : null;
      if (slip !== null && word !== this.#typed) found.push(slip);
    });
    return found;
  }

  /** Continues below the first `from` letters; returns how many letters were looked at. */
  #descend(word: string, from: number): number {
    const limit = Math.min(word.length, this.#deepest);
    for (let depth = from + 1; depth <= limit; depth += 1) {
      const least = this.#rows.extend(word, depth);
      if (this.#beginnings !== null) {
        const distance = this.#rows.distance(depth);
        this.#beginnings[depth] = Math.min(this.#beginnings[depth - 1]!, distance);
      }
      if (least > this.#most) return depth;
    }
    return limit;
  }

  #slipOf(word: string, term: number, reached: number): Slip | null {
    const whole = reached === word.length ? this.#rows.distance(reached) : 255;
    const beginning = this.#beginnings?.[reached] ?? 255;
    const distance = Math.min(whole, beginning);
    return distance <= this.#most ? { term, distance, whole: whole <= distance } : null;
  }
}
