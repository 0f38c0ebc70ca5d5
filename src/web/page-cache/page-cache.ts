import { LRUCache } from "lru-cache";

/** What is kept of a page beside the page itself. */
interface Kept<Page> {
  page: Page;
  /** What the site showed when the making of the page began. */
  state: string;
  /** When it was made, in milliseconds. */
  madeAt: number;
}

interface PageCacheParts<Page> {
  /** Makes a page anew; `isKept` tells whether it may be kept. */
  make(address: string): Promise<Page>;
  isKept(page: Page): boolean;
  /** Tells that a page could not be made: the one of before stays, as long as it is usable. */
  isFailure(page: Page): boolean;
  /** Bytes of a page. */
  sizeOf(page: Page): number;
  /** Names what the site shows now: another name, and every page may have changed. */
  state(): string;
  /** Bytes that all pages may take together. */
  maxBytes: number;
  now?: () => number;
}

export interface PageCache<Page> {
  /** The page of an address in one of its variants; at once where it is kept. */
  page(address: string, variant: number): Page | Promise<Page>;
  /** The page as it is kept and fresh, without making it. */
  peek(address: string, variant: number): Page | undefined;
  /** Notes whether the site shows something else now; to be called every few milliseconds. */
  look(): void;
  counts(): PageCacheCounts;
}

export interface PageCacheCounts {
  /** Answers from memory, those of `stale` among them. */
  hits: number;
  /** Answers that had to wait for the page. */
  misses: number;
  /** Answers with the page of before, while the new one was being made. */
  stale: number;
  pages: number;
  bytes: number;
}

/** How long after a change the pages of before are still answered, in milliseconds. */
export const GRACE = 200;

/** After this time a page is made anew although no change is known of, in milliseconds. */
export const LONGEST = 5 * 60 * 1000;

/**
 * Keeps whole pages, the most recently asked for ones, within a number of bytes. Each page is made
 * once for everybody who waits for it. Just after a change, and when a page is old, the page of
 * before is answered while the new one is made.
 */
export function createPageCache<Page extends object>(parts: PageCacheParts<Page>): PageCache<Page> {
  const { make, isKept, isFailure, sizeOf, state, maxBytes, now = Date.now } = parts;
  const kept = new LRUCache<string, Kept<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => Math.max(1, sizeOf(page) + key.length),
  });
  const underWay = new Map<string, Promise<Page>>();
  const counts = { hits: 0, misses: 0, stale: 0 };
  let newest = state();
  /** When what the site showed before was seen to have ended, for those of a moment ago. */
  const ended = new Map<string, number>();

  const stateNow = () => {
    const current = state();
    if (current === newest) return newest;
    for (const [old, at] of ended) if (now() - at >= GRACE) ended.delete(old);
    ended.set(newest, now());
    newest = current;
    return newest;
  };
  const makeAndKeep = async (key: string, address: string): Promise<Page> => {
    const before = stateNow();
    const page = await make(address);
    if (isKept(page)) kept.set(key, { page, state: before, madeAt: now() });
    else if (!isFailure(page)) kept.delete(key);
    return page;
  };
  const made = (key: string, address: string): Promise<Page> => {
    // What was begun before a change is not for those who ask after it.
    const name = `${stateNow()} ${key}`;
    const begun = underWay.get(name);
    if (begun) return begun;
    const making = makeAndKeep(key, address).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
  const isFresh = (entry: Kept<Page>) =>
    entry.state === stateNow() && now() - entry.madeAt < LONGEST;
  /** Old by the clock only, or outdated for no longer than the grace. */
  const isUsable = (entry: Kept<Page>) =>
    entry.state === stateNow() || now() - (ended.get(entry.state) ?? -Infinity) < GRACE;

  return {
    page(address, variant) {
      const key = `${variant} ${address}`;
      const entry = kept.get(key);
      if (entry && isFresh(entry)) {
        counts.hits += 1;
        return entry.page;
      }
      const making = made(key, address);
      if (!entry || !isUsable(entry)) {
        counts.misses += 1;
        return making;
      }
      counts.hits += 1;
      counts.stale += 1;
      // Its failure is met by whoever asks next.
      making.catch(() => undefined);
      return entry.page;
    },
    peek(address, variant) {
      const entry = kept.peek(`${variant} ${address}`);
      return entry && isFresh(entry) ? entry.page : undefined;
    },
    look: stateNow,
    counts: () => ({ ...counts, pages: kept.size, bytes: kept.calculatedSize }),
  };
}
