import type { IndexedCourse } from "#catalogue/course.ts";
import type { FacetKey } from "#catalogue/facets.ts";
import { FILTER_KEYS, type Filters, noFilters } from "#catalogue/filters.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import type { Directory } from "./corpora.ts";
import type { ClassName, EntryQuery } from "./engine.ts";
import { personDrawer } from "./entry.ts";
import { parentsOf, splitWords, valuesOf } from "./records.ts";

export type Query = string | Filters | EntryQuery;

/** A misspelt text, and the meant one. */
export interface Typo {
  typed: string;
  meant: string;
}

/** The queries of each class; the same in every run. */
export interface Workload {
  /** Asked before anything is measured. */
  warming: Record<ClassName, Query[]>;
  /** Each asked once; no two are the same. */
  fresh: Record<ClassName, Query[]>;
  /** Those of `fresh` in class c. */
  typos: Typo[];
  /** Words of which half is typed, with one typo. */
  halves: Typo[];
  /** Share of the fresh queries with a word that no query before them has. */
  newWords: Partial<Record<ClassName, number>>;
}

const [WARMING, FRESH] = [2_000, 6_000];
/** Number of courses that queries are derived from. */
const MODELS = 12_000;
/** Number of half words, and their letters. */
const [HALVES, HALF_LENGTH] = [600, 5];
/** So often a query is drawn again for a word that was never asked, and for not being asked yet. */
const [DRAWS_FOR_WORD, DRAWS] = [5, 1_000];

interface Drawn {
  query: Query;
  words: readonly string[];
  meant?: string;
}

/**
 * Realistic queries derived from existing courses. None repeats another; as far as the corpus has
 * them, each has a word that none before it has.
 *
 * @param vocabulary All words of the corpus: a misspelling that is another word is no typo.
 */
export function workloadFor(
  directory: Directory,
  size: number,
  vocabulary: ReadonlyMap<string, unknown>,
): Workload {
  const random = seededRandom(5);
  const models: IndexedCourse[] = [];
  for (const course of directory.courses()) if (random() < MODELS / size) models.push(course);
  const model = () => models[Math.floor(random() * models.length)]!;
  const filters = filterDrawer(directory, model, random);
  const person = personDrawer(random);
  const draws: Record<ClassName, () => Drawn | null> = {
    a: () => ({ query: filters(model(), Math.floor(random() * 5)), words: [] }),
    b: () => textQuery(wordsOf(model(), random), random),
    c: () => typoQuery(wordsOf(model(), random), random, vocabulary),
    d: () => {
      const course = model();
      const { query, words } = textQuery(wordsOf(course, random), random);
      return {
        query: { ...filters(course, random() < 0.5 ? 1 : 2), name: query as string },
        words,
      };
    },
    e: keyDrawer(model, random),
    f: () => ({
      query: { have: person(), filters: filters(model(), Math.floor(random() * 3)) },
      words: [],
    }),
  };
  const work: Workload = {
    warming: { a: [], b: [], c: [], d: [], e: [], f: [] },
    fresh: { a: [], b: [], c: [], d: [], e: [], f: [] },
    typos: [],
    halves: halvesOf(models, seededRandom(23), vocabulary),
    newWords: {},
  };
  for (const [letter, draw] of Object.entries(draws) as [ClassName, () => Drawn | null][]) {
    for (const { query } of drawNew(draw, WARMING)) work.warming[letter].push(query);
    let withNew = 0;
    for (const { query, words, meant, hasNew } of drawNew(draw, FRESH)) {
      work.fresh[letter].push(query);
      if (meant !== undefined) work.typos.push({ typed: query as string, meant });
      if (hasNew) withNew++;
      if (words.length === 0) continue;
      work.newWords[letter] = withNew / work.fresh[letter].length;
    }
  }
  return work;
}

/** Up to `count` queries, none twice, and if possible each with a word that none before it has. */
function* drawNew(draw: () => Drawn | null, count: number): Generator<Drawn & { hasNew: boolean }> {
  const [seen, asked] = [new Set<string>(), new Set<string>()];
  const isNew = (word: string) => !asked.has(word);
  for (let given = 0; given < count; given++) {
    let [found, hasNew]: [Drawn | null, boolean] = [null, false];
    for (let tries = 0; tries < DRAWS && !hasNew; tries++) {
      if (found && tries >= DRAWS_FOR_WORD) break;
      const drawn = draw();
      if (drawn === null || seen.has(JSON.stringify(drawn.query))) continue;
      found = drawn;
      hasNew = drawn.words.some(isNew);
    }
    if (found === null) return;
    seen.add(JSON.stringify(found.query));
    for (const word of found.words) asked.add(word);
    yield { ...found, hasNew };
  }
}

