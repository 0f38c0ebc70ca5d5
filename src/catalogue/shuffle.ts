/** Returns a number from 0 to below 1. */
export type RandomNumber = () => number;

/**
 * A generator that repeats its numbers for the same seed (a Weyl sequence mixed by multiplying and
 * shifting). For order on a page, not for secrets.
 */
export function seededRandom(seed: number): RandomNumber {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** A shuffled copy in which every order is equally likely (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: RandomNumber): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    [copy[last], copy[pick]] = [copy[pick]!, copy[last]!];
  }
  return copy;
}
