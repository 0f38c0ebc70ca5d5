import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { StorageSettings } from "./engine.ts";
import { isBusy } from "./sqlite-errors.ts";

/** application_name of the connection that a running server holds. */
export const SERVING_CONNECTION = "magu server";

/** How long PostgreSQL may take to say who is connected. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Keeps the locks referenced: garbage collection would close them. */
const held = new Set<DatabaseSync>();

const lockPath = (dataDir: string) => join(dataDir, "serving.lock");

/**
 * Marks the database as served by this process. In PostgreSQL the name of the listening connection
 * does it; for SQLite it is a file lock, which the system releases however the process ends.
 */
export function announceServing({ databaseUrl, dataDir }: StorageSettings): { end(): void } {
  if (databaseUrl !== null) return { end: () => undefined };
  const lock = new DatabaseSync(lockPath(dataDir), { timeout: ANSWER_TIMEOUT_MS });
  // A read in a transaction holds a shared lock: several servers can hold it, but no exclusive one.
  lock.exec("pragma journal_mode = delete; begin; select count(*) from sqlite_schema");
  return hold(lock);
}

/**
 * Lets no server serve from this database until `end` is called; in PostgreSQL one that is not
 * connected yet may come. Null while one serves.
 */
export async function holdAlone(settings: StorageSettings): Promise<{ end(): void } | null> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) {
    return (await isConnected(databaseUrl)) ? null : { end: () => undefined };
  }
  const lock = new DatabaseSync(lockPath(dataDir), { timeout: 0 });
  try {
    lock.exec("pragma journal_mode = delete; begin exclusive");
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return hold(lock);
}

function hold(lock: DatabaseSync) {
  held.add(lock);
  return {
    end: () => {
      held.delete(lock);
      lock.close();
    },
  };
}

/** Whether a server serves the public from this database at the moment. */
export async function isServed({ databaseUrl, dataDir }: StorageSettings): Promise<boolean> {
  return databaseUrl === null ? isLocked(lockPath(dataDir)) : await isConnected(databaseUrl);
}

function isLocked(path: string): boolean {
  if (!existsSync(path)) return false;
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec("begin exclusive; rollback");
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}

async function isConnected(databaseUrl: string): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1",
      [SERVING_CONNECTION],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
