import type { Catalogue } from "#catalogue/catalogue.ts";
import { tidySearchText } from "#catalogue/filters.ts";
import { COURSE_PAGE_SIZE } from "#catalogue/pagination.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { pageAt } from "#web/pages.ts";

/** What an address showed to who opened it. */
export interface ShownCourses {
  /** Ids of courses on a page of the list. */
  listed: readonly number[];
  /** Ids of courses on a page of what a text finds. */
  found: readonly number[];
  /** Ids of courses side by side. */
  compared: readonly number[];
}

const NO_COURSES: ShownCourses = { listed: [], found: [], compared: [] };

/**
 * What a page of the catalogue as it is now shows under this address. The courses are those that the
 * address names for everybody: what somebody left out by what they have is not known.
 */
export function shownAt(catalogue: Catalogue, address: string): ShownCourses {
  const [path = "", query = ""] = address.split("?", 2);
  const page = pageAt(path);
  const parameters = new URLSearchParams(query);
  if (page?.name === "courses") return listShown(catalogue, parameters, page.parts.page);
  if (page?.name === "search") return searchShown(catalogue, parameters);
  if (page?.name === "compare") return { ...NO_COURSES, compared: comparedIds(parameters) };
  return NO_COURSES;
}

function listShown(
  catalogue: Catalogue,
  parameters: URLSearchParams,
  page: string | undefined,
): ShownCourses {
  const filters = catalogue.readFilters(parameters);
  const { filters: understood } = catalogue.understand(filters);
  const { courses } = catalogue.searchCourses({
    ...{ filters: understood, entry: null, page: pageNumberOf(page) },
    ...{ limit: COURSE_PAGE_SIZE, order: "DESC" as const },
  });
  const ids = courses.map(({ id }) => id);
  return {
    ...NO_COURSES,
    ...(filters.name === "" ? { listed: ids } : { found: ids }),
  };
}

function searchShown(catalogue: Catalogue, parameters: URLSearchParams): ShownCourses {
  const query = tidySearchText(parameters.get("query") ?? "");
  if (query === "") return NO_COURSES;
  const page = parameters.get("page") ?? undefined;
  const { results } = catalogue.spotlight(query, pageNumberOf(page));
  return {
    ...NO_COURSES,
    found: results.filter(({ type }) => type === "Course").map(({ id }) => id),
  };
}

const pageNumberOf = (page: string | undefined) =>
  Math.min(1_000_000, Math.max(1, Math.trunc(Number(page)) || 1));

/** Two at least: one alone is compared with nothing. */
function comparedIds(parameters: URLSearchParams): readonly number[] {
  const ids = (parameters.get("ids") ?? "").match(/\d{1,15}/g) ?? [];
  const distinct = [...new Set(ids.map(Number))].slice(0, SHORTLIST_LIMIT);
  return distinct.length > 1 ? distinct : [];
}
