import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { paths } from "#web/paths.ts";

/** Page number in a path segment, 1 without one; null when it is not a number. */
export function pageNumber(segment: string | undefined): number | null {
  if (segment === undefined) return 1;
  return /^[1-9]\d{0,6}$/.test(segment) ? Number(segment) : null;
}

/** The one address of a page of the list: the first page has no number. */
export function listAddress(filters: Filters, page: number): string {
  return listAddresses(filters)(page);
}

/** Those of all pages of the list, whose filters are written once. */
export function listAddresses(filters: Filters): (page: number) => string {
  const first = paths.courses(filters);
  const query = first.slice(paths.courses().length);
  return (page) => (page > 1 ? paths.courses({}, page) + query : first);
}

/**
 * True for the address that the form sends without JavaScript: one parameter for each value, or
 * empty ones. The canonical address of the same filters has the values joined.
 */
export function isListingFormAddress(parameters: URLSearchParams): boolean {
  return [...FILTER_KEYS, "name", "sort"].some((key) => {
    const values = parameters.getAll(key);
    return values.length > 1 || values[0]?.trim() === "";
  });
}
