import { documentOfKey, sortKey } from "./ranking.ts";

/** More than so many keys are sorted at the end, not as they come. */
const MOST_IN_ORDER = 512;

/** Keeps the lowest keys of `sortKey`, so the best documents, in order; serves search after search. */
export class Top {
  readonly #keys: number[] = [];
  #limit = 0;
  #anyWillDo = false;
  /** A key as high as this is not kept any more. */
  worst = Number.POSITIVE_INFINITY;

  /**
   * @param limit How many are kept.
   * @param anyWillDo True to keep the first that come, so that a search can stop with them.
   */
  begin(limit: number, anyWillDo = false): void {
    this.#keys.length = 0;
    this.#limit = limit;
    this.#anyWillDo = anyWillDo;
    this.worst = limit === 0 ? 0 : Number.POSITIVE_INFINITY;
  }

  get limit(): number {
    return this.#limit;
  }

  get count(): number {
    return this.#keys.length;
  }

  /** True when nothing with at most this score can be kept any more. */
  excludes(score: number): boolean {
    return this.worst <= sortKey(score, 0, 0);
  }

  push(key: number): void {
    if (key >= this.worst) return;
    const keys = this.#keys;
    const limit = this.#limit;
    if (limit > MOST_IN_ORDER) {
      keys.push(key);
      return;
    }
    let place = keys.length;
    if (place < limit) keys.push(key);
    else place--;
    for (; place > 0 && keys[place - 1]! > key; place--) keys[place] = keys[place - 1]!;
    keys[place] = key;
    if (keys.length === limit) this.worst = this.#anyWillDo ? 0 : keys[limit - 1]!;
  }

  /** The documents of the keys, best first. */
  documents(): number[] {
    const keys = this.#keys;
    if (this.#limit > MOST_IN_ORDER) {
      return Array.from(Float64Array.from(keys).sort().subarray(0, this.#limit), documentOfKey);
    }
    const documents: number[] = [];
    for (let place = 0; place < keys.length; place++) documents.push(documentOfKey(keys[place]!));
    return documents;
  }
}
