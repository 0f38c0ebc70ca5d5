import { type Bitset, bitsOf, membersInto } from "../bitset.ts";
import type { Narrow } from "../number-list.ts";

/**
 * The loops over whole sets of documents that queries spend their time in. There is a plain one and
 * a compiled one, which give the same answers. The sets and tables of one call come from the kernel
 * itself and have the same length.
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
  /** Writes the numbers of a set into `into`, ascending, and returns how many they are. */
  members(set: Bitset, into: Uint32Array): number;
  /** Adds to `tally` how many numbers of the set have each code; `codes` says that of a number. */
  tally(set: Bitset, codes: Narrow, tally: Uint32Array): void;
}

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
  tally(set, codes, tally) {
    for (let word = 0; word < set.length; word++) {
      const first = word * 32;
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
        tally[codes[first + 31 - Math.clz32(bits & -bits)]!]!++;
      }
    }
  },
};
