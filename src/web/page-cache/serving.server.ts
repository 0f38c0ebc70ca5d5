import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { OverloadedError } from "#platform/http/admission.ts";
import { isRead, refuseOverloaded } from "#platform/http/gate.server.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import {
  inEncoding,
  type KeptPage,
  keptPage,
  type MadePage,
  type Packed,
  packTightly,
} from "./kept-page.server.ts";
import { type PageAddress, pageAddress } from "./page-address.ts";
import { createPageCache, type PageCacheCounts } from "./page-cache.ts";

interface ServingParts {
  /** Makes the page of an address as the site answers it to anybody. */
  make(address: string): Promise<MadePage>;
  /** Names what the site shows now. */
  state(): string;
  maxBytes: number;
  onError(error: unknown): void;
}

/** Pages that are answered before any routing. */
export interface KeptPages {
  /** Answers with a kept page; `otherwise` is called for what the site has to answer itself. */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void;
  counts(): PageCacheCounts;
  stop(): void;
}

/** How often a change is looked for where nobody asks for pages, in milliseconds. */
const LOOK_INTERVAL = 50;

/** Characters of addresses whose reading is remembered. */
const REMEMBERED = 2_000_000;

/** Keeps pages that everybody gets alike, and answers with them before the site is asked. */
export function keepPages({ make, state, maxBytes, onError }: ServingParts): KeptPages {
  const cache = createPageCache<KeptPage>({
    make: async (address) => keptPage(await make(address)),
    // What is archived is asked for by old links as often as any page.
    isKept: ({ status }) => status === 200 || status === 410,
    isFailure: ({ status }) => status >= 500,
    sizeOf: ({ size }) => size,
    state,
    maxBytes,
  });
  // The moment of a change is known also where the next request comes long after it.
  const timer = setInterval(cache.look, LOOK_INTERVAL).unref();
  const addressOf = rememberedAddresses();
  const tighten = tightener(onError);

  return {
    counts: cache.counts,
    stop: () => clearInterval(timer),
    answer(request, response, otherwise) {
      const asked = isRead(request) ? addressOf(request.url ?? "/") : null;
      if (!asked) return otherwise();
      const variant = variantOf(asked);
      const held = heldBy(request, cache.peek(asked.address, variant));
      if (held) return sendUnchanged(response, held);
      const page = cache.page(asked.address, variant);
      if (!(page instanceof Promise)) {
        tighten(page);
        return send(request, response, page);
      }
      page.then(
        (made) => send(request, response, made),
        (error: unknown) => {
          if (error instanceof OverloadedError) return refuseOverloaded(request, response);
          onError(error);
          otherwise();
        },
      );
    },
  };
}

function rememberedAddresses(): (url: string) => PageAddress | null {
  const read = new LRUCache<string, PageAddress>({
    maxSize: REMEMBERED,
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
 * The page if the visitor holds it already. Another order of a shuffled page does not count: each
 * load is shuffled anew, also for who comes back (specification, section 4).
 */
function heldBy({ headers }: IncomingMessage, page: KeptPage | undefined): KeptPage | undefined {
  const tags = headers["if-none-match"];
  if (!page || !tags) return undefined;
  // Weak comparison (RFC 9110, section 8.8.3.2): the sign of a weak tag does not count.
  const isHeld = tags.trim() === "*" || tags.includes(page.tag.slice("W/".length));
  return isHeld ? page : undefined;
}

/** Says what a whole answer would say of keeping it (RFC 9110, section 15.4.5). */
function sendUnchanged(response: ServerResponse, { tag, headers }: KeptPage): void {
  const at = headers.findIndex((name) => name.toLowerCase() === "cache-control");
  const freshness = headers.slice(at, at + 2);
  response.writeHead(304, ["ETag", tag, "Vary", "Accept-Encoding", ...freshness]);
  response.end();
}

function send(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const packed = inEncoding(page, acceptedEncoding(request.headers["accept-encoding"]));
  if (packed instanceof Promise) {
    packed.then(
      (ready) => write(request, response, page, ready),
      () => response.destroy(),
    );
  } else write(request, response, page, packed);
}

function write(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status }: KeptPage,
  { headers, body }: Packed,
): void {
  response.writeHead(status, headers as string[]);
  response.end(method === "HEAD" ? undefined : body);
}

/** Pages that may wait to be packed tightly; each takes a tenth of a second, and is held until then. */
const MOST_WAITING = 50;

/** Packs a page tightly when it is asked for a second time, one page after the other. */
function tightener(onError: (error: unknown) => void): (page: KeptPage) => void {
  const begun = new WeakSet<KeptPage>();
  let waiting = 0;
  let last = Promise.resolve();
  return (page) => {
    if (waiting >= MOST_WAITING || begun.has(page)) return;
    begun.add(page);
    waiting += 1;
    last = last
      .then(() => packTightly(page))
      .catch(onError)
      .finally(() => {
        waiting -= 1;
      });
  };
}
