/**
 * A label compares two ways to a course: what is to be checked, then time, cost and way in the order
 * of a kind, then the number of steps. The less the better; sums of these are exact as doubles.
 */
export const CHECKS = 0;
export const [DURATION, COST, WAY, STEPS] = [1, 2, 3, 4];
export const LABEL_PARTS = 5;
/** For each of some targets the best label so far, the last course, and what opened it. */
export class Labels {
  readonly values: Float64Array;
  readonly documents: Uint32Array;
  readonly from: Int32Array;
  readonly #ids: Uint32Array;

  constructor(count: number, ids: Uint32Array) {
    this.values = new Float64Array(count * LABEL_PARTS).fill(Infinity);
    this.documents = new Uint32Array(count);
    this.from = new Int32Array(count);
    this.#ids = ids;
  }

  has(at: number): boolean {
    return this.values[at * LABEL_PARTS]! < Infinity;
  }

  /** Takes a label where it is better, or as good and of a course with a lower id. */
  offer(at: number, label: Float64Array, document: number, from: number): void {
    if (!this.#isLess(label, document, at)) return;
    this.values.set(label, at * LABEL_PARTS);
    this.documents[at] = document;
    this.from[at] = from;
  }

  readInto(label: Float64Array, at: number): void {
    for (let part = 0; part < LABEL_PARTS; part++)
      label[part] = this.values[at * LABEL_PARTS + part]!;
  }

  /** The target with the least label of a range; null where none has one. */
  least(first: number, end: number): number | null {
    let best: number | null = null;
    for (let at = first; at < end; at++) {
      if (!this.has(at)) continue;
      const label = this.values.subarray(at * LABEL_PARTS, (at + 1) * LABEL_PARTS);
      if (best === null || this.#isLess(label, this.documents[at]!, best)) best = at;
    }
    return best;
  }

  #isLess(label: Float64Array, document: number, at: number): boolean {
    const start = at * LABEL_PARTS;
    for (let part = 0; part < LABEL_PARTS; part++) {
      const difference = label[part]! - this.values[start + part]!;
      if (difference !== 0) return difference < 0;
    }
    return this.#ids[document]! < this.#ids[this.documents[at]!]!;
  }
}
