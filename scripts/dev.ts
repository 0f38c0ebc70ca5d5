import { createServer } from "vite";

// A separate port for each server's live reload, so that two can run side by side.
const port = Number(process.env.PORT ?? 3000) + 10_000;
const vite = await createServer({
  server: { middlewareMode: true, hmr: { port } },
  appType: "custom",
});
const loaded = await vite.ssrLoadModule("/src/main.ts");
const { startServer } = loaded as typeof import("../src/main.ts");
await startServer(vite.middlewares);
