import { type Bitset, bitsOf, membersInto } from "../sets/bitset.ts";
import type { Narrow } from "../sets/number-list.ts";

/**
 * The loops over whole sets of documents that queries spend their time in. There is a plain one and
 * a compiled one, which give the same answers. What they work on comes from `words` and `keep`; the
 * sets of one call are equally long.
 */
export interface Kernel {
  /** So many words, all 0, where the loops reach them. */
  words(count: number): Uint32Array;
  /** The numbers where the loops reach them: these themselves, or a copy. */
  keep<Numbers extends Narrow>(numbers: Numbers): Numbers | Uint16Array;
  /** Puts what both sets hold into `into`. */
  intersect(into: Bitset, one: Bitset, other: Bitset): void;
  /** Puts what `one` holds and `other` does not into `into`. */
  subtract(into: Bitset, one: Bitset, other: Bitset): void;
  /** How many numbers both sets hold; of a set and itself, how many it holds. */
  common(one: Bitset, other: Bitset): number;
  /**
   * Writes the numbers of a set from the start of `into` on, ascending, and returns how many they
   * are. Behind them there must be room for SPILL more.
   */
  members(set: Bitset, into: Uint32Array): number;
  /** Adds to `tally` how many of the numbers, at least one, have each code, which `codes` tells. */
  tally(numbers: Uint32Array, codes: Narrow, tally: Uint32Array): void;
  /** Adds the tally of each code to `counts` of its choices in the range, and empties the tally. */
  spread(tally: Uint32Array, of: ChoicesOfCodes, counts: Uint32Array, range: ChoiceRange): void;
}

/** Choices of code n: `choices` from `starts[n]` up to `starts[n + 1]`. */
export interface ChoicesOfCodes {
  starts: Uint32Array;
  choices: Uint32Array;
}

/** Choices from one up to another in the numbering of all facets. */
export interface ChoiceRange {
  from: number;
  to: number;
  /** -1 takes off the counts instead. */
  sign: 1 | -1;
}

/** Numbers that `members` may write behind the last one. */
export const SPILL = 4;

/** The loops in plain TypeScript, over arrays of anybody. */
export const plainKernel: Kernel = {
  words: (count) => new Uint32Array(count),
  keep: (numbers) => numbers,
  intersect(into, one, other) {
    for (let word = 0; word < into.length; word++) into[word] = one[word]! & other[word]!;
  },
  subtract(into, one, other) {
    for (let word = 0; word < into.length; word++) into[word] = one[word]! & ~other[word]!;
  },
  common(one, other) {
    let count = 0;
    for (let word = 0; word < one.length; word++) count += bitsOf(one[word]! & other[word]!);
    return count;
  },
  members: membersInto,
  tally(numbers, codes, tally) {
    for (let at = 0; at < numbers.length; at++) tally[codes[numbers[at]!]!]!++;
  },
  spread(tally, { starts, choices }, counts, { from, to, sign }) {
    for (let code = 0; code < tally.length; code++) {
      const times = tally[code]! * sign;
      if (times === 0) continue;
      tally[code] = 0;
      for (let place = starts[code]!; place < starts[code + 1]!; place++) {
        const choice = choices[place]!;
        if (choice >= from && choice < to) counts[choice]! += times;
      }
    }
  },
};
