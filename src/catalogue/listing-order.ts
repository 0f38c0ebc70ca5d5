import { type Bitset, has, membersInto } from "./bitset.ts";

/** 2^32 divided by the golden ratio; it is odd, so that the product is another for every id. */
const GOLDEN = 2654435761;

/**
 * Where a course comes in a listing without text: by a multiplicative hash of its id. Ids that
 * follow each other, which often belong to one institution, come far apart, so no institution owns
 * the top; and as the order is fixed, pages neither repeat nor skip.
 */
function fairPlace(id: number): number {
  return Math.imul(id, GOLDEN) >>> 0;
}

/** Places of the ids in the fair order of them. */
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

/** More courses cannot be listed: a place and a hash share one exact number. */
export const COURSE_LIMIT = 2 ** 21;

/** So many documents are sorted sooner than they are found along the listing. */
const SORTED_SOONER = 4;

/** Cuts pages out of the listing. */
export class ListingOrder {
  readonly #ids: Uint32Array;
  /** Documents in the order of the listing. */
  readonly #order: Uint32Array;
  readonly #members: Uint32Array;

  constructor(ids: Uint32Array, order: Uint32Array) {
    this.#ids = ids;
    this.#order = order;
    this.#members = new Uint32Array(ids.length);
  }

  /** Documents `first` up to `last` of a set of `total` documents. */
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
    const place = (document: number) => fairPlace(this.#ids[document]!);
    return Array.from(members)
      .sort((a, b) => place(a) - place(b))
      .slice(first, last);
  }
}
