import { type Bitset, bitsOf, membersInto, setOf, wordsFor } from "#engine/sets/bitset.ts";
import type { FacetValues } from "../records.ts";
import { countOf, firstOf, type Matches } from "./held-words.ts";
import { inverted, type Lists } from "./lists.ts";

/** A value that one in so many documents has gets a set, and its counts are kept. */
const SET_SHARE = 32;

/** The values of one facet. */
interface Facet {
  values: number[];
  /** What counting them by their lists costs. */
  cost: number;
  /** How many of them a document has on average. */
  held: number;
}

/** A filter: the place of its facet, its values, and the documents that have any of them. */
interface Part {
  facet: number;
  values: readonly number[];
  set: Bitset;
}

/** Which documents have which values of facets, and how many of some documents have each value. */
export class HeldValues {
  readonly size: number;
  readonly #values: FacetValues;
  readonly #ofDocument: Lists;
  readonly #ofValue: Lists;
  readonly #sets = new Map<number, Bitset>();
  /** By frequent value: the counts of its documents. */
  readonly #rows = new Map<number, Uint32Array>();
  readonly #facets: Facet[];
  readonly #everything: { set: Bitset; counts: Uint32Array };
  readonly #members: Uint32Array;

  /** @param courses The documents that have values at all. */
  constructor(values: FacetValues, ofDocument: Lists, courses: Bitset) {
    this.#values = values;
    this.#ofDocument = ofDocument;
    this.size = ofDocument.starts.length - 1;
    this.#ofValue = inverted(ofDocument, values.names.length);
    this.#members = new Uint32Array(this.size);
    const lengths = values.names.map((_, value) => this.#listOf(value).length);
    this.#everything = { set: courses, counts: Uint32Array.from(lengths) };
    const facets = Math.max(...values.facets) + 1;
    this.#facets = Array.from({ length: facets }, () => ({ values: [], cost: 0, held: 0 }));
    for (const [value, length] of lengths.entries()) {
      const facet = this.#facets[values.facets[value]!]!;
      facet.values.push(value);
      facet.held += length / this.size;
      facet.cost += Math.min(length, wordsFor(this.size));
      if (length * SET_SHARE >= this.size) this.#keep(value);
    }
  }

  get bytes(): number {
    const lists = [this.#ofDocument, this.#ofValue];
    const arrays = [
      ...lists.flatMap(({ starts, numbers }) => [starts, numbers]),
      ...this.#sets.values(),
      ...this.#rows.values(),
    ];
    return arrays.reduce((bytes, { byteLength }) => bytes + byteLength, 0);
  }

  /**
   * The courses that pass all filters, how many they are, and the counts of every value, those of a
   * facet without its own filter.
   *
   * @param chosen By facet, the values of its filter.
   * @param named The documents that match a text; null without one.
   */
  search(chosen: readonly (readonly number[] | null)[], named: Matches | null, page: number) {
    if (named?.few) return this.#lookThrough(chosen, named.few, page);
    const parts = chosen.flatMap((values, facet) =>
      values === null ? [] : [{ facet, values, set: this.#setOfAny(values) }],
    );
    const base = named?.many ?? null;
    const found = { few: null, many: this.#passing(parts, base) };
    const total = countOf(found);
    const own = new Set(parts.map(({ facet }) => facet));
    const others = [...this.#facets.keys()].filter((facet) => !own.has(facet));
    const counts = new Uint32Array(this.#values.names.length);
    this.#count(counts, parts, base, found.many, total, others);
    for (const part of parts) {
      const rest = parts.filter((other) => other !== part);
      const set = this.#passing(rest, base);
      this.#count(counts, rest, base, set, countOf({ few: null, many: set }), [part.facet]);
    }
    return { total, documents: firstOf(found, page), counts };
  }

  /** The same where few documents match the text: one by one. */
  #lookThrough(
    chosen: readonly (readonly number[] | null)[],
    documents: Uint32Array,
    page: number,
  ) {
    const counts = new Uint32Array(this.#values.names.length);
    const first: number[] = [];
    let total = 0;
    let wanted = 0;
    for (const [facet, own] of chosen.entries()) if (own !== null) wanted |= 1 << facet;
    const { starts, numbers } = this.#ofDocument;
    const { facets } = this.#values;
    for (const document of documents) {
      const [from, to] = [starts[document]!, starts[document + 1]!];
      if (from === to) continue;
      let missed = wanted;
      for (let at = from; at < to; at++) {
        const bit = 1 << facets[numbers[at]!]!;
        if ((missed & bit) !== 0 && chosen[facets[numbers[at]!]!]!.includes(numbers[at]!))
          missed &= ~bit;
      }
      if ((missed & (missed - 1)) !== 0) continue;
      if (missed === 0 && total++ < page) first.push(document);
      for (let at = from; at < to; at++) {
        if (missed === 0 || missed === 1 << facets[numbers[at]!]!) counts[numbers[at]!]!++;
      }
    }
    return { total, documents: first, counts };
  }

  /** The courses that pass some filters, of those of a text. */
  #passing(parts: readonly Part[], named: Bitset | null): Bitset {
    const sets = parts.map(({ set }) => set);
    const [first, ...others] = named === null ? sets : [named, this.#everything.set, ...sets];
    if (first === undefined) return this.#everything.set;
    if (others.length === 0) return first;
    const passing = first.slice();
    for (const set of others) {
      for (let word = 0; word < passing.length; word++) passing[word]! &= set[word]!;
    }
    return passing;
  }

  /** Counts the values of some facets among the courses that pass some filters. */
  #count(
    counts: Uint32Array,
    parts: readonly Part[],
    named: Bitset | null,
    set: Bitset,
    size: number,
    facets: readonly number[],
  ): void {
    const known = named === null ? this.#knownCounts(parts) : null;
    const looked: number[] = [];
    for (const facet of facets) {
      const { values, cost, held } = this.#facets[facet]!;
      if (known === null && size * held < cost) looked.push(facet);
      else for (const value of values) counts[value] = known?.[value] ?? this.#common(value, set);
    }
    if (looked.length === 0) return;
    const isLooked = this.#facets.map((_, facet) => looked.includes(facet));
    const { starts, numbers } = this.#ofDocument;
    const { facets: facetOf } = this.#values;
    const count = membersInto(set, this.#members);
    for (let next = 0; next < count; next++) {
      const document = this.#members[next]!;
      for (let at = starts[document]!; at < starts[document + 1]!; at++) {
        const value = numbers[at]!;
        if (isLooked[facetOf[value]!]) counts[value]!++;
      }
    }
  }

  /** The counts for no filter, and for one frequent value; else null. */
  #knownCounts(parts: readonly Part[]): Uint32Array | null {
    const [part] = parts;
    if (part === undefined) return this.#everything.counts;
    if (parts.length > 1 || part.values.length !== 1) return null;
    return this.#rows.get(part.values[0]!) ?? null;
  }

  /** How many documents of a set have a value. */
  #common(value: number, set: Bitset): number {
    const own = this.#sets.get(value);
    let count = 0;
    if (own) for (let word = 0; word < set.length; word++) count += bitsOf(own[word]! & set[word]!);
    else {
      for (const document of this.#listOf(value))
        count += (set[document >>> 5]! >>> (document & 31)) & 1;
    }
    return count;
  }

  /** The documents that have any of the values. */
  #setOfAny(values: readonly number[]): Bitset {
    const known = values.length === 1 ? this.#sets.get(values[0]!) : undefined;
    if (known) return known;
    const union = new Uint32Array(wordsFor(this.size));
    for (const value of values) {
      for (const document of this.#listOf(value)) union[document >>> 5]! |= 1 << (document & 31);
    }
    return union;
  }

  #listOf(value: number): Uint32Array {
    const { starts, numbers } = this.#ofValue;
    return numbers.subarray(starts[value]!, starts[value + 1]!);
  }

  #keep(value: number): void {
    const list = this.#listOf(value);
    const counts = new Uint32Array(this.#values.names.length);
    const { starts, numbers } = this.#ofDocument;
    for (const document of list) {
      for (let at = starts[document]!; at < starts[document + 1]!; at++) counts[numbers[at]!]!++;
    }
    this.#sets.set(value, setOf(list, this.size));
    this.#rows.set(value, counts);
  }
}
