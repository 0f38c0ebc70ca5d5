import type { FastifyInstance } from "fastify";
import type { AdvertsService } from "#features/adverts/adverts.service.server.ts";
import type { ContentService } from "#features/content/content.service.server.ts";
import type { FixedPagesService } from "#features/fixed-pages/fixed-pages.service.server.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { NotFoundError } from "#platform/errors.ts";
import { FOREVER } from "#platform/http/forever.ts";
import type { Gate } from "#platform/http/gate.server.ts";
import { acceptedEncoding, BROTLI } from "./encodings.server.ts";
import { askApp } from "./own-request.server.ts";
import { DICTIONARIES } from "./page-dictionary.server.ts";
import { type CachedPages, servePageCache } from "./serving.server.ts";

interface SiteCacheOptions {
  gate: Gate;
  services: {
    published: Published;
    adverts: AdvertsService;
    content: ContentService;
    fixedPages: FixedPagesService;
  };
  maxBytes: number;
}

/**
 * Caches responses that are the same for every visitor: pages are rendered without the visitor's
 * headers and without parameters that the page does not read. Closed with the app.
 */
export function openSiteCache(app: FastifyInstance, options: SiteCacheOptions): CachedPages {
  const { gate, services, maxBytes } = options;
  const { published, adverts, content, fixedPages } = services;
  const cache = servePageCache({
    make: (url) => gate.make(() => askApp(app, url)),
    state: () =>
      [published.state(), adverts.edition(), content.edition(), fixedPages.edition()].join(" "),
    maxBytes,
    onError: (error) => app.log.error(error),
  });
  app.addHook("onClose", async () => cache.stop());
  return cache;
}

/** Browsers unpack pages, and nothing else, with what they get here. */
const USE = 'match="/*", match-dest=("document")';

/** Gives out the dictionary of a site's cache. */
export async function pageDictionaries(
  app: FastifyInstance,
  { dictionary }: Pick<CachedPages, "dictionary">,
): Promise<void> {
  app.get(`${DICTIONARIES}:digest`, { schema: { hide: true } }, async ({ url, headers }, reply) => {
    const held = dictionary();
    if (held?.address !== url) throw new NotFoundError("Dictionary");
    const isPacked = acceptedEncoding(headers, null) === BROTLI;
    if (isPacked) reply.header("Content-Encoding", BROTLI.name);
    return reply
      .headers({ "Cache-Control": FOREVER, Vary: "Accept-Encoding", "Use-As-Dictionary": USE })
      .type("application/octet-stream")
      .send(isPacked ? held.packed : held.bytes);
  });
}
