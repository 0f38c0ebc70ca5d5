/** Ascending lists of numbers, one after the other: list n is from `starts[n]` to `starts[n + 1]`. */
export interface Lists {
  starts: Uint32Array;
  numbers: Uint32Array;
}

/** Numbers that are collected list by list. */
export class ListsCollector {
  readonly #starts = new Column();
  readonly #numbers = new Column();

  add(list: Iterable<number>): void {
    this.#starts.push(this.#numbers.length);
    for (const number of list) this.#numbers.push(number);
  }

  /** The lists in another order, each number replaced by its place in `places`. */
  read(order: Uint32Array, places: Uint32Array | null): Lists {
    const [from, held] = [this.#starts.taken(this.#numbers.length), this.#numbers.taken()];
    const starts = new Uint32Array(order.length + 1);
    const numbers = new Uint32Array(held.length);
    for (const [at, list] of order.entries()) {
      const own = held.subarray(from[list]!, from[list + 1]!);
      const placed = places === null ? own : own.map((number) => places[number]!);
      numbers.set(placed.sort(), starts[at]!);
      starts[at + 1] = starts[at]! + own.length;
    }
    return { starts, numbers };
  }
}

class Column {
  length = 0;
  #numbers = new Uint32Array(1_024);

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const more = new Uint32Array(this.length * 2);
      more.set(this.#numbers);
      this.#numbers = more;
    }
    this.#numbers[this.length++] = number;
  }

  /** What was pushed, and further numbers behind it. */
  taken(...further: number[]): Uint32Array {
    for (const number of further) this.push(number);
    return this.#numbers.subarray(0, this.length);
  }
}

/** For each number below `count`, the lists that hold it. */
export function inverted({ starts, numbers }: Lists, count: number): Lists {
  const firsts = new Uint32Array(count + 1);
  for (const number of numbers) firsts[number + 1]!++;
  for (let number = 0; number < count; number++) firsts[number + 1]! += firsts[number]!;
  const next = firsts.slice();
  const lists = new Uint32Array(numbers.length);
  for (let list = 0; list + 1 < starts.length; list++) {
    for (let at = starts[list]!; at < starts[list + 1]!; at++) lists[next[numbers[at]!]!++] = list;
  }
  return { starts: firsts, numbers: lists };
}
