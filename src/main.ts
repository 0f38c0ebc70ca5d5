import { resolve } from "node:path";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createApp, type Middleware } from "./app.ts";
import { openStorage } from "./platform/db/database.ts";
import { readEnv } from "./platform/env.ts";
import { failedStart } from "./platform/failed-start.ts";
import type { RenderPage } from "./web/pages.server.ts";

const handle = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

const renderPage: RenderPage = async (request, services) => {
  // Asked for at each request: in development an edit loads the pages' modules anew, this one too.
  const pages = await import("./web/context.ts");
  const context = new RouterContextProvider();
  context.set(pages.services, services);
  return handle(request, context);
};

/** Opens the database, fills an empty one with the sample data, and serves until told to stop. */
export async function start(middleware?: Middleware): Promise<void> {
  const env = readEnv();
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  if (env.SAMPLE_DATA === "on") {
    const { loadSampleData } = await import("./features/importing/sample.server.ts");
    await loadSampleData(storage);
  }
  const app = await createApp({
    env,
    storage,
    renderPage,
    ...(middleware ? { middleware } : { clientFolder: resolve(import.meta.dirname, "../client") }),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // The database last: while the app closes, it still writes down what it counted.
    process.once(signal, () =>
      app
        .close()
        .then(() => storage.close())
        .then(() => process.exit(0)),
    );
  }
  const address = await app.listen({ port: env.PORT, host: env.HOST });
  process.stdout.write(`Magu is at ${address}\n`);
}

if (import.meta.env.PROD) {
  await start().catch((error: unknown) => {
    console.error(failedStart(error) ?? error);
    process.exit(1);
  });
}
