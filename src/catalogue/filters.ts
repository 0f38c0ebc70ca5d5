import type { MnqfLevel, Nullable } from "./course.ts";
import type { CourseSort } from "./course-sort.ts";
import type { FacetKey } from "./facets.ts";

/**
 * Keys of the filters in the query string, in the order in which they are written: that of the table
 * of filters, which is not read here, because every page writes addresses and few show filters.
 */
export const FILTER_KEYS: readonly FacetKey[] = [
  "mnqf_level",
  "delivery_modality",
  "place",
  "awarding_body_type",
  "language",
  "institutions",
  "category",
  "study_mode",
  "max_cost",
  "max_months",
  "starts_by",
  "gov_first_degree",
];

/** The key whose values commas separate as well as colons do. */
export const COMMA_KEY: FacetKey = "category";

/**
 * A visitor's filters. Values of one key are OR-ed, keys are AND-ed, `name` is a text search.
 * Values are those of the address: "7", "f2f", "local", "English", an institution's or category's
 * name, "yes" or "no".
 */
export type Filters = Record<FacetKey, string[]> & {
  name: string;
  /** The order of the list; null for best match first. It narrows nothing, and is no filter. */
  sort: CourseSort | null;
  /**
   * Words that a text says values of a key with. Courses that state nothing of it match when they are
   * called so, and of a level all that are: an advanced diploma is called diploma. No address has
   * them: there they are words of the text, or values that were chosen.
   */
  called?: readonly { key: FacetKey; words: string }[];
};

/** Maximum length of `name`, in characters. */
export const NAME_LIMIT = 200;

/** Values of one filter, at most: each link of a page that narrows further names them all. */
export const VALUES_LIMIT = 50;

/** No filters; also the result of Clear. A new object each time, because callers may change it. */
export function noFilters(): Filters {
  const values = FILTER_KEYS.map((key): [FacetKey, string[]] => [key, []]);
  return { ...(Object.fromEntries(values) as Record<FacetKey, string[]>), name: "", sort: null };
}

/** Filters for the courses of one category, or of a group and its subcategories. */
export function inCategory(name: string): Filters {
  return { ...noFilters(), category: [name] };
}

/** The same filters for courses of a course's level; of any level where it states none. */
export function atLevelOf(
  filters: Filters,
  { mnqf_level }: { mnqf_level: Nullable<MnqfLevel> },
): Filters {
  return { ...filters, mnqf_level: mnqf_level === null ? [] : [mnqf_level] };
}

/** Filters for the courses of one institution. */
export function atInstitution(name: string): Filters {
  return { ...noFilters(), institutions: [name] };
}

/** True where no filter is set. */
export function isUnfiltered(filters: Filters): boolean {
  return filters.name === "" && FILTER_KEYS.every((key) => filters[key].length === 0);
}

/** The filters with one value added; a value that is already set is not added twice. */
export function addFilter(filters: Filters, key: FacetKey, value: string): Filters {
  if (filters[key].includes(value)) return filters;
  return { ...filters, [key]: [...filters[key], value] };
}

/** The filters without one value. */
export function removeFilter(filters: Filters, key: FacetKey, value: string): Filters {
  return { ...filters, [key]: filters[key].filter((other) => other !== value) };
}

/** The filters with a value added, or removed if it was set: what a checkbox does. */
export function toggleFilter(filters: Filters, key: FacetKey, value: string): Filters {
  const change = filters[key].includes(value) ? removeFilter : addFilter;
  return change(filters, key, value);
}

/** The filters without any value of a key, or without the text. */
export function clearFilter(filters: Filters, key: FacetKey | "name"): Filters {
  return { ...filters, [key]: key === "name" ? "" : [] };
}

/** The filters with another text, normalised by `tidySearchText`. */
export function withName(filters: Filters, name: string): Filters {
  return { ...filters, name: tidySearchText(name) };
}

/** The filters in another order; null for best match first. */
export function withSort(filters: Filters, sort: CourseSort | null): Filters {
  return { ...filters, sort };
}

/** A typed text without surplus spaces, cut at `NAME_LIMIT` characters. */
export function tidySearchText(name: string): string {
  const tidy = name.replace(/\s+/g, " ").trim();
  if (tidy.length <= NAME_LIMIT) return tidy;
  return Array.from(tidy).slice(0, NAME_LIMIT).join("").trim();
}

/**
 * The query string of filters, without a question mark: keys in a fixed order, empty ones left out,
 * values of a key joined with colons (specification, 2.4). A colon or backslash within a value is
 * escaped with a backslash; so is a comma where commas separate values too, unless a space follows
 * it, as in some category names.
 */
export function writeFilters(filters: Filters): string {
  const parameters = FILTER_KEYS.filter((key) => filters[key].length > 0).map((key) => [
    key,
    filters[key].map((value) => escapeValue(key, value)).join(":"),
  ]);
  if (filters.name !== "") parameters.push(["name", filters.name]);
  if (filters.sort !== null) parameters.push(["sort", filters.sort]);
  return parameters.map(([key, text = ""]) => `${key}=${encode(text)}`).join("&");
}

/**
 * The filters as fields of a form, each value by itself: a browser would write the colon between
 * values as "%3A".
 */
export function filterFields(filters: Filters): [name: string, value: string][] {
  const fields = FILTER_KEYS.flatMap((key) =>
    filters[key].map((value): [string, string] => [key, escapeValue(key, value)]),
  );
  if (filters.name !== "") fields.push(["name", filters.name]);
  if (filters.sort !== null) fields.push(["sort", filters.sort]);
  return fields;
}

function escapeValue(key: FacetKey, value: string): string {
  return value.replace(key === COMMA_KEY ? /[\\:]|,(?! )/g : /[\\:]/g, "\\$&");
}

/** Percent-encoding that leaves signs readable that a query may contain unencoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll("%20", "+")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",");
}
