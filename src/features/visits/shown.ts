import type { Catalogue } from "#catalogue/catalogue.ts";
import { FILTER_KEYS, tidySearchText } from "#catalogue/filters.ts";
import { COURSE_PAGE_SIZE } from "#catalogue/pagination.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { withoutPersonalData } from "#platform/personal-data.ts";
import { recordNumbers } from "#platform/record-number.ts";
import { pageAt } from "#web/pages.ts";

/** A text that was searched. */
interface SearchedText {
  text: string;
  /** True where neither a course nor an institution is found by it. */
  isEmpty: boolean;
}

/** What an address showed to who opened it. */
export interface ShownPage {
  /** Ids of courses on a page of the list. */
  listed: readonly number[];
  /** Ids of courses on a page of what a text finds. */
  found: readonly number[];
  /** Ids of courses side by side. */
  compared: readonly number[];
  /** Null where no text was searched, or one that is not counted. */
  search: SearchedText | null;
  /** Chosen filters: "level=Diploma". */
  filters: readonly string[];
}

const NOTHING_SHOWN: ShownPage = { listed: [], found: [], compared: [], search: null, filters: [] };

/** Longer texts are not searches that anybody repeats. */
const MAX_SEARCHED_TEXT = 60;

/**
 * What a page of the catalogue as it is now shows under this address. The courses are those that the
 * address names for everybody: what somebody left out by what they have is not known.
 */
export function shownAt(catalogue: Catalogue, address: string): ShownPage {
  const [path = "", query = ""] = address.split("?", 2);
  const page = pageAt(path);
  const parameters = new URLSearchParams(query);
  if (page?.name === "courses") return listShown(catalogue, parameters, page.parts.page);
  if (page?.name === "search") return searchShown(catalogue, parameters);
  if (page?.name === "institutions")
    return { ...NOTHING_SHOWN, search: searchedText(catalogue, parameters.get("name")) };
  if (page?.name === "compare") return { ...NOTHING_SHOWN, compared: comparedIds(parameters) };
  return NOTHING_SHOWN;
}

function listShown(
  catalogue: Catalogue,
  parameters: URLSearchParams,
  page: string | undefined,
): ShownPage {
  const filters = catalogue.readFilters(parameters);
  const { filters: understood } = catalogue.understand(filters);
  const { courses } = catalogue.searchCourses({
    filters: understood,
    entry: null,
    page: pageNumberOf(page),
    limit: COURSE_PAGE_SIZE,
    order: "DESC" as const,
  });
  const ids = courses.map(({ id }) => id);
  return {
    ...NOTHING_SHOWN,
    ...(filters.name === "" ? { listed: ids } : { found: ids }),
    search: page === undefined ? searchedText(catalogue, filters.name) : null,
    filters: FILTER_KEYS.flatMap((key) => filters[key].map((value) => `${key}=${value}`)),
  };
}

function searchShown(catalogue: Catalogue, parameters: URLSearchParams): ShownPage {
  const query = tidySearchText(parameters.get("query") ?? "");
  if (query === "") return NOTHING_SHOWN;
  const page = parameters.get("page") ?? undefined;
  const { results } = catalogue.spotlight(query, pageNumberOf(page));
  return {
    ...NOTHING_SHOWN,
    found: results.filter(({ type }) => type === "Course").map(({ id }) => id),
    search: page === undefined ? searchedText(catalogue, query) : null,
  };
}

const pageNumberOf = (page: string | undefined) =>
  Math.min(1_000_000, Math.max(1, Math.trunc(Number(page)) || 1));

/**
 * A text as searches of it are counted: one spelling, short, and without personal data. Null for a
 * text that is too long, or holds what may be somebody's address or number.
 */
function searchedText(catalogue: Catalogue, typed: string | null): SearchedText | null {
  const text = tidySearchText(typed ?? "")
    .normalize("NFC")
    .toLowerCase();
  if (text.length > MAX_SEARCHED_TEXT || !/[\p{L}\p{N}]/u.test(text)) return null;
  if (withoutPersonalData(text) !== text) return null;
  return { text, isEmpty: catalogue.spotlight(text, 1, 1).meta.total === 0 };
}

/** Two at least: one alone is compared with nothing. */
function comparedIds(parameters: URLSearchParams): readonly number[] {
  const distinct = recordNumbers(parameters.get("ids") ?? "").slice(0, SHORTLIST_LIMIT);
  return distinct.length > 1 ? distinct : [];
}
