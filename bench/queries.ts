import type { IndexedCourse } from "#catalogue/course.ts";
import type { FacetKey } from "#catalogue/facets.ts";
import { FILTER_KEYS, type Filters, noFilters } from "#catalogue/filters.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import { valuesOf } from "./facet-values.ts";
import type { GeneratedDirectory } from "./generator.ts";

/** The queries of each class of work. */
export interface Workload {
  /** a: filters; up to four keys with one or two values each. */
  browse: Filters[];
  /** b: one to three words, the last one possibly incomplete. */
  text: string[];
  /** c: as b with one typo, and the intended name. */
  slips: { typed: string; meant: string }[];
  /** d: text and one or two filters. */
  both: Filters[];
  /** e: the text of the search box after each key press. */
  keys: string[];
}

const COUNT = 600;
/** Number of courses that queries are derived from. */
const MODELS = 1_200;

/** Queries that are repeated, and as many others that run only once. */
export interface Workloads {
  recurring: Workload;
  fresh: Workload;
}

/** Realistic queries derived from existing courses, the same in every run. */
export function workloadsFor(directory: GeneratedDirectory, size: number): Workloads {
  const random = seededRandom(5);
  const models = modelsOf(directory, size, random);
  const half = Math.floor(models.length / 2);
  return {
    recurring: workloadOf(models.slice(0, half), random),
    fresh: workloadOf(models.slice(half), random),
  };
}

function workloadOf(models: readonly IndexedCourse[], random: () => number): Workload {
  const model = () => models[Math.floor(random() * models.length)]!;
  const meant = Array.from({ length: COUNT }, () => wordsOf(model(), random));
  return {
    browse: Array.from({ length: COUNT }, (_, at) => filtersFor(model, at % 5, random)),
    text: meant.map((words) => begun(words, random)),
    slips: meant.flatMap((words) => slipIn(words, random)),
    both: Array.from({ length: COUNT }, (_, at) => {
      const course = model();
      const filters = filtersFor(() => course, 1 + (at % 2), random);
      return { ...filters, name: begun(wordsOf(course, random), random) };
    }),
    keys: Array.from({ length: 40 }, () => model().name).flatMap((name) =>
      Array.from({ length: Math.min(name.length, 24) }, (_, at) => name.slice(0, at + 1)),
    ),
  };
}

function modelsOf(
  { courses }: GeneratedDirectory,
  size: number,
  random: () => number,
): IndexedCourse[] {
  const models: IndexedCourse[] = [];
  for (const course of courses()) if (random() < MODELS / size) models.push(course);
  return models;
}

function filtersFor(model: () => IndexedCourse, keyCount: number, random: () => number): Filters {
  const filters = noFilters();
  const keys = new Set<FacetKey>();
  while (keys.size < keyCount) keys.add(FILTER_KEYS[Math.floor(random() * FILTER_KEYS.length)]!);
  const course = model();
  for (const key of keys) {
    const values = [...valuesOf(course, key), ...(random() < 0.3 ? valuesOf(model(), key) : [])];
    filters[key] = [...new Set(values.slice(-2))];
  }
  return filters;
}

/** The significant words of a name: those of three letters or more. */
function wordsOf({ name }: IndexedCourse, random: () => number): string[] {
  const words = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && word !== "and");
  const count = 1 + Math.floor(random() * 3);
  const start = Math.floor(random() * Math.max(1, words.length - count + 1));
  return words.slice(start, start + count);
}

function begun(words: readonly string[], random: () => number): string {
  const last = words.at(-1)!;
  const length = random() < 0.5 ? last.length : Math.max(3, Math.ceil(last.length * 0.6));
  return [...words.slice(0, -1), last.slice(0, length)].join(" ");
}

/** One letter inserted, deleted, replaced or swapped, in a word of five letters or more. */
function slipIn(words: readonly string[], random: () => number) {
  const long = words.filter((word) => word.length >= 5);
  const word = long[Math.floor(random() * long.length)];
  if (word === undefined) return [];
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const slipped = [
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ][Math.floor(random() * 4)]!;
  const typed = words.map((one) => (one === word ? slipped : one)).join(" ");
  return slipped === word ? [] : [{ typed: `${typed} `, meant: words.join(" ") }];
}
