import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, describe, inject } from "vitest";
import { openStorage, type Storage } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";

/** Opens an empty, migrated database; `settings` says where, for tests that open it again. */
export type OpenStorage = () => Promise<Storage & { settings: StorageSettings }>;

/** Runs a suite on SQLite and on PostgreSQL; what `open` gives is closed and removed after each test. */
export function onEachEngine(suite: (open: OpenStorage) => void): void {
  onEachPlace((openPlace, atEnd) => {
    suite(async () => {
      const settings = await openPlace();
      const storage = await openStorage(settings);
      atEnd(() => storage.close());
      return { ...storage, settings };
    });
  });
}

type Cleanup = () => Promise<void>;

/** The same with places for databases that nobody opened yet, for tests of how they are made. */
export function onEachPlace(
  suite: (open: () => Promise<StorageSettings>, atEnd: (cleanup: Cleanup) => void) => void,
): void {
  describe.each(["sqlite", "postgres"] as const)("on %s", (engine) => {
    const cleanups: Cleanup[] = [];
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    });
    const open = async () => {
      const place = engine === "sqlite" ? sqlitePlace() : await postgresPlace();
      cleanups.push(place.remove);
      return place.settings;
    };
    suite(open, (cleanup) => cleanups.push(cleanup));
  });
}

interface Place {
  settings: StorageSettings;
  remove: () => Promise<void>;
}

function sqlitePlace(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-test-"));
  return {
    settings: { databaseUrl: null, dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function postgresPlace(): Promise<Place> {
  const server = inject("postgresUrl");
  const name = `magu_test_${randomUUID().replaceAll("-", "")}`;
  const asOwner = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    return await client.query(statement).finally(() => client.end());
  };
  // A closed pool's last connections may still be saying goodbye; cutting them off is an error there.
  const remove = async () => {
    const others = `select from pg_stat_activity where datname = '${name}'`;
    for (let attempt = 0; attempt < 100 && (await asOwner(others)).rowCount; attempt++) {
      await sleep(20);
    }
    await asOwner(`drop database if exists ${name} with (force)`);
  };
  await asOwner(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { databaseUrl: url.href, dataDir: tmpdir() },
    remove,
  };
}
