/** Maximum number of kept pages; older ones are loaded again. */
const MAX_VISITED = 20;

/** Pages as they were last shown, by what asked for them: Back shows the same shuffled order. */
export function visitedPages<Page>() {
  const pages = new Map<string, Page>();
  return {
    get: (entry: string) => pages.get(entry),
    remember: (entry: string, page: Page): void => {
      pages.delete(entry);
      pages.set(entry, page);
      const [oldest] = pages.keys();
      if (pages.size > MAX_VISITED && oldest !== undefined) pages.delete(oldest);
    },
  };
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
