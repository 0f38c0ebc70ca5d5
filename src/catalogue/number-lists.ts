import { type Bitset, lowestBit, wordsFor } from "./bitset.ts";

/**
 * Many ascending lists of document numbers, packed. A list with at least a 32nd of all numbers is
 * stored as a bit set, which is then smaller and faster to unite; other lists are stored as
 * numbers.
 */
export interface PackedLists {
  /** All numbers are below this. */
  size: number;
  /**
   * Numbers of list n: `numbers` from `starts[n]` to `starts[n + 1]` - 1; empty where it is a set.
   */
  starts: Uint32Array;
  numbers: Uint32Array;
  /** The lists stored as sets, ascending; `sets` holds them one after the other. */
  long: Uint32Array;
  sets: Uint32Array;
  /** Total length of all lists before list n; the last entry is the total of all. */
  before: Uint32Array;
}

/** Receives the lists of a look-up, one call for each. */
export interface ListVisitor {
  /** Some numbers, ascending. */
  numbers(numbers: Uint32Array, from: number, to: number): void;
  /** A set: the words of `sets` from `offset` on. */
  set(sets: Uint32Array, offset: number): void;
}

/** A list with at least one in this many of all numbers is stored as a set. */
const SHARE = 32;

/**
 * Packs lists that `emit` gives entry by entry, the numbers of each list ascending. `emit` is
 * called twice and must give the same entries both times; a number repeated within a list is stored
 * once.
 */
export function packLists(
  count: number,
  size: number,
  emit: (add: (list: number, number: number) => void) => void,
): PackedLists {
  const before = lengthsOf(count, emit);
  const long = longLists(before, size);
  const starts = shortStarts(before, long);
  const words = wordsFor(size);
  const slots = new Map(Array.from(long, (list, slot) => [list, slot * words]));
  const isLong = new Int32Array(count).fill(-1);
  for (const [list, offset] of slots) isLong[list] = offset;
  const numbers = new Uint32Array(starts[count]!);
  const sets = new Uint32Array(long.length * words);
  const next = starts.slice();
  const last = new Int32Array(count).fill(-1);
  emit((list, number) => {
    if (last[list] === number) return;
    last[list] = number;
    const offset = isLong[list]!;
    if (offset < 0) numbers[next[list]!++] = number;
    else sets[offset + (number >>> 5)]! |= 1 << (number & 31);
  });
  return { size, starts, numbers, long, sets, before };
}

function lengthsOf(
  count: number,
  emit: (add: (list: number, number: number) => void) => void,
): Uint32Array {
  const before = new Uint32Array(count + 1);
  const last = new Int32Array(count).fill(-1);
  emit((list, number) => {
    if (last[list] === number) return;
    last[list] = number;
    before[list + 1]!++;
  });
  for (let list = 0; list < count; list++) before[list + 1]! += before[list]!;
  return before;
}

function longLists(before: Uint32Array, size: number): Uint32Array {
  const long: number[] = [];
  for (let list = 0; list + 1 < before.length; list++) {
    const length = before[list + 1]! - before[list]!;
    if (length * SHARE >= size && length > 0) long.push(list);
  }
  return Uint32Array.from(long);
}

function shortStarts(before: Uint32Array, long: Uint32Array): Uint32Array {
  const starts = new Uint32Array(before.length);
  const isLong = new Set(long);
  for (let list = 0; list + 1 < before.length; list++) {
    const length = isLong.has(list) ? 0 : before[list + 1]! - before[list]!;
    starts[list + 1] = starts[list]! + length;
  }
  return starts;
}

/** How many numbers of a list that is not stored as a set are in `set`. */
export function countIn(set: Bitset, { starts, numbers }: PackedLists, list: number): number {
  let count = 0;
  for (let at = starts[list]!; at < starts[list + 1]!; at++) {
    const number = numbers[at]!;
    count += (set[number >>> 5]! >>> (number & 31)) & 1;
  }
  return count;
}

/** Reads packed lists. */
export class NumberLists {
  readonly packed: PackedLists;
  readonly #offsets: Map<number, number>;

  constructor(packed: PackedLists) {
    this.packed = packed;
    const words = wordsFor(packed.size);
    this.#offsets = new Map(Array.from(packed.long, (list, slot) => [list, slot * words]));
  }

  get count(): number {
    return this.packed.before.length - 1;
  }

  /**
   * Total length of the lists from `from` to `to` - 1; a number in several lists counts for each.
   */
  total(from: number, to: number): number {
    return this.packed.before[to]! - this.packed.before[from]!;
  }

  /** Offset of a list's set in `packed.sets`; undefined where it is stored as numbers. */
  setOffset(list: number): number | undefined {
    return this.#offsets.get(list);
  }

  /** Passes the lists from `from` to `to` - 1 to the visitor. */
  visit(from: number, to: number, visitor: ListVisitor): void {
    const { starts, numbers, long, sets } = this.packed;
    const [first, end] = [starts[from]!, starts[to]!];
    if (end > first) visitor.numbers(numbers, first, end);
    if (long.length === 0) return;
    if (to - from === 1) {
      const offset = this.#offsets.get(from);
      if (offset !== undefined) visitor.set(sets, offset);
      return;
    }
    const words = wordsFor(this.packed.size);
    for (let slot = lowerBound(long, from); slot < long.length && long[slot]! < to; slot++) {
      visitor.set(sets, slot * words);
    }
  }

  /** True when a list contains the number. */
  has(list: number, number: number): boolean {
    const offset = this.#offsets.get(list);
    const { starts, numbers, sets } = this.packed;
    if (offset !== undefined) {
      return ((sets[offset + (number >>> 5)]! >>> (number & 31)) & 1) === 1;
    }
    const end = starts[list + 1]!;
    const at = lowerBound(numbers, number, starts[list]!, end);
    return at < end && numbers[at] === number;
  }

  /** Calls back with every number of one list, ascending. */
  forEach(list: number, use: (number: number) => void): void {
    const offset = this.#offsets.get(list);
    const { starts, numbers, sets, size } = this.packed;
    if (offset === undefined) {
      for (let at = starts[list]!; at < starts[list + 1]!; at++) use(numbers[at]!);
      return;
    }
    const words = wordsFor(size);
    for (let word = 0; word < words; word++) {
      for (let bits = sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        use(word * 32 + lowestBit(bits));
      }
    }
  }
}

/** Unites the visited lists into a set. */
export class Uniting implements ListVisitor {
  target: Bitset;

  constructor(target: Bitset) {
    this.target = target;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    const target = this.target;
    for (let at = from; at < to; at++) {
      const number = numbers[at]!;
      target[number >>> 5]! |= 1 << (number & 31);
    }
  }

  set(sets: Uint32Array, offset: number): void {
    const target = this.target;
    for (let word = 0; word < target.length; word++) target[word]! |= sets[offset + word]!;
  }
}

/** First position from `from` to `to` whose number is at least the given one. */
export function lowerBound(
  sorted: ArrayLike<number>,
  number: number,
  from = 0,
  to = sorted.length,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
