/** Repeatable choices: the same key always gives the same choices, on every machine. */
export interface Chooser {
  /** From 0 to below 1. */
  next(): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different items in the order of the list. */
  some<T>(list: readonly T[], count: number): T[];
}

const FNV_START = 0x811c9dc5;

/** FNV-1a, 32 bits; `start` continues from the hash of the preceding text. */
function hash(key: string, start = FNV_START): number {
  let value = start;
  for (let at = 0; at < key.length; at++) {
    value = Math.imul(value ^ key.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/**
 * A generator (mulberry32) seeded by a text, so that one record's choices never affect another's.
 */
export function chooser(key: string): Chooser {
  return seeded(hash(key), key);
}

/** Choosers for the aspects of one record: the same aspect always gives the same choices. */
export function choosers(key: string): (aspect: string) => Chooser {
  const start = hash(`${key}/`);
  return (aspect) => seeded(hash(aspect, start), `${key}/${aspect}`);
}

function seeded(seed: number, label: string): Chooser {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError(`Nothing to pick from for ${label}`);
      return item;
    },
    some: (list, count) => {
      const ranked = list.map((item, at) => ({ item, at, rank: next() }));
      const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.sort((a, b) => a.at - b.at).map(({ item }) => item);
    },
  };
}
