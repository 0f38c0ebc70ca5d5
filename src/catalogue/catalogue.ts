import { type ActiveFilter, activeFilters } from "./active-filters.ts";
import type {
  CatalogueSource,
  CourseQuery,
  CourseResults,
  SampleStats,
  SpotlightResults,
  Suggestion,
} from "./catalogue-answers.ts";
import { CatalogueBuilder, type PackedCatalogue } from "./catalogue-builder.ts";
import { openColumns } from "./counting/open-columns.ts";
import type { Category, CourseSummary } from "./course.ts";
import { CourseSearch } from "./course-search.ts";
import { CourseSummaries } from "./course-summaries.ts";
import { labelFacets } from "./facet-labels.ts";
import { readFilters } from "./filter-reading.ts";
import type { Filters } from "./filters.ts";
import type { InstitutionSummary } from "./institution.ts";
import { knownValues } from "./known-values.ts";
import type { LeftOut } from "./left-out.ts";
import { sortedByName } from "./names.ts";
import { NumberLists } from "./number-lists.ts";
import { pageMetaOf } from "./pagination.ts";
import { DirectorySearch } from "./search/directory-search.ts";
import { openText } from "./search/text-columns.ts";
import { TextIndex } from "./search/text-index.ts";

/**
 * The published directory, immutable and in memory. A change builds a new one and swaps it in; a
 * reader that holds one sees it whole and unchanged.
 */
export interface Catalogue {
  readonly version: number;
  /** How much of it is of the fictional sample data set. */
  readonly sampleStats: SampleStats;
  /** What could not be indexed, and is therefore missing here. */
  readonly leftOut: readonly LeftOut[];
  /** `categories` are the fields that hold courses themselves, so not the groups around others. */
  readonly stats: { courses: number; institutions: number; categories: number };
  readonly categories: readonly Category[];
  /** Featured ones first by their position, then by name. */
  readonly institutions: readonly InstitutionSummary[];
  course(id: number): CourseSummary | undefined;
  /** Reads filters from an address; unknown parameters are ignored. */
  readFilters(parameters: URLSearchParams): Filters;
  /** What was asked for, each value with its label and the filters that its removal leaves. */
  activeFilters(filters: Filters): ActiveFilter[];
  searchCourses(query: CourseQuery): CourseResults;
  /** At most `limit` (8 unless told) courses and institutions for what was typed so far. */
  suggest(typed: string, limit?: number): Suggestion[];
  /** Courses and institutions together, best match first; a page has 10 unless told. */
  spotlight(query: string, page: number, limit?: number): SpotlightResults;
}

const SUGGESTIONS = 8;
const SPOTLIGHT_PAGE_SIZE = 10;

/** Packs everything that is published into an index. */
export function packCatalogue({ courses, ...parts }: CatalogueSource): PackedCatalogue {
  const builder = new CatalogueBuilder(parts);
  for (const course of courses) builder.add(course);
  return builder.pack();
}

/** Builds the directory that people read. */
export function buildCatalogue(source: CatalogueSource): Catalogue {
  return openCatalogue(packCatalogue(source));
}

/** Opens a packed catalogue. It refers to the packed form, which must not be changed afterwards. */
export function openCatalogue(packed: PackedCatalogue): Catalogue {
  const cards = new CourseSummaries(packed.cards);
  const known = knownValues(packed.choices);
  const { courseSearch, directory } = openSearch(packed, known);
  const parts = withoutIndex(packed);
  const course = (id: number) => cards.get(id)!;
  const entryOf = (document: number): Suggestion => {
    const place = parts.institutionPlaces[document - parts.ids.length];
    return place === undefined
      ? courseEntry(course(parts.ids[document]!))
      : institutionEntry(parts.institutions[place]!);
  };
  return {
    version: parts.version,
    sampleStats: parts.sampleStats,
    leftOut: parts.leftOut,
    stats: statsOf(parts),
    categories: parts.categories,
    institutions: institutionsInOrder(parts.institutions),
    course: (id) => cards.get(id),
    readFilters: (parameters) => readFilters(parameters, known),
    activeFilters: (filters) => activeFilters(filters, known),
    searchCourses: (query) => {
      const { ids, total, counts, correction, rescue } = courseSearch.search(query);
      return {
        courses: ids.map(course),
        meta: pageMetaOf(total, query.page, query.limit),
        facets: labelFacets(parts, counts, query.filters),
        correction,
        rescue,
      };
    },
    suggest: (typed, limit = SUGGESTIONS) => {
      const lineOf = (document: number) => {
        const { name, info1 } = entryOf(document);
        return `${name}\n${info1}`;
      };
      return directory.suggest(typed, limit, lineOf).map(entryOf);
    },
    spotlight: (query, page, limit = SPOTLIGHT_PAGE_SIZE) => {
      const { documents, total, correction } = directory.spotlight(query, page, limit);
      return {
        results: documents.map(entryOf),
        meta: pageMetaOf(total, page, limit),
        correction,
      };
    },
  };
}

/** What answers need besides the index, whose columns need not stay where they came. */
function withoutIndex({ columns, text, ...parts }: PackedCatalogue) {
  return parts;
}

/** Makes a packed catalogue answer in numbers. */
export function openSearch(
  packed: PackedCatalogue,
  known = knownValues(packed.choices),
  columns = openColumns(packed.columns),
): { courseSearch: CourseSearch; directory: DirectorySearch } {
  const lists = new NumberLists(columns.lists);
  const text = new TextIndex(openText(packed.text, lists));
  const { ids, order } = packed;
  return {
    courseSearch: new CourseSearch({ columns, lists, ids, order, known, text }),
    directory: new DirectorySearch(text),
  };
}

function courseEntry({ id, name, institution, sample }: CourseSummary): Suggestion {
  return { type: "Course", id, name, info1: institution.name, sample };
}

function institutionEntry({ id, name, places, sample }: InstitutionSummary): Suggestion {
  return { type: "Institution", id, name, info1: places.join(", ") || "Institution", sample };
}

function statsOf({ ids, institutions, categories }: ReturnType<typeof withoutIndex>) {
  const groups = new Set(categories.map(({ parent }) => parent?.id));
  return {
    courses: ids.length,
    institutions: institutions.length,
    categories: categories.filter(({ id }) => !groups.has(id)).length,
  };
}

function institutionsInOrder(institutions: readonly InstitutionSummary[]): InstitutionSummary[] {
  const position = (institution: InstitutionSummary) => institution.featured_position ?? Infinity;
  return sortedByName(institutions, ({ name }) => name).sort((a, b) =>
    position(a) === position(b) ? 0 : position(a) - position(b),
  );
}
