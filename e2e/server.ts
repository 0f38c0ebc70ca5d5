import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The built product, started as in production, on its own database, which is deleted afterwards.
const dataDir = mkdtempSync(join(tmpdir(), "magu-e2e-"));
const server = spawn(process.execPath, ["build/server/index.js"], {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "production",
    PORT: process.env.E2E_PORT,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    PUBLIC_URL: "",
    STYLEGUIDE: "on",
    // Two browsers share the machine with the server: it is slow then and must not refuse requests
    // as overloaded.
    MAX_WAIT_MS: "20000",
  },
});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
