import { type Bitset, has, membersInto } from "./sets/bitset.ts";
import { type Narrow, narrowArray } from "./sets/number-list.ts";

/** 2^32 divided by the golden ratio. It is odd, so every id gives a different product. */
const GOLDEN = 2654435761;

/**
 * Sort key of a document where nothing else orders it: a multiplicative hash of its id. Consecutive
 * ids, which often have one owner, end up far apart, so that no owner fills the top. The order is
 * fixed, so pages neither repeat nor skip documents.
 */
function fairPlace(id: number): number {
  return Math.imul(id, GOLDEN) >>> 0;
}

/** Positions of the ids when sorted by `fairPlace`. */
export function fairOrder(ids: Uint32Array): Uint32Array {
  const keys = new Float64Array(ids.length);
  for (let place = 0; place < ids.length; place++) {
    keys[place] = fairPlace(ids[place]!) * DOCUMENT_LIMIT + place;
  }
  keys.sort();
  const order = new Uint32Array(ids.length);
  for (let place = 0; place < ids.length; place++) order[place] = keys[place]! % DOCUMENT_LIMIT;
  return order;
}

/** Maximum number of documents: a place and a hash are packed into one exact number. */
export const DOCUMENT_LIMIT = 2 ** 21;

/**
 * Cost of one comparison while sorting, in steps of scanning all documents: a few matches of a long
 * order are sorted instead of found by scanning.
 */
const SORTED_SOONER = 4;

/** Cuts pages out of an order of the documents. */
export class Order {
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

  /** The order of documents without text, of which the ids know their places. */
  static fair(ids: Uint32Array, order: Uint32Array): Order {
    return new Order(order, (document) => fairPlace(ids[document]!));
  }

  /** That order by the ranks of the documents, equal ones as they were: a step for each document. */
  static ranked(ids: Uint32Array, order: Uint32Array, ranks: Narrow): Order {
    let greatest = 0;
    for (const rank of ranks) if (rank > greatest) greatest = rank;
    const next = new Uint32Array(greatest + 2);
    for (const rank of ranks) next[rank + 1]!++;
    for (let rank = 0; rank <= greatest; rank++) next[rank + 1]! += next[rank]!;
    const sorted = new Uint32Array(order.length);
    for (const document of order) sorted[next[ranks[document]!]!++] = document;
    return new Order(sorted, (document) => ranks[document]! * 2 ** 32 + fairPlace(ids[document]!));
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

/** For each of some sources, how many of their distinct keys are below its own. */
export function ranksOf(keys: Uint32Array, sources: Uint32Array): Narrow {
  const own = sources.map((source) => keys[source]!);
  const distinct = Uint32Array.from(new Set(own)).sort();
  const ranks = new Map(Array.from(distinct, (key, rank) => [key, rank]));
  const packed = narrowArray(own.length, distinct.length);
  for (let at = 0; at < own.length; at++) packed[at] = ranks.get(own[at]!)!;
  return packed;
}
