import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";
import { StorageUnavailableError } from "../errors.ts";

/** SQLite rolls back changes of tables too; Kysely then migrates inside one transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * A Kysely dialect over Node's own SQLite. Kysely speaks the interface of better-sqlite3; this is
 * the part of it that Kysely calls.
 *
 * `begin` decides how transactions start: "begin immediate" takes the write lock at once, so that a
 * transaction that reads first cannot fail half way when another process writes.
 */
export function sqliteDialect(path: string, begin: "begin" | "begin immediate"): SqliteDialect {
  return new TransactionalSqliteDialect({
    database: async () => {
      return asStorageErrors(() => {
        const database = new DatabaseSync(path);
        // A lock is waited for between tries, never inside SQLite: its wait would stop the event loop.
        database.exec(`
          pragma busy_timeout = 0;
          pragma journal_mode = wal;
          pragma synchronous = full;
          pragma foreign_keys = on;
        `);
        return adapt(database, begin);
      });
    },
  });
}

/** Replaces "rollback" after SQLite ended the transaction itself, as it does when the disk is full. */
const NO_OPERATION = "select 1 where false";

function adapt(database: DatabaseSync, begin: string): SqliteDatabase {
  const replacedSql = (sql: string) => {
    if (sql === "begin") return begin;
    return sql === "rollback" && !database.isTransaction ? NO_OPERATION : sql;
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = asStorageErrors(() => database.prepare(replacedSql(sql)));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) =>
          asStorageErrors(() => statement.all(...(parameters as SQLInputValue[]))),
        run: (parameters) =>
          asStorageErrors(() => statement.run(...(parameters as SQLInputValue[]))),
        iterate: (parameters) =>
          statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      };
    },
  };
}

/** Runs a call; errors that say the database cannot be used become StorageUnavailableError. */
function asStorageErrors<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = resultCode(error);
    if (code !== null && UNAVAILABLE_CODES.has(code))
      throw new StorageUnavailableError(error as Error);
    throw error;
  }
}

const BUSY = 5;

/**
 * Result codes that say nothing about the statement (https://sqlite.org/rescode.html): locked,
 * out of memory, read-only, input and output, corrupt, full, cannot be opened, not a database.
 */
const UNAVAILABLE_CODES: ReadonlySet<number> = new Set([BUSY, 6, 7, 8, 10, 11, 13, 14, 15, 26]);

/** The primary result code; null for what is no error of SQLite. */
function resultCode(error: unknown): number | null {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : null;
}

/** True when SQLite refused because another connection holds the lock that was asked for. */
export function isBusy(error: unknown): boolean {
  return resultCode(error instanceof StorageUnavailableError ? error.cause : error) === BUSY;
}

/** Tries again while another process holds SQLite's lock, without stopping the event loop. */
export async function retryWhileLocked<T>(lockMs: number, attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + lockMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(20 + Math.random() * 30);
    }
  }
}
