/**
 * A label compares two ways to a course: leaps from one field into another, steps outside the field
 * that is wished for, what is to be checked, then time, cost and way in the order of a kind, then the
 * number of steps. The less the better; sums of these are exact as doubles.
 */
export const LEAPS = 0;
export const OUTSIDE = 1;
export const CHECKS = 2;
export const [DURATION, COST, WAY, STEPS] = [3, 4, 5, 6];
export const LABEL_PARTS = 7;

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

  clear(at: number): void {
    this.values.fill(Infinity, at * LABEL_PARTS, (at + 1) * LABEL_PARTS);
  }

  /** Takes a label where it is better, or as good and of a course with a lower id. */
  offer(at: number, label: Float64Array, document: number, from: number, start = 0): void {
    if (!this.#isLess(label, start, document, at)) return;
    for (let part = 0; part < LABEL_PARTS; part++)
      this.values[at * LABEL_PARTS + part] = label[start + part]!;
    this.documents[at] = document;
    this.from[at] = from;
  }

  /** Offers what others hold for a target of theirs. */
  offerHeld(at: number, others: Labels, held: number): void {
    if (others.has(held))
      this.offer(
        at,
        others.values,
        others.documents[held]!,
        others.from[held]!,
        held * LABEL_PARTS,
      );
  }

  readInto(label: Float64Array, at: number): void {
    for (let part = 0; part < LABEL_PARTS; part++)
      label[part] = this.values[at * LABEL_PARTS + part]!;
  }

  #isLess(label: Float64Array, start: number, document: number, at: number): boolean {
    for (let part = 0; part < LABEL_PARTS; part++) {
      const difference = label[start + part]! - this.values[at * LABEL_PARTS + part]!;
      if (difference !== 0) return difference < 0;
    }
    return this.#ids[document]! < this.#ids[this.documents[at]!]!;
  }
}
