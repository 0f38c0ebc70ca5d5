import { type ActiveFilter, activeFilters } from "./active-filters.ts";
import type {
  CatalogueSource,
  CourseQuery,
  CourseResults,
  SpotlightResults,
  Suggestion,
} from "./answers.ts";
import type { Category, CourseCard, IndexedCourse } from "./course.ts";
import { buildCourseSearch } from "./course-search.ts";
import { inFairOrder } from "./fair-order.ts";
import { readFilters } from "./filter-reading.ts";
import { type FacetKey, FILTER_KEYS, type Filters } from "./filters.ts";
import type { InstitutionCard } from "./institution.ts";
import { knownValues } from "./known-values.ts";
import { sortedByName } from "./names.ts";
import { buildDirectorySearch } from "./search/directory-search.ts";
import { type Vocabularies, vocabulariesOf } from "./vocabulary.ts";

/**
 * The published directory, immutable and in memory. A change builds a new one and swaps it in; a
 * reader that holds one sees it whole and unchanged.
 */
export interface Catalogue {
  readonly version: number;
  /** True while any course or institution is of the fictional sample data set. */
  readonly hasSampleData: boolean;
  /** `categories` are the fields that hold courses themselves, so not the groups around others. */
  readonly stats: { courses: number; institutions: number; categories: number };
  readonly categories: readonly Category[];
  /** Featured ones first by their position, then by name. */
  readonly institutions: readonly InstitutionCard[];
  course(id: number): CourseCard | undefined;
  /** Reads filters from an address; unknown parameters are ignored. */
  readFilters(parameters: URLSearchParams): Filters;
  /** What was asked for, each value with its label and the filters that its removal leaves. */
  activeFilters(filters: Filters): ActiveFilter[];
  searchCourses(query: CourseQuery): CourseResults;
  /** At most `limit` (8 unless told) courses and institutions for what was typed so far. */
  suggest(typed: string, limit?: number): Suggestion[];
  /** Courses and institutions together, best match first. */
  spotlight(query: string, page: number, limit?: number): SpotlightResults;
}

/** Builds the directory that people read. The source is kept in part, so it must not be changed. */
export function buildCatalogue(source: CatalogueSource): Catalogue {
  const ordered = { ...source, courses: inFairOrder(source.courses) };
  const courses = ordered.courses.map(cardOf);
  const vocabularies = vocabulariesOf(ordered);
  const known = knownValues(choicesOf(vocabularies));
  const search = buildDirectorySearch(ordered);
  const byId = new Map(courses.map((course) => [course.id, course]));
  return {
    version: source.version,
    hasSampleData: courses.some(isSample) || source.institutions.some(isSample),
    stats: statsOf(source),
    categories: [...source.categories],
    institutions: institutionsInOrder(source.institutions),
    course: (id) => byId.get(id),
    readFilters: (parameters) => readFilters(parameters, known),
    activeFilters: (filters) => activeFilters(filters, known),
    searchCourses: buildCourseSearch({ courses, vocabularies, known, text: search.courses }),
    suggest: search.suggest,
    spotlight: search.spotlight,
  };
}

function isSample({ sample }: { sample: boolean }): boolean {
  return sample;
}

/** Leaves behind the text that only the search reads: it must not travel to visitors. */
function cardOf({
  careers_plain: _,
  modules_plain: __,
  timings_plain: ___,
  ...card
}: IndexedCourse): CourseCard {
  return card;
}

function choicesOf(vocabularies: Vocabularies) {
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, vocabularies[key].choices])) as Record<
    FacetKey,
    Vocabularies[FacetKey]["choices"]
  >;
}

function statsOf({ courses, institutions, categories }: CatalogueSource) {
  const groups = new Set(categories.map(({ parent }) => parent?.id));
  return {
    courses: courses.length,
    institutions: institutions.length,
    categories: categories.filter(({ id }) => !groups.has(id)).length,
  };
}

function institutionsInOrder(institutions: readonly InstitutionCard[]): InstitutionCard[] {
  const position = (institution: InstitutionCard) => institution.featured_position ?? Infinity;
  return sortedByName(institutions, ({ name }) => name).sort((a, b) =>
    position(a) === position(b) ? 0 : position(a) - position(b),
  );
}
