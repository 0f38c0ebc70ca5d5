import type { FastifyInstance } from "fastify";
import type { AdvertsService } from "#features/adverts/adverts.service.server.ts";
import type { ContentService } from "#features/content/content.service.server.ts";
import type { FixedPagesService } from "#features/fixed-pages/fixed-pages.service.server.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Gate } from "#platform/http/gate.server.ts";
import { askApp } from "./own-request.server.ts";
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
