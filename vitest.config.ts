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
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
