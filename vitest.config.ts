import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "sample/**/*.test.ts",
      "test/**/*.test.{ts,tsx}",
      "bench/**/*.test.ts",
      "faults/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
    globalSetup: ["test/postgres.ts"],
    setupFiles: ["test/property-seed.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    // A busy machine fails no test: how soon changes show is measured by `npm run bench:servers`.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    hookTimeout: 120_000,
  },
});
