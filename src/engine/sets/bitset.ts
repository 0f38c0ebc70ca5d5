/** A set of document numbers, one bit each. */
export type Bitset = Uint32Array;

/**
 * Number of 32-bit words for a set of numbers below `size`. It is even because the compiled loops
 * (facets/kernel.wat) read two words at once.
 */
export function wordsFor(size: number): number {
  return ((size + 63) >>> 6) * 2;
}

/** A set that can hold the numbers from 0 to `size` - 1. */
export function emptySet(size: number): Bitset {
  return new Uint32Array(wordsFor(size));
}

/** The set of all numbers below `size`. */
export function fullSet(size: number): Bitset {
  const set = emptySet(size).fill(0xffffffff, 0, size >>> 5);
  if (size % 32 > 0) set[size >>> 5] = 2 ** (size & 31) - 1;
  return set;
}

/** The set of the given numbers, each below `size`. */
export function setOf(numbers: Uint32Array, size: number): Bitset {
  const set = emptySet(size);
  for (let i = 0; i < numbers.length; i++) addToSet(set, numbers[i]!);
  return set;
}

/** Adds one number to a set. */
export function addToSet(set: Bitset, number: number): void {
  set[number >>> 5]! |= 1 << (number & 31);
}

/** True when the set holds the number. */
export function has(set: Bitset, number: number): boolean {
  return ((set[number >>> 5]! >>> (number & 31)) & 1) === 1;
}

/** Writes the numbers of a set into `into`, ascending, and returns how many they are. */
export function membersInto(set: Bitset, into: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) {
    const first = word * 32;
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
      into[count++] = first + lowestBit(bits);
  }
  return count;
}

/** Position of the lowest set bit of a word other than 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Number of set bits of a word, added up in parallel: pairs, then nibbles, then bytes. */
export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
