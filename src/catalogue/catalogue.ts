import { NumberLists, openColumns, TextIndex } from "#engine/engine.ts";
import { type ActiveFilter, activeFilters } from "./active-filters.ts";
import type {
  CatalogueSource,
  CourseQuery,
  CourseResults,
  InstitutionResults,
  SampleStats,
  SpotlightResults,
  Suggestion,
} from "./catalogue-answers.ts";
import { CatalogueBuilder, type PackedCatalogue } from "./catalogue-builder.ts";
import type { Category, CourseSummary } from "./course.ts";
import { CourseSearch } from "./course-search.ts";
import { CourseSummaries } from "./course-summaries.ts";
import { labelFacets } from "./facet-labels.ts";
import type { FacetKey } from "./facets.ts";
import { fieldReader } from "./fields.ts";
import { readFilters } from "./filter-reading.ts";
import { phraseTable, piecesIn, stemsOfWord } from "./filter-words.ts";
import { type Filters, noFilters, tidySearchText, withName } from "./filters.ts";
import { formerNameReader } from "./former-names.ts";
import type { InstitutionSummary } from "./institution.ts";
import { institutionPhrases } from "./institution-words.ts";
import { type KnownValues, knownValues } from "./known-values.ts";
import { type LadderQuery, type OpenedLevel, openLadder } from "./ladder.ts";
import { levelGiven } from "./ladder-column.ts";
import { type PathFigures, pathFigures } from "./ladder-paths.ts";
import type { LeftOut } from "./left-out.ts";
import { sortedByName } from "./names.ts";
import { type Basis, SHIPPED_OPERATOR } from "./operator.ts";
import { pageMetaOf } from "./pagination.ts";
import { type Understood, understand } from "./query-filters.ts";
import { COURSES, DirectorySearch, type Document } from "./search/directory-search.ts";
import { languageWith } from "./search/language.ts";
import { type NamedRecord, type ReadingCatalogue, wordsIn } from "./typed-words.ts";
import { UNSTATED_VALUES } from "./vocabulary.ts";

/**
 * The published directory, immutable and in memory. A change builds a new catalogue and swaps it
 * in; a reader with a reference to the old one still sees it whole and unchanged.
 */
export interface Catalogue extends Readonly<Basis> {
  readonly version: number;
  /** How many records are fictional sample data. */
  readonly sampleStats: SampleStats;
  /** Records that could not be indexed and are therefore missing here. */
  readonly leftOut: readonly LeftOut[];
  /** `categories` counts the fields that have courses of their own, not the groups above others. */
  readonly stats: { courses: number; institutions: number; categories: number };
  readonly categories: readonly Category[];
  /** Featured ones first by their position, then by name. */
  readonly institutions: readonly InstitutionSummary[];
  course(id: number): CourseSummary | undefined;
  /** Reads filters from an address; unknown parameters are ignored. */
  readFilters(parameters: URLSearchParams): Filters;
  /** True where an address names a category by a name that it no longer has. */
  readsFormerName(parameters: URLSearchParams): boolean;
  /** Every chosen value, and every filter of the text, with its label and the filters without it. */
  activeFilters(asked: Filters, understood: Understood): ActiveFilter[];
  /** What people call a value of a filter; one that means nothing to the filter as it is. */
  valueLabel(key: FacetKey, value: string): string;
  /** True for a value that means something to the filter, whether or not courses have it. */
  isKnownValue(key: FacetKey, value: string): boolean;
  /** What filters with a text ask for, once the words of the text that are filters are read. */
  understand(filters: Filters): Understood;
  /** The institutions that words of a text name, each once. */
  institutionsIn(text: string): InstitutionSummary[];
  searchCourses(query: CourseQuery): CourseResults;
  /** At most three paths of courses from what a person has to what is wished for. */
  pathsTo(query: LadderQuery): PathFigures[];
  /** By level, the courses that name the qualification of a course as a way in. */
  openedBy(course: CourseSummary): OpenedLevel[];
  /** Ids of all courses that filters leave; words of their text are read as filters too. */
  courseIds(filters: Filters): number[];
  /**
   * How well each course has a word, from 0 to 1: best in its name, less well in other forms and other
   * texts. Null for a word that more than `most` have.
   */
  coursesWith(word: string, most: number): ReadonlyMap<number, number> | null;
  /** Institutions that match a text, best first; without a text all of them in their order. */
  searchInstitutions(typed: string): InstitutionResults;
  /**
   * At most `limit` (default 8) courses and institutions for the text typed so far; where nothing
   * holds it, the courses that it finds with filters among its words.
   */
  suggest(typed: string, limit?: number): Suggestion[];
  /**
   * Courses and institutions together, best match first; a page has 10 by default. Where words of the
   * text are filters, courses only.
   */
  spotlight(query: string, page: number, limit?: number): SpotlightResults;
}

