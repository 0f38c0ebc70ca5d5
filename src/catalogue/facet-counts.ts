import { type Bitset, bitsOf, emptySet, membersInto } from "./bitset.ts";
import { columnOf, type PackedColumn, type PackedColumns } from "./columns.ts";
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
  readonly #packed: PackedColumns;
  readonly #everything: Known;
  readonly #rows = new Map<number, Uint32Array>();
  readonly #tallies: Uint32Array[];
  readonly #documents: Uint32Array;
  readonly #others: Bitset;
  readonly #difference: Bitset;

  /** @param everything The set of all courses. */
  constructor(packed: PackedColumns, everything: Bitset) {
    const { bases, lists, pairs, size, columns } = packed;
    const choices = bases.at(-1)!;
    this.#packed = packed;
    this.counts = new Uint32Array(choices);
    const counts = lists.before.subarray(1).map((end, choice) => end - lists.before[choice]!);
    this.#everything = { set: everything, size, counts };
    packed.rows.forEach((choice, row) => {
      this.#rows.set(choice, pairs.subarray(row * choices, (row + 1) * choices));
    });
    this.#tallies = columns.map(({ starts }) => new Uint32Array(starts.length - 1));
    this.#documents = new Uint32Array(size);
    this.#others = emptySet(lists.size);
    this.#difference = emptySet(lists.size);
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
      if (part.key !== "name") this.#countFor(part.key, others, matches);
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
      this.#tally(matches, 1, all);
    } else this.#countLess(around, matches, all);
  }

  /** Counts one facet for all parts but its own, when the counts of the matches are there. */
  #countFor(key: FacetKey, others: readonly Part[], matches: Bitset): void {
    const place = FILTER_KEYS.indexOf(key);
    const [from, to] = [this.#packed.bases[place]!, this.#packed.bases[place + 1]!];
    const range = { from, to, column: columnOf(key) };
    const known = this.#lookUp(others);
    if (known) {
      this.counts.set(known.subarray(from, to), from);
      return;
    }
    intersectParts(others, this.#others);
    const around = this.#smallestAround(others);
    const size = roughCardinality(this.#others);
    if (around.size - size < size - roughCardinality(matches)) {
      this.#countLess(around, this.#others, range);
    } else {
      subtract(this.#others, matches, this.#difference);
      this.#tally(this.#difference, 1, range);
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
  #countLess({ set: around, counts }: Known, set: Bitset, range: ChoiceRange): void {
    subtract(around, set, this.#difference);
    this.counts.set(counts.subarray(range.from, range.to), range.from);
    this.#tally(this.#difference, -1, range);
  }

  /** Adds `sign` to the count of each choice in the range, for every document of the set. */
  #tally(set: Bitset, sign: number, range: ChoiceRange): void {
    const documents = this.#documents.subarray(0, membersInto(set, this.#documents));
    this.#packed.columns.forEach((column, at) => {
      if (range.column !== null && range.column !== at) return;
      const tally = this.#tallies[at]!;
      if (documents.length < tally.length) addEach(column, documents, this.counts, sign, range);
      else addTallied(column, documents, tally, this.counts, sign, range);
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

/** First counts the codes, which are fewer than the documents, then their choices. */
function addTallied(
  { codes, starts, choices }: PackedColumn,
  documents: Uint32Array,
  tally: Uint32Array,
  counts: Uint32Array,
  sign: number,
  { from, to }: ChoiceRange,
): void {
  for (let at = 0; at < documents.length; at++) tally[codes[documents[at]!]!]!++;
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

function subtract(set: Bitset, other: Bitset, into: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = set[word]! & ~other[word]!;
}

/** Words that are looked at to guess how many numbers a set holds. */
const SAMPLE = 512;

function roughCardinality(set: Bitset): number {
  const step = Math.max(1, Math.floor(set.length / SAMPLE));
  let count = 0;
  let looked = 0;
  for (let word = 0; word < set.length; word += step) {
    count += bitsOf(set[word]!);
    looked++;
  }
  return looked === 0 ? 0 : (count * set.length) / looked;
}
