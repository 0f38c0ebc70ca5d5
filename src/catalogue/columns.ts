import type { CourseSummary } from "./course.ts";
import type { CourseFigures } from "./course-figures.ts";
import { FACETS, type Facet, type FacetKey } from "./facets.ts";
import { type Narrow, NumberList, narrowArray } from "./number-list.ts";
import { type PackedLists, packLists } from "./number-lists.ts";
import type { Vocabularies } from "./vocabulary.ts";

/**
 * Some facets of all courses. Courses with the same choices share one code, so a course takes one
 * number, and one addition counts all these facets.
 */
interface PackedColumn {
  /** Code of each document. */
  codes: Narrow;
  /** Choices of code n: `choices` from `starts[n]` to `starts[n + 1]` - 1. */
  starts: Uint32Array;
  choices: Narrow;
}

/** The facets of all courses. Choices are numbered across all facets, facet after facet. */
export interface PackedColumns {
  /** Number of courses. */
  size: number;
  /** First choice of each facet in the order of FACETS, followed by the number of all choices. */
  bases: number[];
  columns: PackedColumn[];
  /** The documents of each choice. */
  lists: PackedLists;
  /** Choices with a row of `pairs`, ascending: those with many documents. */
  rows: Uint32Array;
  /** For each of `rows`, how many of its documents have each choice of any facet. */
  pairs: Uint32Array;
}

/**
 * Facets that share a column: those with few values, so that few combinations occur. Facets of
 * records and of places have many values, so each has a column of its own.
 */
const FACETS_BY_COLUMN: readonly (readonly Facet[])[] = [
  FACETS.filter((facet) => !hasOwnColumn(facet) && !facet.variesMuch),
  FACETS.filter(({ variesMuch }) => variesMuch),
  ...FACETS.filter(hasOwnColumn).map((facet) => [facet]),
];

function hasOwnColumn({ from }: Facet): boolean {
  return from === "records" || from === "places";
}

/** The values that the facets of a column read from a course. */
type ReadValues = readonly (readonly (string | number)[])[];

/** Position of the column that holds a facet. */
export function columnOf(key: FacetKey): number {
  return FACETS_BY_COLUMN.findIndex((facets) => facets.some((facet) => facet.key === key));
}

/** Collects the courses' codes, course by course. */
export class ColumnsBuilder {
  readonly #numberings = FACETS_BY_COLUMN.map((facets) => facets.map(() => new Numbering()));
  /** For each code of each column, the values that its facets read from a course with this code. */
  readonly #models = FACETS_BY_COLUMN.map(() => [] as ReadValues[]);
  readonly #ofCourse = FACETS_BY_COLUMN.map(() => new NumberList());

  add(course: CourseSummary, figures: CourseFigures): void {
    for (let column = 0; column < FACETS_BY_COLUMN.length; column++) {
      const code = this.#codeOf(column, course, figures);
      // The last numbering counts up, so a new code is the next position.
      this.#models[column]![code] ??= FACETS_BY_COLUMN[column]!.map((facet) =>
        facet.valuesOf(course, figures),
      );
      this.#ofCourse[column]!.push(code);
    }
  }

  /** Removes the courses from this place on, including one that was only partly added. */
  shorten(courses: number): void {
    for (const ofCourse of this.#ofCourse) ofCourse.shorten(courses);
  }

  /** Values that these courses state of a facet with stated choices, each value once. */
  stated(key: FacetKey, sources: Uint32Array): Set<string> {
    const column = columnOf(key);
    const at = FACETS_BY_COLUMN[column]!.findIndex((facet) => facet.key === key);
    const models = this.#used(column, sources).map((code) => this.#models[column]![code]!);
    return new Set(models.flatMap((model) => model[at] as string[]));
  }

  /**
   * @param sources For each document the place of its course among the added ones.
   */
  pack(vocabularies: Vocabularies, sources: Uint32Array): PackedColumns {
    const bases = basesOf(vocabularies);
    const choiceCount = bases.at(-1)!;
    const columns = FACETS_BY_COLUMN.map((facets, at) => {
      const used = this.#used(at, sources);
      const codes = this.#packCodes(at, used, sources);
      const models = used.map((code) => this.#models[at]![code]!);
      const lists = models.map((model) => facetChoices(model, facets, vocabularies, bases));
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
      columns,
      lists,
      rows,
      pairs: countPairs(columns, sources.length, rows, choiceCount),
    };
  }

  /** The codes that these courses have, ascending. */
  #used(column: number, sources: Uint32Array): number[] {
    const ofCourse = this.#ofCourse[column]!.view();
    const used = new Uint8Array(this.#models[column]!.length);
    for (let place = 0; place < sources.length; place++) used[ofCourse[sources[place]!]!] = 1;
    return [...this.#models[column]!.keys()].filter((code) => used[code] === 1);
  }

  /** The codes of the courses, renumbered without the codes that no course has. */
  #packCodes(column: number, used: readonly number[], sources: Uint32Array): Narrow {
    const ofCourse = this.#ofCourse[column]!.view();
    const packed = new Uint32Array(this.#models[column]!.length);
    used.forEach((code, at) => {
      packed[code] = at;
    });
    const codes = narrowArray(sources.length, used.length);
    for (let place = 0; place < sources.length; place++) {
      codes[place] = packed[ofCourse[sources[place]!]!]!;
    }
    return codes;
  }

  /** One number for the combined values of a column's facets. */
  #codeOf(column: number, course: CourseSummary, figures: CourseFigures): number {
    const facets = FACETS_BY_COLUMN[column]!;
    let code = 0;
    for (let at = 0; at < facets.length; at++) {
      code = this.#numberings[column]![at]!.next(code, facets[at]!.valuesOf(course, figures));
    }
    return code;
  }
}

/** Numbers the values of one facet in combination with the number of the facets before it. */
class Numbering {
  readonly #values = new Map<string | number, number>();
  /** Indexed by the previous number, then by the number of the values. */
  readonly #numbers: number[][] = [];
  #count = 0;

  next(before: number, values: readonly (string | number)[]): number {
    const own = numberOf(this.#values, values.length === 1 ? values[0]! : values.join("|"));
    this.#numbers[before] ??= [];
    const numbers = this.#numbers[before];
    const number = numbers[own] ?? this.#count;
    if (number === this.#count) numbers[own] = this.#count++;
    return number;
  }
}

/** First choice of each facet, followed by the number of all choices. */
function basesOf(vocabularies: Vocabularies): number[] {
  const bases = [0];
  for (const { key } of FACETS) bases.push(bases.at(-1)! + vocabularies[key].choices.length);
  return bases;
}

function numberOf<K>(numbers: Map<K, number>, value: K): number {
  const number = numbers.get(value) ?? numbers.size;
  if (number === numbers.size) numbers.set(value, number);
  return number;
}

function facetChoices(
  model: ReadValues,
  facets: readonly Facet[],
  vocabularies: Vocabularies,
  bases: readonly number[],
): number[] {
  return facets.flatMap((facet, at) => {
    const base = bases[FACETS.indexOf(facet)]!;
    return vocabularies[facet.key].positionsOf(model[at]!).map((position) => base + position);
  });
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
