import { FILTER_KEYS } from "#catalogue/filters.ts";

/** Number of the page that a path segment asks for, 1 without one; null when it is no number. */
export function pageNumber(segment: string | undefined): number | null {
  if (segment === undefined) return 1;
  return /^[1-9]\d{0,6}$/.test(segment) ? Number(segment) : null;
}

/**
 * True for the address that a plain form sends: a key comes once for each of its values, or with
 * none. The same filters have an address of their own with the values joined.
 */
export function isListingFormAddress(parameters: URLSearchParams): boolean {
  return [...FILTER_KEYS, "name"].some((key) => {
    const values = parameters.getAll(key);
    return values.length > 1 || values[0]?.trim() === "";
  });
}