const SUGGESTIONS = 8;
const SPOTLIGHT_PAGE_SIZE = 10;
/** Names in which the words of a text are looked for, the likeliest ones. */
const NAMES_READ = 50;

/** Packs everything published into an index. */
export function packCatalogue({ courses, ...parts }: CatalogueSource): PackedCatalogue {
  const builder = new CatalogueBuilder(parts);
  for (const course of courses) builder.add(course);
  return builder.pack();
}

/** Builds a catalogue from the published rows. */
export function buildCatalogue(source: CatalogueSource): Catalogue {
  return openCatalogue(packCatalogue(source));
}

/** Opens a packed catalogue. It refers to the packed form, which must not be changed afterwards. */
export function openCatalogue(packed: PackedCatalogue): Catalogue {
  const cards = new CourseSummaries(packed.cards, packed.entry);
  const known = knownValues(packed.choices, UNSTATED_VALUES);
  const { courseSearch, directory, text } = openSearch(packed, known);
  const parts = withoutIndex(packed);
  const basis: Basis = { today: parts.today ?? "", operator: parts.operator ?? SHIPPED_OPERATOR };
  const ladder = openLadder(packed);
  const fieldsOf = fieldReader(packed.categories);
  const course = (id: number) => cards.get(id)!;
  const institutions = institutionsInOrder(parts.institutions);
  const { institutionOf, entryOf, namesOf } = recordsOf(parts, course);
  const reading = {
    ...readingOf({ courseSearch, directory, text }, known, namesOf, parts),
    ...basis,
  };
  const searchCourses = (query: CourseQuery): CourseResults => {
    const { ids, total, counts, ...found } = courseSearch.search(query);
    return {
      ...found,
      courses: ids.map(course),
      meta: pageMetaOf(total, query.page, query.limit),
      facets: labelFacets(parts, counts, query.filters),
    };
  };
  const understandText = (name: string) => understand(withName(noFilters(), name), reading);
  return {
    version: parts.version,
    ...basis,
    sampleStats: parts.sampleStats,
    leftOut: parts.leftOut,
    stats: statsOf(parts),
    categories: parts.categories,
    institutions,
    course: (id) => cards.get(id),
    readFilters: (parameters) => readFilters(parameters, known),
    readsFormerName: formerNameReader(packed, known),
    activeFilters: (asked, understood) => activeFilters(asked, understood, known),
    valueLabel: known.label,
    isKnownValue: known.isKnown,
    understand: (filters) => understand(filters, reading),
    institutionsIn: (said) => {
      const pieces = piecesIn(wordsIn(said, stemsOfWord), undefined, reading.institutions);
      const names = pieces.flatMap(({ key, values }) => (key === "institutions" ? values : []));
      return institutions.filter(({ name }) => names.includes(name));
    },
    searchCourses,
    pathsTo: (query) =>
      ladder
        .paths(query)
        .map(({ courses, ...path }) =>
          pathFigures({ ...path, courses: courses.map(course) }, query.have, fieldsOf, basis),
        ),
    openedBy: (of) => ladder.opened(levelGiven(of), fieldsOf(of)),
    courseIds: (asked) => {
      const { filters } = understand(asked, reading);
      const limit = Math.max(1, parts.ids.length);
      return courseSearch.search({ filters, page: 1, limit, order: "DESC" }).ids;
    },
    coursesWith: (word, most) => {
      const hits = text.holding(word, COURSES, most);
      return hits && new Map(hits.map(({ document, score }) => [parts.ids[document]!, score]));
    },
    searchInstitutions: (typed) => {
      if (typed === "") return { institutions, correction: null };
      const { documents, correction } = directory.institutions(typed);
      return { institutions: documents.map(institutionOf), correction };
    },
    suggest: (typed, limit = SUGGESTIONS) => {
      const documents = directory.suggest(typed, limit, (one) => lineOfEntry(entryOf(one)));
      if (documents.length > 0) return documents.map(entryOf);
      const { filters, wordFilters } = understandText(typed);
      if (wordFilters.length === 0 && filters.name === tidySearchText(typed)) return [];
      return courseSearch
        .search({ filters, page: 1, limit, order: "DESC" })
        .ids.map((id) => courseEntry(course(id)));
    },
    spotlight: spotlightOf({ understandText, directory, searchCourses, entryOf }),
  };
}

