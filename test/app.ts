import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { type AppParts, createApp } from "#app.ts";
import { importRecords } from "#features/importing/importing.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { readEnv } from "#platform/env.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import type { CategoryInput, CourseInput, InstitutionInput } from "#records/record.schema.ts";
import type { RenderPage } from "#shell/pages.server.ts";
import type { OpenStorage } from "./engines.ts";
import { staffPages } from "./pages.ts";

/** Records of a directory, as an import file holds them. */
export interface DirectoryRecords {
  institutions: InstitutionInput[];
  categories: CategoryInput[];
  courses: CourseInput[];
}

interface TestAppOptions {
  /** The published records; the sample data by default. */
  records?: DirectoryRecords;
  /** Settings of the test. */
  settings?: Record<string, string>;
  /** Pages of staff, as JSON, unless told. */
  renderPage?: RenderPage;
  assistant?: AppParts["assistant"];
  /** Receives the lines of the log. */
  log?: AppParts["log"];
}

export interface TestApp {
  app: FastifyInstance;
  storage: Storage;
  /** Folder of this server's own files, including the outbox. */
  dataDir: string;
}

/** Public origin of the tests' server. */
export const TEST_ORIGIN = "https://magu.example";

/** A security log that discards everything. */
export const NO_SECURITY_LOG: SecurityLog = {
  note: () => undefined,
  noteLimit: () => (error) => {
    throw error;
  },
  noteLimitOnce: () => undefined,
};

/** The cheapest possible hash; the real cost has its own test. */
export const CHEAP_HASH = { memoryCost: 8, timeCost: 1 };

/** The whole server on its own database, without a port; closed when the test ends. */
export async function buildTestApp(
  open: OpenStorage,
  { records, settings, renderPage = staffPages, assistant, log }: TestAppOptions = {},
): Promise<TestApp> {
  const storage = await open(records ? "empty" : "sample");
  if (records) await publish(storage, records);
  const dataDir = mkdtempSync(join(tmpdir(), "magu-app-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = readEnv({
    LOG_LEVEL: "silent",
    PUBLIC_URL: TEST_ORIGIN,
    DATA_DIR: dataDir,
    ...settings,
  });
  const app = await createApp({
    env,
    storage,
    renderPage,
    assistant,
    hashCost: CHEAP_HASH,
    registrationTime: 0,
    log,
  });
  await app.ready();
  onTestFinished(() => app.close());
  return { app, storage, dataDir: env.DATA_DIR };
}

/**
 * Imports records into a test's database.
 *
 * @throws when the importer refuses one, because the test's records are invalid then.
 */
export async function publish(storage: Storage, records: DirectoryRecords): Promise<void> {
  const numbered = (values: unknown[]) =>
    values.map((value, index) => ({ line: index + 1, value }));
  const { refusals } = await importRecords(storage, {
    source: "test",
    fileName: "test",
    dryRun: false,
    records: {
      institutions: numbered(records.institutions),
      categories: numbered(records.categories),
      courses: numbered(records.courses),
      notes: [],
    },
  });
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
}
