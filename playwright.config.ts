import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 3987);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // Journeys wait for what they expect, however busy the machine is.
  expect: { timeout: 20_000 },
  // A busy machine can miss a moment that a journey waits for; what fails twice is a fault.
  retries: process.env.CI ? 2 : 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        // Chromium's sandbox refuses to run as root, which is who builds in a container.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Nothing here is drawn by a graphics card; pretending to have one costs an eighth.
        "--disable-gpu",
      ],
    },
  },
  webServer: {
    command: "node e2e/server.ts",
    url: `http://127.0.0.1:${PORT}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: { E2E_PORT: String(PORT) },
  },
});
