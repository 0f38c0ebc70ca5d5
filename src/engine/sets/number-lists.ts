import { type Bitset, lowestBit, wordsFor } from "./bitset.ts";

/** Sets that each hold the numbers of all lists of a range; `sets` has them one after the other. */
export interface RangeSets {
  /** First list of each range and the one after its last; in order of `from`, the widest first. */
  from: Uint32Array;
  to: Uint32Array;
  sets: Uint32Array;
}

/**
 * Many ascending lists of document numbers, packed. A list with at least a 32nd of all numbers is
 * stored as a bit set, which is then smaller and faster to unite; other lists are stored as
 * numbers. Neighbouring lists that are often united can have a set of their own besides.
 */
export interface PackedLists {
  /** All numbers are below this. */
  size: number;
  /**
   * Numbers of list n: `numbers` from `starts[n]` to `starts[n + 1]` - 1; empty where it is a set.
   */
  starts: Uint32Array;
  numbers: Uint32Array;
  ranges: RangeSets;
  /** Total length of all lists before list n; the last entry is the total of all. */
  before: Uint32Array;
}

/** Receives the lists of a look-up. */
export interface ListVisitor {
  /** Some numbers: of one list, which is ascending, or of several, one after the other. */
  numbers(numbers: Uint32Array, from: number, to: number): void;
  /** A set: the words of `sets` from `offset` on. */
  set(sets: Uint32Array, offset: number): void;
}

/** Ranges of lists as pairs of the first and the one after the last. */
export type ListRange = readonly [from: number, to: number];

/** A list with at least one in this many of all numbers is stored as a set. */
const SET_SHARE = 32;

/**
 * Packs lists that `emit` gives entry by entry, the numbers of each list ascending. `emit` is
 * called twice and must give the same entries both times; a number repeated within a list is stored
 * once.
 *
 * @param wide The ranges that get a set of their own, chosen by the lengths (see `before`).
 * @param isPlain True to store every list as numbers.
 */
export function packLists(
  count: number,
  size: number,
  emit: (add: (list: number, number: number) => void) => void,
  wide: (before: Uint32Array) => readonly ListRange[] = () => [],
  isPlain = false,
): PackedLists {
  const before = lengthsOf(count, emit);
  const words = wordsFor(size);
  const long = isPlain ? [] : longLists(before, size);
  const ranges = inOrder([...long, ...wide(before)]);
  const offsets = new Int32Array(count).fill(-1);
  ranges.forEach(([from, to], slot) => {
    if (to === from + 1) offsets[from] = slot * words;
  });
  const starts = new Uint32Array(count + 1);
  for (let list = 0; list < count; list++) {
    const length = offsets[list]! < 0 ? before[list + 1]! - before[list]! : 0;
    starts[list + 1] = starts[list]! + length;
  }
  const numbers = new Uint32Array(starts[count]!);
  const sets = new Uint32Array(ranges.length * words);
  const next = starts.slice();
  const last = new Int32Array(count).fill(-1);
  emit((list, number) => {
    if (last[list] === number) return;
    last[list] = number;
    const offset = offsets[list]!;
    if (offset < 0) numbers[next[list]!++] = number;
    else sets[offset + (number >>> 5)]! |= 1 << (number & 31);
  });
  const from = Uint32Array.from(ranges, ([first]) => first);
  const to = Uint32Array.from(ranges, ([, end]) => end);
  const packed = { size, starts, numbers, ranges: { from, to, sets }, before };
  fillWide(packed);
  return packed;
}

/** Ranges in the order of `RangeSets`. */
export function inOrder(ranges: readonly ListRange[]): ListRange[] {
  return [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1]);
}

