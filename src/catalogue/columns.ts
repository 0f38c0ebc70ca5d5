import { type FacetKey, FILTER_KEYS } from "./filters.ts";
import { type PackedLists, packLists } from "./lists.ts";
import { type Narrow, NumberList, narrowArray } from "./number-list.ts";
import { type FacetedCourse, firstDegree, isNo, type Vocabularies } from "./vocabulary.ts";

/**
 * Some facets of all courses. Courses that answer to the same choices have the same code, so that a
 * course takes one number, and counting adds one for all these facets.
 */
export interface PackedColumn {
  /** Code of each document. */
  codes: Narrow;
  /** Choices of code n: `choices` from `starts[n]` up to `starts[n + 1]`. */
  starts: Uint32Array;
  choices: Narrow;
}

/** The facets of all courses. The choices of all facets are numbered through, facet after facet. */
export interface PackedColumns {
  /** Number of courses. */
  size: number;
  /** First choice of each facet in the order of FILTER_KEYS, and behind them how many there are. */
  bases: number[];
  columns: PackedColumn[];
  /** The documents of each choice. */
  lists: PackedLists;
  /** Choices with a row of `pairs`, ascending: those of many documents. */
  rows: Uint32Array;
  /** For each of `rows`, how many of its documents each choice of any facet has. */
  pairs: Uint32Array;
}

/** Facets that share a column: few values each, so that few combinations occur. */
const TOGETHER: readonly (readonly FacetKey[])[] = [
  ["mnqf_level", "delivery_modality", "awarding_body_type", "language", "gov_first_degree"],
  ["institutions"],
  ["category"],
];

/** More than there are of levels, awarding types and ways to combine modalities. */
const MOST_VALUES = 2 ** 8;

/** The place of the column that a facet is in. */
export function columnOf(key: FacetKey): number {
  return TOGETHER.findIndex((keys) => keys.includes(key));
}

/** Collects the courses' codes, course by course. */
export class ColumnsBuilder {
  readonly #codes = TOGETHER.map(() => new Map<string | number, number>());
  /** For each code of each column, what facets read of a course that has it. */
  readonly #models = TOGETHER.map(() => [] as FacetedCourse[]);
  readonly #languages = new Map<string, number>();
  /** What levels, modalities and awarding types there are. */
  readonly #values = new Map<string, number>();
  readonly #ofCourse = TOGETHER.map(() => new NumberList());

  add(course: FacetedCourse): void {
    this.#note(0, this.#profileOf(course), course);
    this.#note(1, course.institution.id, course);
    this.#note(2, idsOf(course), course);
  }

  /** Takes the courses from this place on away, also one that was half added. */
  shorten(courses: number): void {
    for (const ofCourse of this.#ofCourse) ofCourse.shorten(courses);
  }

  /** One number for the values that the first column's facets have together. */
  #profileOf(course: FacetedCourse): number {
    const { mnqf_level, delivery_modalities, awarding_body_type, languages } = course;
    let profile = numberOf(this.#languages, joined(languages));
    profile = profile * MOST_VALUES + numberOf(this.#values, mnqf_level ?? "");
    profile = profile * MOST_VALUES + numberOf(this.#values, joined(delivery_modalities));
    profile = profile * MOST_VALUES + numberOf(this.#values, awarding_body_type ?? "");
    return profile * 3 + schemeOf(course);
  }

  /** A course for every way in which the first column's facets are combined in these courses. */
  profiles(sources: Uint32Array): readonly FacetedCourse[] {
    return this.#used(0, sources).map((code) => this.#models[0]![code]!);
  }

  /**
   * @param sources For each document the place of its course among those added.
   * @param size Number of all documents; those behind the courses have no choices.
   */
  pack(vocabularies: Vocabularies, sources: Uint32Array, size: number): PackedColumns {
    const bases = basesOf(vocabularies);
    const choiceCount = bases.at(-1)!;
    const columns = TOGETHER.map((keys, at) => {
      const used = this.#used(at, sources);
      const codes = this.#packCodes(at, used, sources);
      const models = used.map((code) => this.#models[at]![code]!);
      const lists = models.map((model) => choicesOf(model, keys, vocabularies, bases));
      return { codes, ...packChoices(lists, choiceCount) };
    });
    const lists = packLists(choiceCount, size, (add) => {
      for (let document = 0; document < sources.length; document++) {
        for (const { codes, starts, choices } of columns) {
          const code = codes[document]!;
          for (let at = starts[code]!; at < starts[code + 1]!; at++) add(choices[at]!, document);
        }
      }
    });
    const rows = lists.long;
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

  /** The codes of the courses, numbered anew without those that no course has. */
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

  #note(column: number, signature: string | number, course: FacetedCourse): void {
    const codes = this.#codes[column]!;
    let code = codes.get(signature);
    if (code === undefined) {
      code = codes.size;
      codes.set(signature, code);
      this.#models[column]!.push(facetedOf(course));
    }
    this.#ofCourse[column]!.push(code);
  }
}

/** Nothing but what facets read, so that the rest of the course need not stay in memory. */
function facetedOf(course: FacetedCourse): FacetedCourse {
  return {
    institution: course.institution,
    awarding_body_type: course.awarding_body_type,
    gov_first_degree_text: course.gov_first_degree_text,
    mnqf_level: course.mnqf_level,
    delivery_modalities: course.delivery_modalities,
    languages: course.languages,
    categories: course.categories,
  };
}

/** First choice of each facet, and behind them the number of all choices. */
function basesOf(vocabularies: Vocabularies): number[] {
  const bases = [0];
  for (const key of FILTER_KEYS) bases.push(bases.at(-1)! + vocabularies[key].choices.length);
  return bases;
}

function joined(values: readonly string[]): string {
  return values.length === 1 ? values[0]! : values.join("|");
}

function numberOf(numbers: Map<string, number>, value: string): number {
  const number = numbers.get(value) ?? numbers.size;
  if (number === numbers.size) numbers.set(value, number);
  return number;
}

/** 0 where the scheme is not stated, 1 where it does not cover the course, else 2. */
function schemeOf({ gov_first_degree_text: text }: FacetedCourse): number {
  return firstDegree(text).length === 0 ? 0 : isNo(text!) ? 1 : 2;
}

function idsOf({ categories }: FacetedCourse): string | number {
  return categories.length === 1 ? categories[0]!.id : categories.map(({ id }) => id).join();
}

function choicesOf(
  model: FacetedCourse,
  keys: readonly FacetKey[],
  vocabularies: Vocabularies,
  bases: readonly number[],
): number[] {
  return keys.flatMap((key) => {
    const base = bases[FILTER_KEYS.indexOf(key)]!;
    return vocabularies[key].choicesOf(model).map((position) => base + position);
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
