import { type Bitset, has, membersInto } from "./bitset.ts";
import type { Narrow } from "./number-list.ts";

/** 2^32 divided by the golden ratio. It is odd, so every id gives a different product. */
const GOLDEN = 2654435761;

/**
 * Sort key of a course in a listing without text: a multiplicative hash of its id. Consecutive ids,
 * which often belong to one institution, end up far apart, so no institution fills the top. The
 * order is fixed, so pages neither repeat nor skip courses.
 */
function fairPlace(id: number): number {
  return Math.imul(id, GOLDEN) >>> 0;
}

/** Positions of the ids when sorted by `fairPlace`. */
export function fairOrder(ids: Uint32Array): Uint32Array {
  const keys = new Float64Array(ids.length);
  for (let place = 0; place < ids.length; place++) {
    keys[place] = fairPlace(ids[place]!) * COURSE_LIMIT + place;
  }
  keys.sort();
  const order = new Uint32Array(ids.length);
  for (let place = 0; place < ids.length; place++) order[place] = keys[place]! % COURSE_LIMIT;
  return order;
}

/** Maximum number of courses: a place and a hash are packed into one exact number. */
export const COURSE_LIMIT = 2 ** 21;

/**
 * Cost of one comparison while sorting, in steps of scanning the listing: a few matches of a long
 * listing are sorted instead of found by scanning.
 */
const SORTED_SOONER = 4;

/** Cuts pages out of an order of the courses. */
export class ListingOrder {
  /** Documents in order. */
  readonly #order: Uint32Array;
  /** Lower for the earlier of two documents. */
  readonly #placeOf: (document: number) => number;
  readonly #members: Uint32Array;

  private constructor(order: Uint32Array, placeOf: (document: number) => number) {
    this.#order = order;
    this.#placeOf = placeOf;
    this.#members = new Uint32Array(order.length);
  }

  /** The order of a listing without text, of which the ids know their places. */
  static fair(ids: Uint32Array, order: Uint32Array): ListingOrder {
    return new ListingOrder(order, (document) => fairPlace(ids[document]!));
  }

  /** That order by the ranks of the documents, equal ones as they were: a step for each document. */
  static ranked(ids: Uint32Array, order: Uint32Array, ranks: Narrow): ListingOrder {
    let greatest = 0;
    for (const rank of ranks) if (rank > greatest) greatest = rank;
    const next = new Uint32Array(greatest + 2);
    for (const rank of ranks) next[rank + 1]!++;
    for (let rank = 0; rank <= greatest; rank++) next[rank + 1]! += next[rank]!;
    const sorted = new Uint32Array(order.length);
    for (const document of order) sorted[next[ranks[document]!]!++] = document;
    return new ListingOrder(
      sorted,
      (document) => ranks[document]! * 2 ** 32 + fairPlace(ids[document]!),
    );
  }

  /** Documents from position `first` to `last` of a set of `total` documents. */
  page(set: Bitset, total: number, first: number, last: number): number[] {
    const steps = (last * this.#order.length) / total;
    if (steps > total * Math.log2(total + 1) * SORTED_SOONER) return this.#sorted(set, first, last);
    const found: number[] = [];
    let place = 0;
    for (let at = 0; at < this.#order.length && place < last; at++) {
      const document = this.#order[at]!;
      if (has(set, document) && place++ >= first) found.push(document);
    }
    return found;
  }

  #sorted(set: Bitset, first: number, last: number): number[] {
    const members = this.#members.subarray(0, membersInto(set, this.#members));
    const place = this.#placeOf;
    return Array.from(members)
      .sort((a, b) => place(a) - place(b))
      .slice(first, last);
  }
}
