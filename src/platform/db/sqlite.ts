import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";

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
      const database = new DatabaseSync(path);
      // A lock is waited for between tries, never inside SQLite: its wait would stop the event loop.
      database.exec(`
        pragma busy_timeout = 0;
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma foreign_keys = on;
      `);
      return adapt(database, begin);
    },
  });
}

function adapt(database: DatabaseSync, begin: string): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql === "begin" ? begin : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) =>
          statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      };
    },
  };
}

/** True when SQLite refused because another connection holds the lock that was asked for. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}
