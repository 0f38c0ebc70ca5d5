import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError, Pool } from "pg";
import { describe, inject, onTestFinished } from "vitest";
import { openStorage, type Storage } from "#platform/db/database.ts";
import { type Engine, SQLITE_FILE, type StorageSettings } from "#platform/db/engine.ts";

/** Content of a test's database: only its tables, or the sample data too. */
type Content = "empty" | "sample";

/** Opens a migrated database; `settings` is its location, for tests that open it again. */
export type OpenStorage = (content?: Content) => Promise<Storage & { settings: StorageSettings }>;

/**
 * Runs a suite on SQLite and on PostgreSQL; what `open` returns is closed and deleted after each
 * test.
 */
export function onEachEngine(suite: (open: OpenStorage, engine: Engine) => void): void {
  onEachPlace((openPlace, engine) => {
    suite(async (content = "empty") => {
      const settings = await openPlace(content);
      const storage = await openStorage(settings);
      // Everything that a test opens later is closed before this; PostgreSQL cannot delete a
      // database in use.
      onTestFinished(() => storage.close());
      return { ...storage, settings };
    }, engine);
  });
}

type OpenPlace = (content?: Content) => Promise<StorageSettings>;

/** The same with locations that have no database yet, unless content is requested. */
export function onEachPlace(suite: (open: OpenPlace, engine: Engine) => void): void {
  describe.each(["sqlite", "postgres"] satisfies Engine[])("on %s", (engine) => {
    suite(async (content) => {
      const place = engine === "sqlite" ? await sqlitePlace(content) : await postgresPlace(content);
      onTestFinished(place.remove);
      return place.settings;
    }, engine);
  });
}

interface Place {
  settings: StorageSettings;
  remove: () => Promise<void>;
}

async function sqlitePlace(content?: Content): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-test-"));
  if (content) await copySqlite(content, join(dataDir, SQLITE_FILE));
  return {
    settings: { databaseUrl: null, dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Copies the database that the first test with this content created in this run. */
async function copySqlite(content: Content, path: string): Promise<void> {
  const template = join(inject("templates"), `${content}.sqlite`);
  try {
    copyFileSync(template, path);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const dataDir = mkdtempSync(join(inject("templates"), "making-"));
    await fill({ databaseUrl: null, dataDir }, content);
    renameSync(join(dataDir, SQLITE_FILE), template);
    copyFileSync(template, path);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

async function fill(settings: StorageSettings, content: Content): Promise<void> {
  const storage = await openStorage(settings);
  try {
    if (content === "empty") return;
    // Loaded on demand, because most tests publish their own records.
    const { loadSampleData } = await import("#features/importing/sample.server.ts");
    await loadSampleData(storage);
  } finally {
    await storage.close();
  }
}

/** A database on the tests' PostgreSQL with this content; without it, empty and not migrated. */
export async function postgresPlace(content?: Content): Promise<Place> {
  const name = `magu_test_${randomUUID().replaceAll("-", "")}`;
  if (content) await copyPostgres(content, name);
  else await asOwner(`create database ${name}`);
  return {
    settings: { databaseUrl: postgresAddress(name), dataDir: tmpdir() },
    remove: async () => {
      await connectionsEnded(name);
      await asOwner(`drop database if exists ${name} with (force)`);
    },
  };
}

/** As for SQLite; PostgreSQL copies the files of a database without connections. */
async function copyPostgres(content: Content, name: string): Promise<void> {
  const template = `${inject("postgresTemplates")}_${content}`;
  const copy = `create database ${name} template ${template} ${await copyingFiles()}`;
  try {
    await asOwner(copy);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== NO_SUCH_DATABASE) throw error;
    const making = `magu_making_${randomUUID().replaceAll("-", "")}`;
    await asOwner(`create database ${making}`);
    await fill({ databaseUrl: postgresAddress(making), dataDir: tmpdir() }, content);
    await connectionsEnded(making);
    // Another worker may have created it first; its database is the same.
    await asOwner(`alter database ${making} rename to ${template}`).catch(() =>
      asOwner(`drop database ${making}`),
    );
    await asOwner(copy);
  }
}

const NO_SUCH_DATABASE = "3D000";

function postgresAddress(name: string): string {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

/** Since PostgreSQL 15 another way is the default, which logs what it copies: twice the time. */
async function copyingFiles(): Promise<string> {
  const { rows } = await asOwner("show server_version_num");
  return Number(rows[0]?.server_version_num) >= 150_000 ? "strategy file_copy" : "";
}

let owner: Pool | undefined;

async function asOwner(statement: string) {
  owner ??= new Pool({
    connectionString: inject("postgresUrl"),
    max: 1,
    allowExitOnIdle: true,
  }).on("error", () => {});
  return await owner.query(statement);
}

/**
 * The last connections of a closed pool may still be closing; terminating them would cause errors.
 */
async function connectionsEnded(name: string): Promise<void> {
  const others = `select from pg_stat_activity where datname = '${name}'`;
  for (let attempt = 0; attempt < 100 && (await asOwner(others)).rowCount; attempt++) {
    await sleep(20);
  }
}
