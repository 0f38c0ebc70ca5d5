import { type Bitset, wordsFor } from "../sets/bitset.ts";
import { countIn, type PackedLists } from "../sets/number-lists.ts";
import { type ChoiceRange, type Kernel, SPILL } from "./kernel.ts";
import { KnownCounts, type KnownSet, type Start } from "./known-counts.ts";
import type { OpenColumn, OpenColumns } from "./open-columns.ts";
import { intersectParts, type Part } from "./selection.ts";

/** A range of choices in the numbering across all facets, and the column that holds them. */
interface Range {
  from: number;
  to: number;
  /** Null for all columns. */
  column: number | null;
}

/** The choices of one facet. */
interface FacetRange extends Range {
  /**
   * Up to this many documents are counted one by one; for more, intersecting the choices' documents
   * is faster.
   */
  few: number;
}

/** Codes of a column that can be scanned in the time of looking up one document. */
const CODES_A_DOCUMENT = 3;
/** Words of sets that can be intersected in the time of counting one document. */
const WORDS_A_DOCUMENT = 16;
/** Numbers of a list that can be looked up in a set in the time of counting one document. */
const NUMBERS_A_DOCUMENT = 2;

/**
 * Counts the choices of all facets. Counts without filters, and for one filter with many documents,
 * are precomputed. Other counts start from the nearest precomputed set: documents that it lacks are
 * added, documents that it has in excess are subtracted. One query at a time: its working sets are
 * reused.
 */
export class FacetCounter {
  /** Counts of all choices for the current query, numbered across all facets. */
  readonly counts: Uint32Array;
  readonly #kernel: Kernel;
  readonly #columns: readonly OpenColumn[];
  readonly #lists: PackedLists;
  readonly #known: KnownCounts;
  readonly #ranges: readonly FacetRange[];
  readonly #tallies: Uint32Array[];
  readonly #documents: Uint32Array;
  readonly #others: Bitset;
  readonly #difference: Bitset;

  /** @param everything The set of all documents, in the memory of the columns' kernel. */
  constructor(open: OpenColumns, everything: Bitset) {
    const { kernel, bases, columnOf, lists, size, columns } = open;
    const words = wordsFor(lists.size);
    this.#kernel = kernel;
    this.#columns = columns;
    this.#lists = lists;
    this.#known = new KnownCounts(open, everything);
    this.#ranges = columnOf.map((column, facet) =>
      this.#rangeOf(column, bases[facet]!, bases[facet + 1]!),
    );
    this.counts = kernel.words(bases.at(-1)!);
    this.#tallies = columns.map(({ starts }) => kernel.words(starts.length - 1));
    this.#documents = kernel.words(size + SPILL);
    this.#others = kernel.words(words);
    this.#difference = kernel.words(words);
  }

  /**
   * Fills `counts` for a query; the counts of a facet ignore its own part of the query.
   *
   * @param matches The documents that match all parts, `total` in number.
   */
  count(parts: readonly Part[], matches: Bitset, total: number): void {
    const known = this.#known.lookUp(parts);
    if (known) this.counts.set(known.counts);
    else {
      const start = this.#known.nearest(parts, matches, total, this.#known.nothing);
      this.#countFrom(start, matches, total, { from: 0, to: this.counts.length, column: null });
    }
    const found = { set: matches, size: total, counts: this.counts };
    for (const part of parts) {
      const others = parts.filter((other) => other !== part);
      if (part.facet !== null) this.#countFor(this.#ranges[part.facet]!, others, found);
    }
  }

  /** Derives `few` from the cost of intersecting the documents of the facet's choices. */
  #rangeOf(column: number, from: number, to: number): FacetRange {
    const { before } = this.#lists;
    let [words, numbers] = [0, before[to]! - before[from]!];
    for (const [choice, { set, size }] of this.#known.ofChoice) {
      if (choice < from || choice >= to) continue;
      words += set.length;
      numbers -= size;
    }
    const few = words / WORDS_A_DOCUMENT + numbers / NUMBERS_A_DOCUMENT;
    return { from, to, column, few };
  }

  /**
   * Counts one facet for the other parts of the query; needs the counts of the matches already in
   * place.
   */
  #countFor(range: FacetRange, others: readonly Part[], found: KnownSet): void {
    const known = this.#known.lookUp(others);
    if (known) {
      this.counts.set(known.counts.subarray(range.from, range.to), range.from);
      return;
    }
    intersectParts(this.#kernel, others, this.#others);
    const size = this.#kernel.common(this.#others, this.#others);
    const start = this.#known.nearest(others, this.#others, size, found);
    if (start.difference > range.few) this.#countEach(range, this.#others);
    else this.#countFrom(start, this.#others, size, range);
  }

  /** Counts the documents of each choice in the set. */
  #countEach({ from, to }: Range, set: Bitset): void {
    for (let choice = from; choice < to; choice++) {
      const known = this.#known.ofChoice.get(choice);
      this.counts[choice] = known
        ? this.#kernel.common(known.set, set)
        : countIn(set, this.#lists, choice);
    }
  }

  /**
   * Counts a set starting from a precomputed one: adds missing documents, subtracts those in
   * excess.
   */
  #countFrom(
    { set: start, size: held, counts, shared }: Start,
    set: Bitset,
    size: number,
    range: Range,
  ) {
    const { from, to } = range;
    if (counts !== this.counts) this.counts.set(counts.subarray(from, to), from);
    if (size > shared) {
      this.#kernel.subtract(this.#difference, set, start);
      this.#tally(this.#difference, size - shared, range, 1);
    }
    if (held > shared) {
      this.#kernel.subtract(this.#difference, start, set);
      this.#tally(this.#difference, held - shared, range, -1);
    }
  }

  /**
   * Adds `sign` to the count of each choice in the range for each of the set's `size` documents.
   */
  #tally(set: Bitset, size: number, { from, to, column }: Range, sign: 1 | -1): void {
    const range = { from, to, sign };
    const documents = this.#documents.subarray(0, size);
    this.#kernel.members(set, documents);
    for (let at = 0; at < this.#columns.length; at++) {
      if (column !== null && column !== at) continue;
      const [own, tally] = [this.#columns[at]!, this.#tallies[at]!];
      if (size * CODES_A_DOCUMENT < tally.length) {
        addEach(own, documents, this.counts, range);
      } else {
        this.#kernel.tally(documents, own.codes, tally);
        this.#kernel.spread(tally, own, this.counts, range);
      }
    }
  }
}

/** Looks up the choices of each document: faster for fewer documents than there are codes. */
function addEach(
  { codes, starts, choices }: OpenColumn,
  documents: Uint32Array,
  counts: Uint32Array,
  { from, to, sign }: ChoiceRange,
): void {
  for (let at = 0; at < documents.length; at++) {
    const code = codes[documents[at]!]!;
    for (let place = starts[code]!; place < starts[code + 1]!; place++) {
      const choice = choices[place]!;
      if (choice >= from && choice < to) counts[choice]! += sign;
    }
  }
}
