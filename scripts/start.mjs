// Plain JavaScript: on a fresh clone it runs before anything is installed, on any Node from 20.19.
import { spawn } from "node:child_process";
import { build, isBuilt } from "./build.mjs";
import { ensureInstalled, node } from "./install.mjs";

// Without a build to do, the packages for building are not installed.
ensureInstalled({ production: isBuilt() });
await build();
const server = spawn(node(), ["--enable-source-maps", "build/server/index.js"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code) => process.exit(code ?? 1));
