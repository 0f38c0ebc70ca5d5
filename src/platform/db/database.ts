import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { type Engine, SQLITE_FILE, type StorageSettings } from "./engine.ts";
import { listenForPublished } from "./listening.ts";
import { migrate } from "./migrating.ts";
import { type PostgresTimeouts, postgresPool } from "./postgres.ts";
import type { Database, Db, Trx } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { retryWhileLocked } from "./sqlite-errors.ts";

/** Timeouts of one kind of work, in milliseconds. */
interface StorageTimeouts extends PostgresTimeouts {
  /** For another process's transaction on SQLite. */
  lockMs: number;
}

/** Of migrations, imports and scripts. */
const MAINTENANCE_TIMEOUTS: StorageTimeouts = {
  connectMs: 10_000,
  statementMs: null,
  lockMs: 60_000,
};

/** Of requests: together below the two seconds within which each request is answered. */
const REQUEST_TIMEOUTS: StorageTimeouts = { connectMs: 800, statementMs: 1_000, lockMs: 1_000 };

/** Of a server's background work: far more than reading a million courses takes. */
const BACKGROUND_TIMEOUTS: StorageTimeouts = {
  connectMs: 10_000,
  statementMs: 120_000,
  lockMs: 60_000,
};

/** Connections to PostgreSQL: shared by requests, and for background work. */
const MAX_REQUEST_CONNECTIONS = 10;
const MAX_BACKGROUND_CONNECTIONS = 2;

/** One set of queries for both engines. */
export interface Access {
  /** For single reads. */
  readonly db: Db;
  /** Runs a transaction that sees one unchanging state and writes nothing. */
  snapshot<T>(read: (trx: Trx) => Promise<T>): Promise<T>;
  /** Runs a transaction that writes; waits for another writer instead of failing. */
  write<T>(change: (trx: Trx) => Promise<T>): Promise<T>;
}

/**
 * The open database. Queries throw StorageUnavailableError where it cannot be used: locked, full,
 * disconnected, or slower than the timeout of the caller.
 */
export interface Storage extends Access {
  readonly engine: Engine;
  /** Where the database is, for a thread that opens it for itself. */
  readonly settings: StorageSettings;
  /** For background work of a server, with longer timeouts than a request. */
  readonly background: Access;
  /**
   * Calls back for each announced change until stopped. SQLite announces nothing, so callers must
   * poll as well.
   */
  listen(onPublished: () => void, onError: (error: unknown) => void): { stop(): Promise<void> };
  close(): Promise<void>;
}

/**
 * Opens the database with long timeouts, and runs its migrations. Concurrent first starts wait for
 * each other.
 */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const storage = openAsFound(settings);
  try {
    await migrate(storage, MAINTENANCE_TIMEOUTS.lockMs);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

/** Opens a database as it is, without bringing it up to date. */
export function openAsFound(settings: StorageSettings): Storage {
  return open(settings, MAINTENANCE_TIMEOUTS, MAINTENANCE_TIMEOUTS);
}

/** Opens a database whose tables are up to date for a server: its requests wait for a second at most. */
export function openForServing(settings: StorageSettings): Storage {
  return open(settings, REQUEST_TIMEOUTS, BACKGROUND_TIMEOUTS);
}

/** Opens a database whose tables are up to date for a thread that works behind a server's answers. */
export function openForBackground(settings: StorageSettings): Storage {
  return open(settings, BACKGROUND_TIMEOUTS, BACKGROUND_TIMEOUTS);
}

function open(
  settings: StorageSettings,
  timeouts: StorageTimeouts,
  background: StorageTimeouts,
): Storage {
  const { databaseUrl } = settings;
  return databaseUrl === null
    ? openSqlite(settings, timeouts, background)
    : openPostgres(settings, databaseUrl, timeouts, background);
}

function openSqlite(
  settings: StorageSettings,
  timeouts: StorageTimeouts,
  background: StorageTimeouts,
): Storage {
  const { dataDir } = settings;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, SQLITE_FILE);
  // SQLite would let everybody on the machine read it; its log files take the mode of this one.
  closeSync(openSync(path, "a", 0o600));
  const db = new Kysely<Database>({ dialect: sqliteDialect(path) });
  const access = ({ lockMs }: StorageTimeouts): Access => ({
    db,
    snapshot: (read) =>
      retryWhileLocked(lockMs, () => db.transaction().setAccessMode("read only").execute(read)),
    write: (change) => retryWhileLocked(lockMs, () => db.transaction().execute(change)),
  });
  return {
    ...access(timeouts),
    engine: "sqlite",
    settings,
    background: access(background),
    listen: () => ({ stop: async () => undefined }),
    close: () => db.destroy(),
  };
}

function openPostgres(
  settings: StorageSettings,
  databaseUrl: string,
  timeouts: StorageTimeouts,
  background: StorageTimeouts,
): Storage {
  const access = (pool: PostgresPool): Access => {
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    return {
      db,
      snapshot: (read) =>
        db
          .transaction()
          .setIsolationLevel("repeatable read")
          .setAccessMode("read only")
          .execute(read),
      write: (change) => db.transaction().execute(change),
    };
  };
  const own = access(postgresPool(databaseUrl, { ...timeouts, max: MAX_REQUEST_CONNECTIONS }));
  const behind =
    background === timeouts
      ? own
      : access(postgresPool(databaseUrl, { ...background, max: MAX_BACKGROUND_CONNECTIONS }));
  return {
    ...own,
    engine: "postgres",
    settings,
    background: behind,
    listen: (onPublished, onError) => listenForPublished({ databaseUrl, onPublished, onError }),
    close: async () => {
      await own.db.destroy();
      // May be the same pool: destroying it twice does nothing.
      await behind.db.destroy();
    },
  };
}
