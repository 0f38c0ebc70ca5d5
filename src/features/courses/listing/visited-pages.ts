import type { ListingPage } from "./listing.data.ts";

/** Pages that are remembered; older ones are loaded again. */
const MAX_VISITED_LISTINGS = 20;

const visitedListings = new Map<string, ListingPage>();

/** Remembers a page as it was seen at an entry of the history, so that Back brings the same order. */
export function rememberPage(entry: string, page: ListingPage): void {
  visitedListings.delete(entry);
  visitedListings.set(entry, page);
  const [oldest] = visitedListings.keys();
  if (visitedListings.size > MAX_VISITED_LISTINGS && oldest !== undefined)
    visitedListings.delete(oldest);
}

/** The page as it was when this entry of the history was last seen. */
export function rememberedPage(entry: string): ListingPage | undefined {
  return visitedListings.get(entry);
}

/** Name of an entry of the history; the address tells apart the first entries of several loads. */
export function historyEntry(key: string, { pathname, search }: PlaceInSite): string {
  return `${key} ${pathname}${search}`;
}

/**
 * The entry that a move leads back or forward to; null for a move to a new one. On Back and Forward
 * the browser has changed its address already when the page is asked for, on other moves not yet.
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
