import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, Migrator, PostgresDialect, type Transaction } from "kysely";
import { Pool, types } from "pg";
import type { Engine } from "./engine.ts";
import { listenForPublished } from "./listening.ts";
import { migrations } from "./migrations/index.ts";
import type { Database } from "./schema.ts";
import { isBusy, sqliteDialect } from "./sqlite.ts";

/** How long a write waits for another process's transaction, in milliseconds. */
const LOCK_PATIENCE = 60_000;

/** How long a connection to PostgreSQL may take, in milliseconds. */
const CONNECTION_LIMIT = 10_000;

/**
 * Seconds after which a connection to PostgreSQL is made anew: one whose other end was lost without
 * a word would fail every query until the system notices, which takes a quarter of an hour.
 */
const CONNECTION_LIFE = 60;

// node-postgres hands 64-bit integers over as text; counts and sums fit a number here.
types.setTypeParser(types.builtins.INT8, Number);

/** The open database: one set of queries for both engines. */
export interface Storage {
  readonly engine: Engine;
  /** Where the database is, for a thread that opens it for itself. */
  readonly settings: StorageSettings;
  /** For single reads. */
  readonly db: Kysely<Database>;
  /** Runs a transaction that sees one unchanging state and writes nothing. */
  snapshot<T>(read: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Runs a transaction that writes; waits for another writer instead of failing. */
  write<T>(change: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
  /**
   * Calls back when a published change is announced, until it is stopped. SQLite announces nothing:
   * whoever listens looks for changes on his own as well.
   */
  listen(onPublished: () => void, onError: (error: unknown) => void): { stop(): Promise<void> };
  close(): Promise<void>;
}

export interface StorageSettings {
  /** Address of a PostgreSQL; null for SQLite in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /**
   * Milliseconds that a statement may take on PostgreSQL, so that one which hangs fails; none for
   * what may rightly take long: migrations, imports.
   */
  statementLimit?: number;
}

/** Opens the database and brings its tables up to date. Concurrent first starts wait in line. */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const storage = openAsItIs(settings);
  try {
    await migrate(storage);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

/** Opens a database whose tables are known to be up to date. */
export function openAsItIs(settings: StorageSettings): Storage {
  const { databaseUrl } = settings;
  return databaseUrl === null ? openSqlite(settings) : openPostgres(databaseUrl, settings);
}

function openSqlite(settings: StorageSettings): Storage {
  const { dataDir } = settings;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "magu.sqlite");
  // SQLite would let everybody on the machine read it; its log files take the mode of this one.
  closeSync(openSync(path, "a", 0o600));
  const db = new Kysely<Database>({ dialect: sqliteDialect(path, "begin immediate") });
  // A connection of its own: a snapshot then neither waits for a write nor sees half of it.
  const reader = new Kysely<Database>({ dialect: sqliteDialect(path, "begin") });
  return {
    engine: "sqlite",
    settings,
    db,
    snapshot: (read) => patiently(() => reader.transaction().execute(read)),
    write: (change) => patiently(() => db.transaction().execute(change)),
    listen: () => ({ stop: async () => undefined }),
    close: async () => {
      await reader.destroy();
      await db.destroy();
    },
  };
}

function openPostgres(databaseUrl: string, settings: StorageSettings): Storage {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECTION_LIMIT,
    maxLifetimeSeconds: CONNECTION_LIFE,
    ...(settings.statementLimit && { query_timeout: settings.statementLimit }),
  });
  // A connection that is lost while nobody uses it would end the process; whoever asks next gets a
  // new one, or the error.
  pool.on("error", () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: "postgres",
    settings,
    db,
    snapshot: (read) =>
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(read),
    write: (change) => db.transaction().execute(change),
    listen: (onPublished, onError) => listenForPublished({ databaseUrl, onPublished, onError }),
    close: () => db.destroy(),
  };
}

async function migrate(storage: Storage): Promise<void> {
  const migrator = new Migrator({
    db: storage.db,
    provider: { getMigrations: async () => migrations(storage.engine) },
  });
  const { error } = await patiently(async () => {
    const result = await migrator.migrateToLatest();
    if (isBusy(result.error)) throw result.error;
    return result;
  });
  if (error) throw error;
}

/** Tries again while another process holds SQLite's lock, without stopping the event loop. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + LOCK_PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(20 + Math.random() * 30);
    }
  }
}
