import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { OverloadedError } from "#platform/http/admission.ts";
import { isRead, refuseOverloaded } from "#platform/http/gate.server.ts";
import type { Reading } from "#platform/http/metrics.server.ts";
import {
  type CachedPage,
  cachedPage,
  inEncoding,
  type MadePage,
  type Packed,
  packAtBestQuality,
  VARY,
  weightOf,
} from "./cached-page.server.ts";
import { acceptedEncoding, BROTLI, type Encoding, mayTakeDictionary } from "./encodings.server.ts";
import { type PageAddress, pageAddress } from "./page-address.ts";
import { createPageCache, type PageCacheCounts } from "./page-cache.ts";
import { dictionaryOf, type PageDictionary } from "./page-dictionary.server.ts";

interface ServingParts {
  /** Renders the page of an address for a visitor without a session. */
  make(address: string): Promise<MadePage>;
  /** Identifies the site's current data. */
  state(): string;
  maxBytes: number;
  onError(error: unknown): void;
}

/** The page cache in front of the router. */
export interface CachedPages {
  /** Answers from the cache; calls `otherwise` for requests that cannot be cached. */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void;
  /** What browsers unpack pages with; null until one has asked that could. */
  dictionary(): PageDictionary | null;
  counts(): PageCacheCounts;
  stop(): void;
}

const CHANGE_CHECK_MS = 50;

/** Maximum total length of the cached results of parsing addresses. */
const MAX_REMEMBERED_CHARACTERS = 2_000_000;

/** Caches the pages that are the same for every visitor, and serves them before any routing. */
export function servePageCache({ make, state, maxBytes, onError }: ServingParts): CachedPages {
  const cache = createPageCache<CachedPage>({
    make: async (address) => cachedPage(await make(address)),
    // 410 too: old links ask for archived records as often as for any page.
    isCacheable: ({ status }) => status === 200 || status === 410,
    isFailure: ({ status }) => status >= 500,
    sizeOf: weightOf,
    state,
    maxBytes,
  });
  // Polls, so that the time of a change is known even if the next request comes long after it.
  const timer = setInterval(cache.look, CHANGE_CHECK_MS).unref();
  const addressOf = rememberedAddresses();
  const repack = repacker(onError);
  const dictionary = dictionaryMaker(make, onError);

  return {
    dictionary: dictionary.held,
    counts: cache.counts,
    stop: () => clearInterval(timer),
    answer(request, response, otherwise) {
      const asked = isRead(request) ? addressOf(request.url ?? "/") : null;
      if (!asked) return otherwise();
      const variant = variantOf(asked);
      const held = unchangedFor(request, cache.peek(asked.address, variant));
      if (held) return sendUnchanged(response, held);
      const page = cache.page(asked.address, variant);
      const onPacked = () => cache.weigh(asked.address, variant);
      const offered = mayTakeDictionary(request.headers) ? dictionary.offered() : null;
      const sending: SentPage = {
        encoding: acceptedEncoding(request.headers, offered),
        headers: offered ? ["Link", `<${offered.address}>; rel="compression-dictionary"`] : [],
        onPacked,
      };
      if (!(page instanceof Promise)) {
        if (sending.encoding === BROTLI) repack(page, onPacked);
        return sendPage(request, response, page, sending);
      }
      page.then(
        (made) => sendPage(request, response, made, sending),
        (error: unknown) => {
          if (error instanceof OverloadedError) return refuseOverloaded(request, response);
          onError(error);
          otherwise();
        },
      );
    },
  };
}

/** How soon a dictionary is tried again that could not be made. */
const DICTIONARY_RETRY_MS = 1_000;

