import type { FastifyInstance } from "fastify";
import { createHealth } from "#features/health/health.service.server.ts";
import { catalogueReadings } from "#features/publishing/catalogue-readings.ts";
import { everyAnswer } from "#platform/http/every-answer.server.ts";
import { gateReadings } from "#platform/http/gate.server.ts";
import { health } from "#platform/http/health.server.ts";
import { metrics } from "#platform/http/metrics.server.ts";
import { openShutdown } from "#platform/shutdown.ts";
import { pageCacheReadings } from "#shell/page-cache/serving.server.ts";
import { openSiteCache, pageDictionaries } from "#shell/page-cache/site-cache.server.ts";
import type { RenderPage } from "#shell/pages.server.ts";
import { site } from "#shell/site.server.ts";
import { api } from "./api.ts";
import { type Middleware, openServer, type ServerOptions } from "./server.ts";
import { openServices, type ServiceOptions } from "./services.ts";

export interface AppParts extends ServiceOptions, Omit<ServerOptions, "shutdown"> {
  /** Renders a page; left out where only the API is of interest. */
  renderPage?: RenderPage | undefined;
  /** Folder of the built browser files; none in development, where Vite serves them. */
  clientFolder?: string;
  middleware?: Middleware;
  /** Says when the server is about to leave; it never is unless given. */
  shutdown?: ServerOptions["shutdown"];
}

/** The whole server as a value: a test can build it and send requests into it without a port. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, storage, renderPage, clientFolder, middleware, shutdown = openShutdown() } = parts;
  const { app, gate, errors, answerFirst } = openServer({ ...parts, shutdown });
  const services = await openServices(app, parts);
  const readings = [...catalogueReadings(services.published), ...gateReadings(gate)];
  await app.register(everyAnswer, { gate });
  if (middleware) answerFirst(middleware);
  else if (clientFolder && env.PAGE_CACHE_MB > 0) {
    const cache = openSiteCache(app, { gate, services, maxBytes: env.PAGE_CACHE_MB * 1_000_000 });
    answerFirst(cache.answer);
    await app.register(pageDictionaries, cache);
    readings.push(...pageCacheReadings(cache));
  }
  await app.register(health, { storage, shutdown });
  const { model } = services;
  metrics(app, {
    token: env.METRICS_TOKEN,
    readings: [...readings, ...(model?.readings ?? [])],
  });
  const siteHealth = createHealth({
    hasMailServer: env.SMTP_URL !== null,
    storage,
    errors,
    dataDir: env.DATA_DIR,
    queue: services.queue,
    readings: () => readings,
    model,
    onError: (error) => app.log.error(error),
  });
  app.addHook("onClose", siteHealth.close);
  await app.register(api, { ...services, publicUrl: env.PUBLIC_URL });
  const ofPages = { ...services, siteHealth };
  await app.register(site, { env, storage, services: ofPages, renderPage, clientFolder });
  return app;
}
