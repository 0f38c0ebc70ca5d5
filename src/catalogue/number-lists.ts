import { type Bitset, lowestBit, wordsFor } from "./bitset.ts";

/**
 * Many ascending lists of document numbers, packed. A list of at least a 32nd of all numbers is a
 * set of bits, which is then the smaller form and the faster one to unite; the others are numbers.
 */
export interface PackedLists {
  /** The numbers are below this. */
  size: number;
  /** Numbers of list n: `numbers` from `starts[n]` up to `starts[n + 1]`; none where it is a set. */
  starts: Uint32Array;
  numbers: Uint32Array;
  /** The lists that are sets, ascending; their sets follow each other in `sets`. */
  long: Uint32Array;
  sets: Uint32Array;
  /** Length of all lists before list n, and of all of them at the end. */
  before: Uint32Array;
}

/** Takes in the lists that a look-up found, one call for each. */
export interface ListVisitor {
  /** Some numbers, ascending. */
  numbers(numbers: Uint32Array, from: number, to: number): void;
  /** A set: the words of `sets` from `offset` on. */
  set(sets: Uint32Array, offset: number): void;
}

/** A list needs this share of all numbers to become a set. */
const SHARE = 32;

/**
 * Packs lists that `emit` gives entry by entry, the numbers of each list ascending. It is called
 * twice and has to give the same both times; a number that it repeats in a list is taken once.
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

/** How many numbers of a list, which is no set itself, a set holds. */
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

  /** How many numbers the lists `from` up to `to` hold; one that several hold counts for each. */
  total(from: number, to: number): number {
    return this.packed.before[to]! - this.packed.before[from]!;
  }

  /** Where in `packed.sets` a list's set begins; undefined where it is no set. */
  setOffset(list: number): number | undefined {
    return this.#offsets.get(list);
  }

  /** Shows the lists `from` up to `to`. */
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

  /** True when a list holds the number. */
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

/** Unites what it is shown into a set. */
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

/** First place from `from` up to `to` whose number is not below the given one. */
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
