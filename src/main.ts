import { resolve } from "node:path";
import { createRequestHandler } from "react-router";
import { createApp } from "./app.ts";
import { offerFirstAdministrator } from "./features/accounts/first-administrator.service.server.ts";
import { removeLeftRestores } from "./platform/backup/restore.ts";
import { openForServing, openStorage, type Storage } from "./platform/db/database.ts";
import { announceServing } from "./platform/db/serving.ts";
import { type Env, readEnv, storageSettings } from "./platform/env.ts";
import { failedStart } from "./platform/failed-start.ts";
import { openShutdown, shutDownOnSignal } from "./platform/shutdown.ts";
import type { Middleware } from "./server.ts";
import { answeringDomainErrors } from "./shell/domain-errors.server.ts";
import type { RenderPage } from "./shell/pages.server.ts";

let handler: Promise<RenderPage> | undefined;

/**
 * Made once for all requests, because it works out every route of the site; in development for each,
 * because an edit loads the pages' modules anew.
 */
function handlerNow(): Promise<RenderPage> {
  if (!import.meta.env.PROD || !handler) handler = newHandler();
  return handler;
}

async function newHandler(): Promise<RenderPage> {
  const build = await import("virtual:react-router/server-build");
  const handle = createRequestHandler(answeringDomainErrors(build), import.meta.env.MODE);
  // Beside the pages, because their keys are loaded anew with them.
  const { pageContext } = await import("./shell/page-context.ts");
  return (request, parts) => handle(request, pageContext(parts));
}

const renderPage: RenderPage = async (request, parts) => (await handlerNow())(request, parts);

/** Opens the database for serving; preparing it takes the time that it needs. */
async function openPrepared(env: Env): Promise<Storage> {
  const settings = storageSettings(env);
  const preparing = await openStorage(settings);
  try {
    if (env.SAMPLE_DATA === "on") {
      const { loadSampleData } = await import("./features/importing/sample.server.ts");
      await loadSampleData(preparing);
    }
  } finally {
    await preparing.close();
  }
  return openForServing(settings);
}

/** Opens the database, fills an empty one with the sample data, and serves until told to stop. */
export async function startServer(middleware?: Middleware): Promise<void> {
  const env = readEnv();
  const storage = await openPrepared(env);
  announceServing(storageSettings(env));
  // SQLite's lock says that no restore runs; PostgreSQL has none, and the next restore removes it.
  if (storage.engine === "sqlite") await removeLeftRestores(env.DATA_DIR);
  const shutdown = openShutdown();
  const app = await createApp({
    env,
    storage,
    renderPage,
    shutdown,
    ...(middleware ? { middleware } : { clientFolder: resolve(import.meta.dirname, "../client") }),
  });
  shutDownOnSignal({ app, shutdown, drainMs: env.DRAIN_SECONDS * 1_000, storage });
  const address = await app.listen({ port: env.PORT, host: env.HOST });
  const link = await offerFirstAdministrator(storage, env.PUBLIC_URL);
  process.stdout.write(`Magu is at ${address}\n${link ? administratorOffer(link) : ""}`);
}

function administratorOffer(link: string): string {
  return `There is no administrator yet. Whoever opens this address becomes the first one:\n${link}\n`;
}

if (import.meta.env.PROD) {
  await startServer().catch((error: unknown) => {
    console.error(failedStart(error) ?? error);
    process.exit(1);
  });
}
