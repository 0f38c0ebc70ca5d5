/** A growing list of numbers in typed arrays, so that no number is boxed. */
export class NumberList {
  #numbers = new Uint32Array(1024);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) this.#grow();
    this.#numbers[this.length++] = number;
  }

  /** Removes the numbers from this place on. */
  shorten(length: number): void {
    this.length = Math.min(this.length, length);
  }

  /** The number at a place below `length`. */
  at(place: number): number {
    return this.#numbers[place]!;
  }

  /** The numbers so far; invalid after the next push. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }

  #grow(): void {
    const numbers = new Uint32Array(this.length * 2);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
  }
}

/** A column in the narrowest type that holds numbers up to and including `greatest`. */
export type Narrow = Uint8Array | Uint16Array | Uint32Array;

export function narrowArray(length: number, greatest: number): Narrow {
  if (greatest <= 0xff) return new Uint8Array(length);
  return greatest <= 0xffff ? new Uint16Array(length) : new Uint32Array(length);
}
