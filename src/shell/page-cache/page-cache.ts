import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "#platform/durations.ts";

interface CacheEntry<Page> {
  page: Page;
  /** State of the site when rendering began. */
  state: string;
  /** Epoch milliseconds. */
  madeAt: number;
}

interface PageCacheParts<Page> {
  /** Renders a page; `isCacheable` tells whether to cache the result. */
  make(address: string): Promise<Page>;
  isCacheable(page: Page): boolean;
  /** True for a failed render: the cached page then stays as long as it is usable. */
  isFailure(page: Page): boolean;
  sizeOf(page: Page): number;
  /** Identifies the site's current data; when it changes, every cached page is stale. */
  state(): string;
  maxBytes: number;
  now?: () => number;
}

export interface PageCache<Page> {
  /** The page of an address in one of its variants; synchronous where it is cached. */
  page(address: string, variant: number): Page | Promise<Page>;
  /** The cached page if it is fresh; renders nothing. */
  peek(address: string, variant: number): Page | undefined;
  /** Counts the size of a cached page again, which has changed. */
  weigh(address: string, variant: number): void;
  /** Compares the site's state with the last one seen; call it every few milliseconds. */
  look(): void;
  counts(): PageCacheCounts;
}

export interface PageCacheCounts {
  /** Responses from the cache, `stale` ones included. */
  hits: number;
  /** Responses that waited for a render. */
  misses: number;
  /** Responses with a stale page while the new one was rendered. */
  stale: number;
  pages: number;
  bytes: number;
}

/** After a change, stale pages are still served for this time (stale-while-revalidate). */
export const STALE_MS = 200;

/** A cached page is rendered again after this time even if no change was seen. */
export const MAX_PAGE_AGE_MS = 5 * MINUTE_MS;

/**
 * An LRU cache of whole pages, limited in bytes. Concurrent requests for one page share one render.
 * Just after a change, and when a page is old, the stale page is served while the new one is
 * rendered.
 */
export function createPageCache<Page extends object>(parts: PageCacheParts<Page>): PageCache<Page> {
  const { make, isCacheable, isFailure, sizeOf, state, maxBytes, now = Date.now } = parts;
  const cached = new LRUCache<string, CacheEntry<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => Math.max(1, sizeOf(page) + key.length),
  });
  const underWay = new Map<string, Promise<Page>>();
  const counts = { hits: 0, misses: 0, stale: 0 };
  let newest = state();
  /** Earlier states, with the time at which a change away from each was noticed. */
  const ended = new Map<string, number>();

  const stateNow = () => {
    const current = state();
    if (current === newest) return newest;
    for (const [old, at] of ended) if (now() - at >= STALE_MS) ended.delete(old);
    ended.set(newest, now());
    newest = current;
    return newest;
  };
  const makeAndCache = async (key: string, address: string): Promise<Page> => {
    const before = stateNow();
    const page = await make(address);
    if (isCacheable(page)) cached.set(key, { page, state: before, madeAt: now() });
    else if (!isFailure(page)) cached.delete(key);
    return page;
  };
  const made = (key: string, address: string): Promise<Page> => {
    // The state is part of the name: a render begun before a change must not answer later requests.
    const name = `${stateNow()} ${key}`;
    const begun = underWay.get(name);
    if (begun) return begun;
    const making = makeAndCache(key, address).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
  const isFresh = (entry: CacheEntry<Page>) =>
    entry.state === stateNow() && now() - entry.madeAt < MAX_PAGE_AGE_MS;
  /** Past its maximum age only, or outdated for less than STALE_MS. */
  const isUsableStale = (entry: CacheEntry<Page>) =>
    entry.state === stateNow() || now() - (ended.get(entry.state) ?? -Infinity) < STALE_MS;

  return {
    page(address, variant) {
      const key = `${variant} ${address}`;
      const entry = cached.get(key);
      if (entry && isFresh(entry)) {
        counts.hits += 1;
        return entry.page;
      }
      const making = made(key, address);
      if (!entry || !isUsableStale(entry)) {
        counts.misses += 1;
        return making;
      }
      counts.hits += 1;
      counts.stale += 1;
      // This request already has its answer; the next request tries again and sees the error.
      making.catch(() => undefined);
      return entry.page;
    },
    peek(address, variant) {
      const entry = cached.peek(`${variant} ${address}`);
      return entry && isFresh(entry) ? entry.page : undefined;
    },
    weigh(address, variant) {
      const key = `${variant} ${address}`;
      const entry = cached.peek(key);
      // A new entry, because the size of one that is there already is not asked for again.
      if (entry) cached.set(key, { ...entry });
    },
    look: stateNow,
    counts: () => ({ ...counts, pages: cached.size, bytes: cached.calculatedSize }),
  };
}
