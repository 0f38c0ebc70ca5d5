import type { TermRange, TermTable } from "./terms.ts";

/** What may be meant by a word that was not found as typed: a term, or a beginning of terms. */
export interface Typo {
  /** Its first term, and the one behind its last: those that have its first letters in common. */
  term: number;
  end: number;
  /** How many letters they have in common; those of a whole term are all. */
  length: number;
  distance: number;
  whole: boolean;
}

/** One edit is forgiven from this many letters on, and two from that many. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 6;
/** Longer runs of letters are not words that somebody misspelt. */
const MAX_WORD = 40;

/**
 * How many edits (a letter too many, too few, another one, two neighbours swapped) are forgiven in
 * a folded word: none below 4 letters or where it holds a digit, one from 4, two from 6. Vowel
 * signs do not count as letters.
 */
export function editsForgiven(word: string): 0 | 1 | 2 {
  if (/^[a-z]+$/.test(word)) return forgivenIn(word.length, word);
  return /\p{N}/u.test(word) ? 0 : forgivenIn(word.replace(/\P{L}/gu, "").length, word);
}

function forgivenIn(letters: number, word: string): 0 | 1 | 2 {
  if (word.length > MAX_WORD || letters < ONE_EDIT_FROM) return 0;
  return letters < TWO_EDITS_FROM ? 1 : 2;
}

/**
 * Terms at most so many edits away from `typed`, in their order; the typed word itself is not among
 * them. The distance is optimal string alignment: no letter is touched twice. With `asBeginning`
 * also beginnings of longer terms that are that near.
 */
export function findTypos(
  terms: TermTable,
  typed: string,
  asBeginning: boolean,
  edits: 0 | 1 | 2 = editsForgiven(typed),
): Typo[] {
  if (edits === 0) return [];
  const walk = new TypoWalk(terms, typed, asBeginning);
  walk.from(0, terms.count, 0, 0, edits);
  return walk.found(edits, typed);
}

/**
 * Walks the sorted terms as a tree of letters: a node is the range of the terms that share their
 * first `depth` letters, a child of it those that share one letter more. The typed letters lead down
 * it, and each edit that is left leads aside.
 */
class TypoWalk {
  readonly #terms: TermTable;
  readonly #letters: Uint16Array;
  readonly #starts: Uint32Array;
  readonly #typed: Uint16Array;
  readonly #beginning: boolean;
  /** By term, the edits left where it was reached best. */
  readonly #wholes = new Map<number, number>();
  /** The beginnings that were reached, by their terms. */
  readonly #begun = new Map<number, Reached>();

  constructor(terms: TermTable, typed: string, beginning: boolean) {
    this.#terms = terms;
    this.#letters = terms.letters;
    this.#starts = terms.starts;
    this.#typed = Uint16Array.from({ length: typed.length }, (_, at) => typed.charCodeAt(at));
    this.#beginning = beginning;
  }

  /**
   * Looks below the node of the terms from `low` up to `high` for what is typed from `at` on, with so
   * many edits left.
   */
  from(low: number, high: number, start: number, at: number, left: number): void {
    const typed = this.#typed;
    let [first, end] = [low, high];
    for (let [place, depth] = [at, start]; ; place++, depth++) {
      const isPast = place === typed.length;
      if (isPast) this.#reach(first, end, depth, left);
      if (left > 0) this.#edit(first, end, depth, place, left);
      if (isPast) return;
      [first, end] = this.#child(first, end, depth, typed[place]!);
      if (first === end) return;
    }
  }

  /** Follows every edit that can be made at a place of what was typed. */
  #edit(first: number, end: number, depth: number, place: number, left: number): void {
    const typed = this.#typed;
    const own = place < typed.length ? typed[place]! : 0;
    if (own !== 0) {
      // A letter too many.
      this.from(first, end, depth, place + 1, left - 1);
      if (place + 1 < typed.length && typed[place + 1] !== own) {
        const [low, high] = this.#child(first, end, depth, typed[place + 1]!);
        const [from, to] = low < high ? this.#child(low, high, depth + 1, own) : [0, 0];
        if (from < to) this.from(from, to, depth + 2, place + 2, left - 1);
      }
    }
    const letters = this.#letters;
    for (let low = first; low < end; ) {
      const letter = letters[this.#starts[low]! + depth]!;
      const high = this.#endOf(low, end, depth, letter);
      if (letter !== 0) {
        if (own !== 0 && letter !== own) this.from(low, high, depth + 1, place + 1, left - 1);
        this.from(low, high, depth + 1, place, left - 1);
      }
      low = high;
    }
  }

  /** The terms of a node whose next letter is this one. */
  #child(first: number, end: number, depth: number, letter: number): TermRange {
    let [low, high] = [first, end];
    const [letters, starts] = [this.#letters, this.#starts];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (letters[starts[middle]! + depth]! < letter) low = middle + 1;
      else high = middle;
    }
    if (low === end || letters[starts[low]! + depth] !== letter) return [low, low];
    return [low, this.#endOf(low, end, depth, letter)];
  }

  /** The end of the terms from `low` on that have the letter: found in growing steps. */
  #endOf(low: number, end: number, depth: number, letter: number): number {
    const [letters, starts] = [this.#letters, this.#starts];
    let [inside, step] = [low, 1];
    while (inside + step < end && letters[starts[inside + step]! + depth] === letter) {
      inside += step;
      step *= 2;
    }
    let high = Math.min(inside + step, end);
    while (inside + 1 < high) {
      const middle = (inside + high) >>> 1;
      if (letters[starts[middle]! + depth] === letter) inside = middle;
      else high = middle;
    }
    return high;
  }

  #reach(first: number, end: number, depth: number, left: number): void {
    if (this.#letters[this.#starts[first]! + depth] === 0) {
      if ((this.#wholes.get(first) ?? -1) < left) this.#wholes.set(first, left);
    }
    if (!this.#beginning) return;
    const key = first * (this.#terms.count + 1) + end;
    const known = this.#begun.get(key);
    // Terms with more letters in common are reached by the shorter beginnings as well.
    if (!known || left > known.left || (left === known.left && depth > known.depth)) {
      this.#begun.set(key, { first, end, depth, left });
    }
  }

  /** What was reached, except for what was typed. */
  found(edits: number, typed: string): Typo[] {
    const typos: Typo[] = [];
    const { words } = this.#terms;
    for (const [term, left] of this.#wholes) {
      const word = words[term]!;
      if (word === typed || !this.#terms.mayCorrect(word)) continue;
      const { length } = word;
      typos.push({ term, end: term + 1, length, distance: edits - left, whole: true });
    }
    for (const { first, end, depth, left } of this.#begun.values()) {
      const beginning = words[first]!.slice(0, depth);
      // Of a surplus letter at the end it is not known whether it is another one.
      const isShorter = depth < typed.length && typed.startsWith(beginning);
      const isWhole = end === first + 1 && (this.#wholes.get(first) ?? -1) >= left;
      if (isShorter || isWhole || !this.#terms.mayCorrect(beginning)) continue;
      typos.push({ term: first, end, length: depth, distance: edits - left, whole: false });
    }
    return typos.sort((a, b) => a.term - b.term || a.end - b.end);
  }
}

/** Terms that have their first `depth` letters in common, and the edits left at these. */
interface Reached {
  first: number;
  end: number;
  depth: number;
  left: number;
}
