import { type Narrow, NumberList, narrowArray } from "../sets/number-list.ts";
import { type PackedLists, packLists } from "../sets/number-lists.ts";

/** What a document states of a facet: values, or the numbers of records. */
export type FacetValues = readonly (string | number)[];

/** The choices of one facet, and which of them a document has. */
export interface FacetChoices {
  choices: { readonly length: number };
  /** Positions in `choices` of what a document states, each once; empty where it states nothing. */
  positionsOf(values: FacetValues): readonly number[];
}

/**
 * Some facets of all documents. Documents with the same choices share one code, so a document takes
 * one number, and one addition counts all these facets.
 */
interface PackedColumn {
  /** Code of each document. */
  codes: Narrow;
  /** Choices of code n: `choices` from `starts[n]` to `starts[n + 1]` - 1. */
  starts: Uint32Array;
  choices: Narrow;
}

/** The facets of all documents. Choices are numbered across all facets, facet after facet. */
export interface PackedColumns {
  /** Number of documents. */
  size: number;
  /** First choice of each facet, followed by the number of all choices. */
  bases: number[];
  /** The column that holds each facet. */
  columnOf: readonly number[];
  columns: PackedColumn[];
  /** The documents of each choice. */
  lists: PackedLists;
  /** Choices with a row of `pairs`, ascending: those with many documents. */
  rows: Uint32Array;
  /** For each of `rows`, how many of its documents have each choice of any facet. */
  pairs: Uint32Array;
}

/** Collects the documents' codes, document by document. Facets go by their numbers. */
export class ColumnsBuilder {
  readonly #columnOf: readonly number[];
  /** The facets of each column. */
  readonly #facets: readonly (readonly number[])[];
  readonly #numberings: Numbering[];
  /** For each code of each column, what documents with this code state of its facets. */
  readonly #models: FacetValues[][][];
  readonly #codes: NumberList[];

  /**
   * @param columnOf The column of each facet. Facets share one where few combinations of their values
   * occur; a facet with many values has one for itself.
   */
  constructor(columnOf: readonly number[]) {
    this.#columnOf = columnOf;
    this.#facets = Array.from({ length: Math.max(...columnOf) + 1 }, (_, column) =>
      [...columnOf.keys()].filter((facet) => columnOf[facet] === column),
    );
    this.#numberings = columnOf.map(() => new Numbering());
    this.#models = this.#facets.map(() => []);
    this.#codes = this.#facets.map(() => new NumberList());
  }

  /** @param stated What the document states of each facet. */
  add(stated: readonly FacetValues[]): void {
    for (let column = 0; column < this.#facets.length; column++) {
      const facets = this.#facets[column]!;
      let code = 0;
      for (const facet of facets) code = this.#numberings[facet]!.next(code, stated[facet]!);
      // The last numbering counts up, so a new code is the next position.
      this.#models[column]![code] ??= facets.map((facet) => stated[facet]!);
      this.#codes[column]!.push(code);
    }
  }

  /** Removes the documents from this place on, including one that was only partly added. */
  shorten(documents: number): void {
    for (const codes of this.#codes) codes.shorten(documents);
  }

  /** What these documents state of a facet, each value once. */
  stated(facet: number, sources: Uint32Array): Set<string | number> {
    const column = this.#columnOf[facet]!;
    const at = this.#facets[column]!.indexOf(facet);
    const models = this.#used(column, sources).map((code) => this.#models[column]![code]!);
    return new Set(models.flatMap((model) => model[at]!));
  }

  /** @param sources For each document its place among the added ones. */
  pack(facets: readonly FacetChoices[], sources: Uint32Array): PackedColumns {
    const bases = [0];
    for (const { choices } of facets) bases.push(bases.at(-1)! + choices.length);
    const choiceCount = bases.at(-1)!;
    const columns = this.#facets.map((own, column) => {
      const used = this.#used(column, sources);
      const lists = used.map((code) =>
        own.flatMap((facet, at) => {
          const positions = facets[facet]!.positionsOf(this.#models[column]![code]![at]!);
          return positions.map((position) => bases[facet]! + position);
        }),
      );
      const codes = this.#packCodes(column, used, sources);
      return { codes, ...packChoices(lists, choiceCount) };
    });
    const lists = packLists(choiceCount, sources.length, (add) => {
      for (let document = 0; document < sources.length; document++) {
        for (const { codes, starts, choices } of columns) {
          const code = codes[document]!;
          for (let at = starts[code]!; at < starts[code + 1]!; at++) add(choices[at]!, document);
        }
      }
    });
    const rows = lists.ranges.from;
    return {
      size: sources.length,
      bases,
      columnOf: this.#columnOf,
      columns,
      lists,
      rows,
      pairs: countPairs(columns, sources.length, rows, choiceCount),
    };
  }

  /** The codes that these documents have, ascending. */
  #used(column: number, sources: Uint32Array): number[] {
    const all = this.#codes[column]!.view();
    const used = new Uint8Array(this.#models[column]!.length);
    for (let place = 0; place < sources.length; place++) used[all[sources[place]!]!] = 1;
    return [...this.#models[column]!.keys()].filter((code) => used[code] === 1);
  }

  /** The codes of the documents, renumbered without the codes that no document has. */
  #packCodes(column: number, used: readonly number[], sources: Uint32Array): Narrow {
    const all = this.#codes[column]!.view();
    const packed = new Uint32Array(this.#models[column]!.length);
    used.forEach((code, at) => {
      packed[code] = at;
    });
    const codes = narrowArray(sources.length, used.length);
    for (let place = 0; place < sources.length; place++) {
      codes[place] = packed[all[sources[place]!]!]!;
    }
    return codes;
  }
}

/** Numbers the values of one facet in combination with the number of the facets before it. */
class Numbering {
  readonly #values = new Map<string | number, number>();
  /** Indexed by the previous number, then by the number of the values. */
  readonly #numbers: number[][] = [];
  #count = 0;

  next(before: number, values: FacetValues): number {
    const value = values.length === 1 ? values[0]! : values.join("|");
    const own = this.#values.get(value) ?? this.#values.size;
    if (own === this.#values.size) this.#values.set(value, own);
    this.#numbers[before] ??= [];
    const numbers = this.#numbers[before];
    const number = numbers[own] ?? this.#count;
    if (number === this.#count) numbers[own] = this.#count++;
    return number;
  }
}

function packChoices(lists: readonly (readonly number[])[], choiceCount: number) {
  const starts = new Uint32Array(lists.length + 1);
  for (const [code, list] of lists.entries()) starts[code + 1] = starts[code]! + list.length;
  const choices = narrowArray(starts[lists.length]!, choiceCount);
  for (const [code, list] of lists.entries()) choices.set(list, starts[code]!);
  return { starts, choices };
}

function countPairs(
  columns: readonly PackedColumn[],
  size: number,
  rows: Uint32Array,
  choiceCount: number,
): Uint32Array {
  const pairs = new Uint32Array(rows.length * choiceCount);
  const rowOf = new Int32Array(choiceCount).fill(-1);
  rows.forEach((choice, row) => {
    rowOf[choice] = row * choiceCount;
  });
  const own: number[] = [];
  for (let document = 0; document < size; document++) {
    own.length = 0;
    for (const { codes, starts, choices } of columns) {
      const code = codes[document]!;
      for (let at = starts[code]!; at < starts[code + 1]!; at++) own.push(choices[at]!);
    }
    for (const choice of own) {
      const row = rowOf[choice]!;
      if (row >= 0) for (const other of own) pairs[row + other]!++;
    }
  }
  return pairs;
}
