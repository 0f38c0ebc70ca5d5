import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Correction, Rescue } from "#catalogue/catalogue-answers.ts";
import { isByCost } from "#catalogue/course-sort.ts";
import type { EntryFilter } from "#catalogue/entry-column.ts";
import { COST_KEYS, type FacetKey, facetOf } from "#catalogue/facets.ts";
import type { Filters } from "#catalogue/filters.ts";
import { COURSE_PAGE_SIZE, type PageMeta } from "#catalogue/pagination.ts";
import { type RandomNumber, shuffled } from "#catalogue/shuffle.ts";
import type { PostedTerms } from "#features/entry/posted-terms.ts";
import { type CareerWay, careerWay } from "#web/career-way.ts";
import { type ListedCourse, listedCourse } from "#web/listed-course.ts";
import { paths } from "#web/paths.ts";
import { type CarriedFacets, carriedFacets } from "./facet-choices.ts";

/** One chosen filter value, with the address without it. */
export interface AskedFor {
  key: FacetKey | "name" | "sort";
  keyLabel: string;
  value: string;
  label: string;
  without: string;
}

/** More ways out of an empty list are a list of filters again. */
const MOST_RESCUES = 3;

/** The data of a page of the listing. */
export interface ListingPage extends CarriedFacets {
  /** The filters of the address. */
  filters: Filters;
  /** The same once words of the text are read as filters: what the courses match. */
  understood: Filters;
  courses: ListedCourse[];
  meta: PageMeta;
  /**
   * Courses of the filters that say in words alone what they ask, where the list is narrowed to what
   * somebody can enter; null where it is not.
   */
  to_read: number | null;
  /** True where costs are what the scheme leaves to pay: in the order, in limits and their counts. */
  under_scheme: boolean;
  /** True where costs decide which courses the page shows, or which first. */
  costs_decide: boolean;
  asked: AskedFor[];
  /** Words of the text by which nothing was searched. */
  unused: string[];
  correction: Correction | null;
  /** The career that the text names. */
  career: CareerWay | null;
  rescues: (Pick<Rescue, "key" | "label" | "total"> & { address: string })[];
  /** Origin of the site, for addresses in the page's head. */
  publicUrl: string;
}

interface ListingQuery extends Partial<PostedTerms> {
  filters: Filters;
  page: number;
  /** The facet that is requested with all its choices. */
  whole: string | null;
  publicUrl: string;
}

/**
 * A page of the listing. Without a text and a chosen order its courses are shuffled within the page,
 * so that no institution is always first (docs/decisions/003).
 */
export function listingPage(
  catalogue: Catalogue,
  { filters, entry, underScheme = false, page, whole, publicUrl }: ListingQuery,
  random: RandomNumber,
): ListingPage {
  const understood = catalogue.understand(filters);
  const { courses, meta, facets, correction, rescues } = catalogue.searchCourses({
    filters: understood.filters,
    entry: entry ?? null,
    underScheme,
    page,
    limit: COURSE_PAGE_SIZE,
    order: "DESC",
  });
  const isShuffled = understood.filters.name === "" && understood.filters.sort === null;
  const ordered = isShuffled ? shuffled(courses, random) : courses;
  return {
    filters,
    understood: understood.filters,
    courses: ordered.map((course) => listedCourse(course, catalogue)),
    meta,
    to_read: entry ? toReadCount(catalogue, understood.filters, { entry, underScheme }) : null,
    under_scheme: underScheme,
    costs_decide:
      isByCost(understood.filters.sort) ||
      COST_KEYS.some((key) => understood.filters[key].length > 0),
    ...carriedFacets(facets, whole),
    asked: catalogue.activeFilters(filters, understood).map(({ without, ...asked }) => ({
      ...asked,
      ...(underScheme && ownLabel(asked.key)),
      without: paths.courses(without, 1),
    })),
    unused: understood.unused.map(({ words }) => words),
    correction,
    career: careerWay(catalogue, filters.name, { entry, random }),
    rescues: rescues.slice(0, MOST_RESCUES).map(({ filters: left, ...rescue }) => ({
      ...rescue,
      address: paths.courses(left, 1),
    })),
    publicUrl,
  };
}

/** What a filter is called for somebody whom the scheme covers. */
function ownLabel(key: AskedFor["key"]): Partial<AskedFor> {
  const { underScheme } = key === "name" || key === "sort" ? {} : facetOf(key);
  return underScheme ? { keyLabel: underScheme.label } : {};
}

function toReadCount(
  catalogue: Catalogue,
  filters: Filters,
  { entry: { have }, underScheme }: { entry: EntryFilter; underScheme: boolean },
): number {
  const entry: EntryFilter = { have, verdicts: ["to_read"] };
  const query = { filters, entry, underScheme, page: 1, limit: 1, order: "DESC" } as const;
  return catalogue.searchCourses(query).meta.total;
}