function filterDrawer(
  { parts }: Directory,
  model: () => IndexedCourse,
  random: () => number,
): (course: IndexedCourse, keys: number) => Filters {
  const parents = parentsOf(parts.categories);
  return (course, keys) => {
    const filters = noFilters();
    const drawn = new Set<FacetKey>();
    while (drawn.size < keys) drawn.add(FILTER_KEYS[Math.floor(random() * FILTER_KEYS.length)]!);
    for (const key of drawn) {
      const others = random() < 0.3 ? valuesOf(model(), key, parents) : [];
      const values = [...valuesOf(course, key, parents), ...others];
      filters[key] = [...new Set(values.slice(-2))];
    }
    return filters;
  };
}

/** One to three words of a name that stand side by side, those that count. */
function wordsOf({ name }: IndexedCourse, random: () => number): string[] {
  const words = splitWords(name).filter((word) => word.length > 2 && !SMALL_WORDS.has(word));
  const count = 1 + Math.floor(random() * 3);
  const start = Math.floor(random() * Math.max(1, words.length - count + 1));
  return words.slice(start, start + count);
}

export const SMALL_WORDS: ReadonlySet<string> = new Set(
  "and the for with from into its via per course courses".split(" "),
);

function textQuery(words: readonly string[], random: () => number): Drawn & { query: string } {
  const last = words.at(-1) ?? "course";
  const length = random() < 0.5 ? last.length : Math.max(3, Math.ceil(last.length * 0.6));
  return { query: [...words.slice(0, -1), last.slice(0, length)].join(" "), words };
}

/** Halves of long words of some courses, each with one typo and once. */
function halvesOf(
  models: readonly IndexedCourse[],
  random: () => number,
  vocabulary: ReadonlyMap<string, unknown>,
): Typo[] {
  const words = new Set(
    models.flatMap(({ name }) => splitWords(name)).filter((word) => /^[a-z]{8,}$/.test(word)),
  );
  const beginnings = new Set<string>();
  for (const word of vocabulary.keys())
    for (let length = 3; length <= HALF_LENGTH + 1; length++) beginnings.add(word.slice(0, length));
  return [...words].slice(0, HALVES).flatMap((word) => {
    const meant = word.slice(0, HALF_LENGTH);
    const typed = misspell(meant, random);
    return beginnings.has(typed) ? [] : [{ typed, meant }];
  });
}

/** One letter inserted, deleted, replaced or swapped, in a word of five letters or more. */
function typoQuery(
  words: readonly string[],
  random: () => number,
  vocabulary: { has(word: string): boolean },
): Drawn | null {
  const long = words.filter((word) => /^[a-z]{5,}$/.test(word));
  const word = long[Math.floor(random() * long.length)];
  if (word === undefined) return null;
  const wrong = misspell(word, random);
  if (vocabulary.has(wrong)) return null;
  const typed = words.map((one) => (one === word ? wrong : one)).join(" ");
  return { query: `${typed} `, words: [...words, wrong], meant: words.join(" ") };
}

/** The word with one letter inserted, deleted, replaced or swapped with the next, not the first. */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  return [
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ][Math.floor(random() * 4)]!;
}

/** The search box after each key, as names are typed from their beginning or from a later word. */
function keyDrawer(model: () => IndexedCourse, random: () => number): () => Drawn {
  let [typed, length] = ["", 0];
  return () => {
    if (length >= Math.min(typed.length, 24)) {
      const { name } = model();
      const starts = [
        0,
        ...Array.from(name.matchAll(/(?<=\s)[\p{L}\p{N}]/gu), ({ index }) => index),
      ];
      typed = name.slice(random() < 0.5 ? 0 : starts[Math.floor(random() * starts.length)]);
      length = 0;
    }
    length++;
    return { query: typed.slice(0, length), words: splitWords(typed.slice(0, length)).slice(-1) };
  };
}
