import type { Category, IndexedCourse } from "#catalogue/course.ts";
import { figuresOf } from "#catalogue/course-figures.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { type FacetKey, facetOf } from "#catalogue/facets.ts";
import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { atollOf } from "#catalogue/islands.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import {
  institutionNamesOf,
  institutionPlacesTextOf,
  namesOf,
  placesTextOf,
  studyModeOf,
} from "#catalogue/search/directory-texts.ts";
import type { Directory } from "./corpora.ts";

/** A course, or an institution behind the courses, in the peers' format. */
export interface PlainRecord {
  id: number;
  isCourse: boolean;
  /** The words of its names, each name on a line. */
  name: string;
  /** The words of everything that is searched, the names first, each text on a line. */
  text: string;
  /** Its values of all facets, each once; an institution has none. */
  values: number[];
  /** Its entry routes; an institution has none. */
  routes: readonly EntryRoute[];
}

/** Numbers of facet values, in the order in which courses first have them. */
export class FacetValues {
  readonly #numbers = new Map<string, number>();
  /** "key: value" of each. */
  readonly names: string[] = [];
  /** The place of each one's facet in FILTER_KEYS. */
  readonly facets: number[] = [];

  number(facet: number, value: string): number {
    const name = `${FILTER_KEYS[facet]}: ${value}`;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.names.length);
    this.facets.push(facet);
    return this.names.push(name) - 1;
  }

  /** The filters by facet; null for a facet without one. */
  chosen(filters: Filters): (number[] | null)[] {
    return FILTER_KEYS.map((key) =>
      filters[key].length === 0
        ? null
        : filters[key].flatMap((value) => this.#numbers.get(`${key}: ${value}`) ?? []),
    );
  }

  /** Courses by "key: value", without values that have none. */
  named(counts: ArrayLike<number>): Map<string, number> {
    const named = this.names.map((name, number) => [name, counts[number] ?? 0] as const);
    return new Map(named.filter(([, count]) => count > 0));
  }
}

/** All courses, then the institutions. Their values are numbered by `values`. */
export function* recordsOf(
  { parts, courses }: Directory,
  values = new FacetValues(),
): Generator<PlainRecord> {
  const parents = parentsOf(parts.categories);
  const institutions = new Map(parts.institutions.map((one) => [one.id, institutionNamesOf(one)]));
  let last = 0;
  for (const course of courses()) {
    const named = FILTER_KEYS.map((key) => [...new Set(valuesOf(course, key, parents))]);
    const texts = [
      institutions.get(course.institution.id)!,
      ...named[FILTER_KEYS.indexOf("category")]!,
      course.awarding_body ?? "",
      course.careers_plain,
      course.modules_plain,
      placesTextOf(course),
      studyModeOf(course),
    ];
    const numbers = named.flatMap((own, facet) => own.map((value) => values.number(facet, value)));
    yield recordOf(course.id, namesOf(course), texts, {
      values: numbers,
      routes: course.entry_routes,
    });
    last = Math.max(last, course.id);
  }
  for (const [at, institution] of parts.institutions.entries()) {
    const texts = [institutionPlacesTextOf(institution)];
    yield recordOf(last + 1 + at, institutionNamesOf(institution), texts, null);
  }
}

function recordOf(
  id: number,
  names: string,
  texts: readonly string[],
  ofCourse: Pick<PlainRecord, "values" | "routes"> | null,
): PlainRecord {
  const name = wordLines(names);
  const text = [name, ...texts.map(wordLines)].filter((line) => line !== "").join("\n");
  return {
    id,
    isCourse: ofCourse !== null,
    name,
    text,
    ...(ofCourse ?? { values: [], routes: [] }),
  };
}

/** The group of each subcategory, by name; a course of a subcategory belongs to its group too. */
export function parentsOf(categories: readonly Category[]): ReadonlyMap<string, string> {
  return new Map(categories.flatMap(({ name, parent }) => (parent ? [[name, parent.name]] : [])));
}

/** Every value of a facet that a course matches, computed without an index. */
export function valuesOf(
  course: IndexedCourse,
  key: FacetKey,
  parents: ReadonlyMap<string, string>,
): string[] {
  switch (key) {
    case "awarding_body_type":
      if (course.awarding_body_type === "both") return ["local", "international", "both"];
      return course.awarding_body_type ? [course.awarding_body_type] : [];
    case "institutions":
      return [course.institution.name];
    case "category":
      return course.categories.flatMap(({ name }) => [name, parents.get(name) ?? name]);
    case "place":
      return placeValuesOf(course);
    case "gov_first_degree": {
      const text = course.gov_first_degree_text?.trim().toLowerCase();
      return text === undefined ? [] : [text === "no" ? "no" : "yes"];
    }
    default:
      return facetOf(key)
        .valuesOf(course, figuresOf(course, { today: "", operator: SHIPPED_OPERATOR }))
        .map(String);
  }
}

function wordLines(text: string): string {
  return text
    .split("\n")
    .map((line) => splitWords(line).join(" "))
    .join("\n");
}

/** Words of a text or a query, in small letters without accents. */
export function splitWords(text: string): string[] {
  if (IS_ASCII.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const folded = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it names all of ASCII
const IS_ASCII = /^[\u0000-\u007f]*$/;

/** A typed text as words; the last one is begun unless a space follows it. */
export function wordsTyped(typed: string): { whole: string[]; begun: string | null } {
  const words = splitWords(typed);
  const begun = typed.endsWith(" ") ? null : (words.pop() ?? null);
  return { whole: words, begun };
}

function placeValuesOf({ place_codes, delivery_modalities }: IndexedCourse): string[] {
  const values = place_codes.flatMap((code) => [code, atollOf(code)!.code]);
  if (delivery_modalities.includes("online")) values.push("online");
  return values.length > 0 ? [...new Set(values)] : ["elsewhere"];
}