/** Fills the sets of ranges of several lists, the inner ones before those around them. */
function fillWide(packed: PackedLists): void {
  const { size, ranges } = packed;
  const lists = new NumberLists(packed);
  for (let slot = ranges.from.length - 1; slot >= 0; slot--) {
    const [from, to] = [ranges.from[slot]!, ranges.to[slot]!];
    if (to === from + 1) continue;
    const target = ranges.sets.subarray(slot * wordsFor(size), (slot + 1) * wordsFor(size));
    const uniting = new Uniting(target);
    lists.visitWithin(from, to, slot + 1, uniting);
  }
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

function longLists(before: Uint32Array, size: number): ListRange[] {
  const long: ListRange[] = [];
  for (let list = 0; list + 1 < before.length; list++) {
    const length = before[list + 1]! - before[list]!;
    if (length * SET_SHARE >= size && length > 0) long.push([list, list + 1]);
  }
  return long;
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

/** The first range from a slot on that lies within the given one; -1 for none. */
export function rangeWithin(
  { from: starts, to: ends }: RangeSets,
  from: number,
  to: number,
  slot = 0,
) {
  let at = lowerBound(starts, from, slot);
  while (at < starts.length && ends[at]! > to) at++;
  return at < starts.length && starts[at]! < to ? at : -1;
}

/** Reads packed lists. */
export class NumberLists {
  readonly packed: PackedLists;
  readonly #words: number;
  readonly #offsets = new Map<number, number>();

  constructor(packed: PackedLists) {
    this.packed = packed;
    this.#words = wordsFor(packed.size);
    const { from, to } = packed.ranges;
    for (let slot = 0; slot < from.length; slot++) {
      if (to[slot] === from[slot]! + 1) this.#offsets.set(from[slot]!, slot * this.#words);
    }
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

  /** Offset of a list's set in `packed.ranges.sets`; undefined where it is stored as numbers. */
  setOffset(list: number): number | undefined {
    return this.#offsets.get(list);
  }

  /** Passes the lists from `from` to `to` - 1 to the visitor, as few as there are. */
  visit(from: number, to: number, visitor: ListVisitor): void {
    this.visitWithin(from, to, 0, visitor);
  }

  /** The same with the sets from this place among them on. */
  visitWithin(from: number, to: number, firstSlot: number, visitor: ListVisitor): void {
    const { starts, numbers, ranges } = this.packed;
    for (let at = from; at < to; ) {
      const slot = rangeWithin(ranges, at, to, firstSlot);
      const end = slot < 0 ? to : ranges.from[slot]!;
      const [first, last] = [starts[at]!, starts[end]!];
      if (last > first) visitor.numbers(numbers, first, last);
      if (slot < 0) return;
      visitor.set(ranges.sets, slot * this.#words);
      at = ranges.to[slot]!;
    }
  }

  /** True when a list contains the number. */
  has(list: number, number: number): boolean {
    const offset = this.#offsets.get(list);
    const { starts, numbers, ranges } = this.packed;
    if (offset !== undefined) {
      const { sets } = ranges;
      return ((sets[offset + (number >>> 5)]! >>> (number & 31)) & 1) === 1;
    }
    const end = starts[list + 1]!;
    const at = lowerBound(numbers, number, starts[list]!, end);
    return at < end && numbers[at] === number;
  }

  /** Calls back with every number of one list, ascending. */
  forEach(list: number, use: (number: number) => void): void {
    const offset = this.#offsets.get(list);
    const { starts, numbers, ranges } = this.packed;
    if (offset === undefined) {
      for (let at = starts[list]!; at < starts[list + 1]!; at++) use(numbers[at]!);
      return;
    }
    for (let word = 0; word < this.#words; word++) {
      for (let bits = ranges.sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        use(word * 32 + lowestBit(bits));
      }
    }
  }
}

/** Makes a set of the visited lists. */
export class Uniting implements ListVisitor {
  readonly target: Bitset;
  #isFirst = true;

  /** @param target It is emptied with the first list, or at the end: a first set is only copied. */
  constructor(target: Bitset) {
    this.target = target;
  }

  /** The set of all that were visited. */
  end(): Bitset {
    if (this.#isFirst) this.target.fill(0);
    this.#isFirst = false;
    return this.target;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    const target = this.end();
    for (let at = from; at < to; at++) {
      const number = numbers[at]!;
      target[number >>> 5]! |= 1 << (number & 31);
    }
  }

  set(sets: Uint32Array, offset: number): void {
    const target = this.target;
    if (this.#isFirst) target.set(sets.subarray(offset, offset + target.length));
    else for (let word = 0; word < target.length; word++) target[word]! |= sets[offset + word]!;
    this.#isFirst = false;
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
