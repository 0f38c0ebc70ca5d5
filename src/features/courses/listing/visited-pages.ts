import type { ListingPage } from "./listing.data.ts";

/** Maximum number of cached pages; older ones are loaded again. */
const MAX_VISITED_LISTINGS = 20;

const visitedListings = new Map<string, ListingPage>();

/** Caches a page as shown for a history entry, so that Back shows the same shuffled order. */
export function rememberPage(entry: string, page: ListingPage): void {
  visitedListings.delete(entry);
  visitedListings.set(entry, page);
  const [oldest] = visitedListings.keys();
  if (visitedListings.size > MAX_VISITED_LISTINGS && oldest !== undefined)
    visitedListings.delete(oldest);
}

/** The page as last shown for this history entry. */
export function rememberedPage(entry: string): ListingPage | undefined {
  return visitedListings.get(entry);
}

/** Key of a history entry; the address distinguishes the first entries of several page loads. */
export function historyEntry(key: string, { pathname, search }: PlaceInSite): string {
  return `${key} ${pathname}${search}`;
}

/**
 * The history entry that a navigation returns to; null for a new entry. On Back and Forward the
 * browser changes its address before the page is requested, on other navigations after it.
 */
export function entryReturnedTo(target: PlaceInSite): string | null {
  const { location, history } = window;
  const isThere = location.pathname === target.pathname && location.search === target.search;
  if (!isThere) return null;
  const state: unknown = history.state;
  const key = state && typeof state === "object" && "key" in state ? state.key : undefined;
  return historyEntry(typeof key === "string" ? key : "default", target);
}

interface PlaceInSite {
  pathname: string;
  search: string;
}
