import { bitsOf } from "../bitset.ts";
import { type Dictionary, LONGEST, lettersOf } from "./dictionary.ts";

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
/** Further apart than any number of slips that is forgiven. */
const FAR = 255;

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
 *
 * @param most So many slips at most, though more may be forgiven.
 */
export function findSlips(
  dictionary: Dictionary,
  typed: string,
  asBeginning: boolean,
  most = slipsForgiven(typed),
): Slip[] {
  if (most === 0) return [];
  const beginning = asBeginning && typed.length >= BEGINNING_FROM;
  const comparison = new Comparison(typed, most, beginning);
  const found: Slip[] = [];
  for (const term of termsAlike(dictionary, typed, most, beginning)) {
    const word = dictionary.words[term]!;
    const slip = word === typed ? null : comparison.slipOf(word, term);
    if (slip !== null) found.push(slip);
  }
  return found;
}

/** Terms that may correct and that length and letters do not rule out. */
function termsAlike(
  dictionary: Dictionary,
  typed: string,
  most: number,
  beginning: boolean,
): number[] {
  const { starts, terms, letters } = dictionary.byLength();
  const own = lettersOf(typed);
  const end = starts[beginning ? LONGEST + 1 : Math.min(typed.length + most, LONGEST) + 1]!;
  const differing = beginning ? most : 2 * most;
  const alike: number[] = [];
  for (let at = starts[typed.length - most]!; at < end; at++) {
    const theirs = letters[at]!;
    const others = beginning ? own & ~theirs : own ^ theirs;
    if (bitsOf(others) <= differing) alike.push(terms[at]!);
  }
  return alike.sort((a, b) => a - b);
}

/** Compares words with the typed one; keeps three rows of the table of distances at a time. */
class Comparison {
  readonly #typed: Uint16Array;
  readonly #most: number;
  readonly #beginning: boolean;
  #row: Uint8Array;
  #before: Uint8Array;
  #earlier: Uint8Array;

  constructor(typed: string, most: number, beginning: boolean) {
    this.#typed = Uint16Array.from({ length: typed.length }, (_, at) => typed.charCodeAt(at));
    this.#most = most;
    this.#beginning = beginning;
    const row = () => new Uint8Array(typed.length + 2);
    this.#row = row();
    this.#before = row();
    this.#earlier = row();
  }

  slipOf(word: string, term: number): Slip | null {
    const [width, most] = [this.#typed.length, this.#most];
    const depths = Math.min(word.length, width + most + 1);
    let beginning = FAR;
    this.#begin();
    for (let depth = 1; depth <= depths; depth++) {
      if (this.#extend(word, depth) > most) return this.#judged(FAR, beginning, term);
      if (this.#beginning) beginning = Math.min(beginning, this.#last(depth));
    }
    const whole = depths === word.length ? this.#last(depths) : FAR;
    return this.#judged(whole, beginning, term);
  }

  #judged(whole: number, beginning: number, term: number): Slip | null {
    const distance = Math.min(whole, beginning);
    return distance <= this.#most ? { term, distance, whole: whole <= distance } : null;
  }

  #begin(): void {
    const row = this.#row;
    const end = Math.min(row.length, this.#most + 3);
    for (let column = 0; column < end; column++) row[column] = column;
  }

  /** Distance of the first `depth` letters from all that was typed. */
  #last(depth: number): number {
    const width = this.#typed.length;
    return depth + this.#most < width ? FAR : this.#row[width]!;
  }

  /** Fills the row for the first `depth` letters, as far as it can matter; its least distance. */
  #extend(word: string, depth: number): number {
    const [row, before, earlier] = [this.#earlier, this.#row, this.#before];
    const [typed, most] = [this.#typed, this.#most];
    const letter = word.charCodeAt(depth - 1);
    const previous = depth > 1 ? word.charCodeAt(depth - 2) : -1;
    const from = Math.max(1, depth - most);
    const to = Math.min(typed.length, depth + most);
    row[from - 1] = FAR - 1;
    row[to + 1] = FAR - 1;
    row[0] = depth;
    let least = depth;
    for (let column = from; column <= to; column++) {
      const same = letter === typed[column - 1];
      let value = Math.min(before[column - 1]! + (same ? 0 : 1), row[column - 1]! + 1);
      value = Math.min(value, before[column]! + 1);
      if (column > 1 && letter === typed[column - 2] && previous === typed[column - 1]) {
        value = Math.min(value, earlier[column - 2]! + 1);
      }
      row[column] = value;
      if (value < least) least = value;
    }
    this.#row = row;
    this.#before = before;
    this.#earlier = earlier;
    return least;
  }
}
