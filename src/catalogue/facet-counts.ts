import { type Bitset, wordsFor } from "./bitset.ts";
import { columnOf, type PackedColumn, type PackedColumns } from "./columns.ts";
import type { Kernel } from "./counting/kernel.ts";
import { type FacetKey, FILTER_KEYS } from "./filters.ts";
import { intersectParts, type Part } from "./selection.ts";

/** Choices from one up to another in the numbering of all facets, and the column they are in. */
interface ChoiceRange {
  from: number;
  to: number;
  /** Null for all columns. */
  column: number | null;
}

/** A set of documents whose counts are known. */
interface Known {
  set: Bitset;
  size: number;
  counts: Uint32Array;
}

/**
 * Counts the choices of all facets. Counts for no filter and for one of many documents are looked
 * up; for others the documents are counted, or those of the nearest known set that are not among
 * them, whichever are fewer. Its working columns serve one query at a time.
 */
export class FacetCounter {
  /** Counts of all choices for the query at hand, in the numbering of all facets. */
  readonly counts: Uint32Array;
  readonly #kernel: Kernel;
  readonly #packed: PackedColumns;
  readonly #everything: Known;
  readonly #rows = new Map<number, Uint32Array>();
  readonly #tallies: Uint32Array[];
  readonly #documents: Uint32Array;
  readonly #others: Bitset;
  readonly #difference: Bitset;

  /**
   * @param packed Columns whose codes are kept by the kernel.
   * @param everything The set of all courses, from the kernel.
   */
  constructor(packed: PackedColumns, everything: Bitset, kernel: Kernel) {
    const { bases, lists, pairs, size, columns } = packed;
    const choices = bases.at(-1)!;
    this.#kernel = kernel;
    this.#packed = packed;
    this.counts = new Uint32Array(choices);
    const counts = lists.before.subarray(1).map((end, choice) => end - lists.before[choice]!);
    this.#everything = { set: everything, size, counts };
    packed.rows.forEach((choice, row) => {
      this.#rows.set(choice, pairs.subarray(row * choices, (row + 1) * choices));
    });
    this.#tallies = columns.map(({ starts }) => kernel.words(starts.length - 1));
    this.#documents = kernel.words(Math.max(...this.#tallies.map(({ length }) => length)));
    this.#others = kernel.words(wordsFor(lists.size));
    this.#difference = kernel.words(wordsFor(lists.size));
  }

  /**
   * Fills `counts` for a query, a facet without regard to its own part.
   *
   * @param matches The documents that all parts allow, `total` in number.
   */
  count(parts: readonly Part[], matches: Bitset, total: number): void {
    const known = this.#lookUp(parts);
    if (known) this.counts.set(known);
    else this.#countMatches(parts, matches, total);
    for (const part of parts) {
      const others = parts.filter((other) => other !== part);
      if (part.key !== "name") this.#countFor(part.key, others, matches, total);
    }
  }

  /** The counts for parts where they are known without counting. */
  #lookUp(parts: readonly Part[]): Uint32Array | null {
    if (parts.length === 0) return this.#everything.counts;
    return parts.length === 1 ? (this.#rowOf(parts[0]!) ?? null) : null;
  }

  #rowOf({ choices }: Part): Uint32Array | undefined {
    return choices.length === 1 ? this.#rows.get(choices[0]!) : undefined;
  }

  #countMatches(parts: readonly Part[], matches: Bitset, total: number): void {
    const around = this.#smallestAround(parts);
    const all = { from: 0, to: this.counts.length, column: null };
    if (total <= around.size - total) {
      this.counts.fill(0);
      this.#tally(matches, total, 1, all);
    } else this.#countLess(around, matches, total, all);
  }

  /** Counts one facet for all parts but its own, when the counts of the matches are there. */
  #countFor(key: FacetKey, others: readonly Part[], matches: Bitset, total: number): void {
    const place = FILTER_KEYS.indexOf(key);
    const [from, to] = [this.#packed.bases[place]!, this.#packed.bases[place + 1]!];
    const range = { from, to, column: columnOf(key) };
    const known = this.#lookUp(others);
    if (known) {
      this.counts.set(known.subarray(from, to), from);
      return;
    }
    intersectParts(this.#kernel, others, this.#others);
    const around = this.#smallestAround(others);
    const size = this.#kernel.common(this.#others, this.#others);
    if (around.size - size < size - total) this.#countLess(around, this.#others, size, range);
    else {
      this.#kernel.subtract(this.#difference, this.#others, matches);
      this.#tally(this.#difference, size - total, 1, range);
    }
  }

  /** The smallest set around all parts whose counts are known. */
  #smallestAround(parts: readonly Part[]): Known {
    let smallest = this.#everything;
    for (const part of parts) {
      const counts = this.#rowOf(part);
      const size = counts?.[part.choices[0]!];
      if (counts && size! < smallest.size) smallest = { set: part.set, size: size!, counts };
    }
    return smallest;
  }

  /** The known counts less those of the documents that are not in the set. */
  #countLess(around: Known, set: Bitset, size: number, range: ChoiceRange): void {
    this.#kernel.subtract(this.#difference, around.set, set);
    this.counts.set(around.counts.subarray(range.from, range.to), range.from);
    this.#tally(this.#difference, around.size - size, -1, range);
  }

  /** Adds `sign` to the count of each choice in the range, for each of the set's `size` documents. */
  #tally(set: Bitset, size: number, sign: number, range: ChoiceRange): void {
    const documents = this.#documents.subarray(0, size);
    if (size <= documents.length) this.#kernel.members(set, documents);
    this.#packed.columns.forEach((column, at) => {
      if (range.column !== null && range.column !== at) return;
      const tally = this.#tallies[at]!;
      if (size < tally.length) {
        addEach(column, documents, this.counts, sign, range);
      } else {
        this.#kernel.tally(set, column.codes, tally);
        addTallied(column, tally, this.counts, sign, range);
      }
    });
  }
}

function addEach(
  { codes, starts, choices }: PackedColumn,
  documents: Uint32Array,
  counts: Uint32Array,
  sign: number,
  { from, to }: ChoiceRange,
): void {
  for (let at = 0; at < documents.length; at++) {
    const code = codes[documents[at]!]!;
    for (let place = starts[code]!; place < starts[code + 1]!; place++) {
      const choice = choices[place]!;
      if (choice >= from && choice < to) counts[choice]! += sign;
    }
  }
}

/** Takes what was counted of each code over to its choices, and leaves the tally empty. */
function addTallied(
  { starts, choices }: PackedColumn,
  tally: Uint32Array,
  counts: Uint32Array,
  sign: number,
  { from, to }: ChoiceRange,
): void {
  for (let code = 0; code < tally.length; code++) {
    const times = tally[code]! * sign;
    if (times === 0) continue;
    tally[code] = 0;
    for (let place = starts[code]!; place < starts[code + 1]!; place++) {
      const choice = choices[place]!;
      if (choice >= from && choice < to) counts[choice]! += times;
    }
  }
}
