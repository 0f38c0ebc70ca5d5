import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, describe, inject } from "vitest";
import { openStorage, type Storage, type StorageSettings } from "#platform/db/database.ts";

/** Opens an empty, migrated database; `settings` says where, for tests that open it again. */
export type OpenStorage = () => Promise<Storage & { settings: StorageSettings }>;

/** Runs a suite on SQLite and on PostgreSQL; what `open` gives is closed and removed after each test. */
export function onEachEngine(suite: (open: OpenStorage) => void): void {
  describe.each(["sqlite", "postgres"] as const)("on %s", (engine) => {
    const cleanups: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    });
    suite(async () => {
      const place = engine === "sqlite" ? sqlitePlace() : await postgresPlace();
      cleanups.push(place.remove);
      const storage = await openStorage(place.settings);
      cleanups.push(() => storage.close());
      return { ...storage, settings: place.settings };
    });
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