/** Makes the dictionary once a browser asks that could use it: it is the same from then on. */
function dictionaryMaker(
  make: (address: string) => Promise<MadePage>,
  onError: (error: unknown) => void,
) {
  let held: PageDictionary | null = null;
  let isBegun = false;
  const begin = async () => {
    try {
      held = await dictionaryOf(make);
    } catch (error) {
      if (!(error instanceof OverloadedError)) onError(error);
      setTimeout(() => {
        isBegun = false;
      }, DICTIONARY_RETRY_MS).unref();
    }
  };
  return {
    held: () => held,
    offered() {
      if (!isBegun) {
        isBegun = true;
        void begin();
      }
      return held;
    },
  };
}

function rememberedAddresses(): (url: string) => PageAddress | null {
  const read = new LRUCache<string, PageAddress>({
    maxSize: MAX_REMEMBERED_CHARACTERS,
    sizeCalculation: ({ address }, url) => address.length + url.length,
  });
  return (url) => {
    const known = read.get(url);
    if (known) return known;
    const address = pageAddress(url);
    if (address) read.set(url, address);
    return address;
  };
}

function variantOf({ variants }: PageAddress): number {
  return variants === 1 ? 0 : Math.floor(Math.random() * variants);
}

/**
 * The page if the visitor's copy is current. A copy in another order of a shuffled page is not
 * current: each load is shuffled again, for returning visitors too (specification, 4).
 */
function unchangedFor(
  { headers }: IncomingMessage,
  page: CachedPage | undefined,
): CachedPage | undefined {
  const tags = headers["if-none-match"];
  if (!page || !tags) return undefined;
  // Weak comparison (RFC 9110, section 8.8.3.2): the sign of a weak tag does not count.
  const isHeld = tags.trim() === "*" || tags.includes(page.tag.slice("W/".length));
  return isHeld ? page : undefined;
}

/** A 304 repeats the caching headers of the full answer (RFC 9110, section 15.4.5). */
function sendUnchanged(response: ServerResponse, { tag, headers }: CachedPage): void {
  const at = headers.findIndex((name) => name.toLowerCase() === "cache-control");
  const freshness = headers.slice(at, at + 2);
  response.writeHead(304, ["ETag", tag, ...VARY, ...freshness]);
  response.end();
}

/** How a page goes to one visitor. */
interface SentPage {
  encoding: Encoding | null;
  /** Beside those of the page. */
  headers: readonly string[];
  onPacked: () => void;
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  sending: SentPage,
): void {
  const write = ({ headers, body }: Packed) => {
    response.writeHead(page.status, [...headers, ...sending.headers]);
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const packed = inEncoding(page, sending.encoding);
  if (packed instanceof Promise) {
    packed.then(
      (ready) => {
        sending.onPacked();
        write(ready);
      },
      () => response.destroy(),
    );
  } else write(packed);
}

/**
 * Maximum number of pages waiting for recompression; each takes 0.1 s, and stays in memory until
 * then.
 */
const MAX_WAITING_TO_PACK = 50;

/** Recompresses a page when it is requested a second time, one page after the other. */
function repacker(
  onError: (error: unknown) => void,
): (page: CachedPage, onPacked: () => void) => void {
  const begun = new WeakSet<CachedPage>();
  let waiting = 0;
  let last = Promise.resolve();
  return (page, onPacked) => {
    if (waiting >= MAX_WAITING_TO_PACK || begun.has(page)) return;
    begun.add(page);
    waiting += 1;
    last = last
      .then(() => packAtBestQuality(page))
      .then(onPacked)
      .catch(onError)
      .finally(() => {
        waiting -= 1;
      });
  };
}

/** What `/metrics` says of the page cache. */
export function pageCacheReadings(cached: CachedPages): Reading[] {
  const reading = (count: keyof PageCacheCounts, help: string): Reading => ({
    name: `magu_cached_pages_${count}`,
    help,
    value: () => cached.counts()[count],
  });
  return [
    reading("hits", "Answers with a cached page"),
    reading("stale", "Answers with the page of before a change, while the new one was made"),
    reading("misses", "Answers that waited for their page to be made"),
    reading("pages", "Cached pages"),
    reading("bytes", "Bytes that they take"),
  ];
}
