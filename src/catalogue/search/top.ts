import { sortKey } from "./ranking.ts";

/** Keeps the lowest keys of `sortKey`, so the best documents, in order. */
export class Top {
  readonly #keys: Float64Array;
  readonly #anyWillDo: boolean;
  #count = 0;

  /**
   * @param limit How many are kept.
   * @param anyWillDo True to keep the first that come, so that a search can stop with them.
   */
  constructor(limit: number, anyWillDo = false) {
    this.#keys = new Float64Array(limit);
    this.#anyWillDo = anyWillDo;
  }

  get limit(): number {
    return this.#keys.length;
  }

  get count(): number {
    return this.#count;
  }

  /** A key as high as this is not kept any more. */
  get worst(): number {
    const last = this.#keys.length - 1;
    if (this.#count <= last) return Number.POSITIVE_INFINITY;
    return last < 0 || this.#anyWillDo ? 0 : this.#keys[last]!;
  }

  /** True when nothing with at most this score can be kept any more. */
  excludes(score: number): boolean {
    return this.worst <= sortKey(score, 0, 0);
  }

  push(key: number): void {
    if (key >= this.worst) return;
    const keys = this.#keys;
    let place = Math.min(this.#count, keys.length - 1);
    while (place > 0 && keys[place - 1]! > key) {
      keys[place] = keys[place - 1]!;
      place -= 1;
    }
    keys[place] = key;
    if (this.#count < keys.length) this.#count += 1;
  }

  keys(): Float64Array {
    return this.#keys.subarray(0, this.#count);
  }
}