/** The records that documents of both kinds stand for. */
function recordsOf(parts: ReturnType<typeof withoutIndex>, course: (id: number) => CourseSummary) {
  const institutionOf = ({ document }: Document) =>
    parts.institutions[parts.institutionPlaces[document]!]!;
  const entryOf = (found: Document): Suggestion =>
    found.kind === COURSES
      ? courseEntry(course(parts.ids[found.document]!))
      : institutionEntry(institutionOf(found));
  const namesOf = (found: Document): NamedRecord[] => {
    const own = found.kind === COURSES ? course(parts.ids[found.document]!) : null;
    const { name, name_dv } = own ?? institutionOf(found);
    return [name, name_dv].flatMap((one) => (one === null ? [] : { name: one, course: own }));
  };
  return { institutionOf, entryOf, namesOf };
}

interface SpotlightParts extends Pick<Catalogue, "searchCourses"> {
  understandText(text: string): Understood;
  directory: DirectorySearch;
  entryOf(found: Document): Suggestion;
}

function spotlightOf(parts: SpotlightParts): Catalogue["spotlight"] {
  const { understandText, directory, searchCourses, entryOf } = parts;
  return (query, page, limit = SPOTLIGHT_PAGE_SIZE) => {
    const understood = understandText(query);
    const { filters, unused, wordFilters } = understood;
    const isFiltered = wordFilters.length > 0;
    const isSaid = isFiltered || (filters.name === "" && tidySearchText(query) !== "");
    const found = directory.spotlight(isSaid ? query : filters.name, page, limit);
    if (isSaid) {
      const results = searchCourses({ filters, page, limit, order: "DESC" });
      const { courses, meta, correction } = results;
      if (meta.total > 0 || found.total === 0)
        return { results: courses.map(courseEntry), meta, correction, understood };
    }
    const text = isFiltered ? query : filters.name;
    return {
      results: found.documents.map(entryOf),
      meta: pageMetaOf(found.total, page, limit),
      correction: found.correction,
      understood: { filters: withName(noFilters(), text), wordFilters: [], unused },
    };
  };
}

/**
 * The parts that answers need besides the index. The columns are left out so that the memory they
 * arrived in can be freed.
 */
function withoutIndex({ columns, text, ranks, limits, ...parts }: PackedCatalogue) {
  return parts;
}

/** Opens the numeric search of a packed catalogue. */
export function openSearch(
  packed: PackedCatalogue,
  known = knownValues(packed.choices, UNSTATED_VALUES),
  columns = openColumns(packed.columns),
): { courseSearch: CourseSearch; directory: DirectorySearch; text: TextIndex } {
  const lists = new NumberLists(columns.lists);
  const text = new TextIndex(
    packed.text,
    languageWith(packed.synonyms),
    { lists, columns: columns.columns },
    columns.kernel,
  );
  const { ids, order, ranks, limits, entry } = packed;
  return {
    courseSearch: new CourseSearch({
      columns,
      lists,
      ids,
      order,
      ranks,
      limits,
      entry,
      known,
      text,
    }),
    directory: new DirectorySearch(text),
    text,
  };
}

/** What the reading of filters in a text asks. */
function readingOf(
  { courseSearch, directory, text }: ReturnType<typeof openSearch>,
  known: KnownValues,
  namesOf: (found: Document) => NamedRecord[],
  parts: ReturnType<typeof withoutIndex>,
): Omit<ReadingCatalogue, keyof Basis> {
  const isReadable = ({ id }: InstitutionSummary) =>
    !parts.leftOut.some((one) => one.kind === "institution" && one.id === id);
  const named = { ...parts, institutions: parts.institutions.filter(isReadable) };
  return {
    known,
    count: (filters) => courseSearch.count(filters),
    countAbout: (filters) => courseSearch.count(filters, true),
    namesWith: (words) => directory.named(words, NAMES_READ).flatMap(namesOf),
    holds: (word) => text.holds(word),
    institutions: phraseTable(
      institutionPhrases(named, (word) => text.named(`${word} `, COURSES)?.some(Boolean) === true),
    ),
  };
}

const lineOfEntry = ({ name, info1 }: Suggestion) => `${name}\n${info1}`;

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
