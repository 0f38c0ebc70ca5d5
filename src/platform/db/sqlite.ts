import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { LRUCache } from "lru-cache";
import { asStorageErrors } from "./sqlite-errors.ts";

/**
 * A Kysely dialect over Node's own SQLite with three connections to one file, because no read may
 * wait for a write, nor see half of it: a single select runs on one, a transaction with the access
 * mode "read only" on one, and everything else on the one that writes. A select sees what was
 * committed before it.
 */
export function sqliteDialect(path: string): Dialect {
  return {
    createAdapter: () => new SharedSqliteAdapter(),
    createDriver: () => new SharedSqliteDriver(path),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SharedSqliteAdapter extends SqliteAdapter {
  /** The driver lets callers wait for each other where they must; Kysely would do so everywhere. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls back changes of tables too; Kysely then migrates inside one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Connections to one file. */
interface Connections {
  /** Of everything that is not known to read. */
  writing: ConnectionTurns;
  /** Of transactions that only read: the one that writes where there is no other. */
  snapshots: ConnectionTurns;
  /** Of single selects: none of them outlasts its call, so they share it. */
  reading: Connection | null;
}

class SharedSqliteDriver implements Driver {
  readonly #path: string;
  #opened: Connection[] = [];
  #connections: Connections | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    try {
      this.#connections = this.#connect();
    } catch (error) {
      await this.destroy();
      throw error;
    }
  }

  #connect(): Connections {
    const writer = this.#open("");
    const writing = new ConnectionTurns(writer);
    const isLogged = writer.run("pragma journal_mode = wal")[0]?.journal_mode === "wal";
    // Without a write-ahead log, as in memory, others would find the database locked, or empty.
    if (!isLogged) return { writing, snapshots: writing, reading: null };
    const readOnly = () => this.#open("pragma query_only = on");
    return { writing, snapshots: new ConnectionTurns(readOnly()), reading: readOnly() };
  }

  #open(pragmas: string): Connection {
    const connection = new Connection(this.#path, pragmas);
    this.#opened.push(connection);
    return connection;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Lease(this.#connections as Connections);
  }

  async beginTransaction(lease: DatabaseConnection, { accessMode }: TransactionSettings) {
    if (accessMode === "read only") (await heldBy(lease, "snapshots")).run("begin");
    // Takes the write lock at once, so that a transaction that reads first cannot fail half way
    // when another process writes.
    else (await heldBy(lease, "writing")).run("begin immediate");
  }

  async commitTransaction(lease: DatabaseConnection): Promise<void> {
    (await heldBy(lease)).run("commit");
  }

  async rollbackTransaction(lease: DatabaseConnection): Promise<void> {
    const connection = await heldBy(lease);
    // SQLite ends it by itself when the disk is full.
    if (connection.isTransaction) connection.run("rollback");
  }

  async releaseConnection(lease: DatabaseConnection): Promise<void> {
    await (lease as Lease).end();
  }

  async destroy(): Promise<void> {
    // The writer last: whoever closes last empties the write-ahead log.
    for (const connection of this.#opened.splice(0).reverse()) connection.close();
  }
}

/** The connection that a lease has held since its transaction began, or holds from now on. */
const heldBy = (lease: DatabaseConnection, which?: "writing" | "snapshots") =>
  (lease as Lease).held(which);

/** What one caller of Kysely uses until its end: a connection for itself once it needs one. */
class Lease implements DatabaseConnection {
  readonly #connections: Connections;
  #turn: Promise<ConnectionTurn> | undefined;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async held(which: "writing" | "snapshots" = "writing"): Promise<Connection> {
    this.#turn ??= this.#connections[which].next();
    return (await this.#turn).connection;
  }

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { reading } = this.#connections;
    const isSingleRead = this.#turn === undefined && SelectQueryNode.is(query);
    const connection = isSingleRead && reading ? reading : await this.held();
    return connection.query<R>(sql, parameters);
  }

  // biome-ignore lint/correctness/useYield: nothing is read row by row.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Rows are not streamed: they would hold a connection between two turns.");
  }

  async end(): Promise<void> {
    (await this.#turn)?.end();
  }
}

/** A connection for one caller until `end`. */
interface ConnectionTurn {
  connection: Connection;
  end: () => void;
}

/** A connection that one caller after the other has for itself. */
class ConnectionTurns {
  readonly #connection: Connection;
  #last: Promise<void> = Promise.resolve();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async next(): Promise<ConnectionTurn> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return { connection: this.#connection, end: resolve };
  }
}

interface Prepared {
  statement: StatementSync;
  hasRows: boolean;
}

/** Statements of a connection that are ready to run: more than all that pages ask. */
const MAX_PREPARED = 200;

/**
 * Characters of a statement that is kept: more than any that a page asks has. Those of imports have up
 * to 30,000 values, hardly two are alike, and each would hold megabytes for as long as it is kept.
 */
const MAX_PREPARED_LENGTH = 8_000;

class Connection {
  readonly #database: DatabaseSync;
  readonly #prepared = new LRUCache<string, Prepared>({ max: MAX_PREPARED });

  constructor(path: string, pragmas: string) {
    this.#database = asStorageErrors(() => new DatabaseSync(path));
    // A lock is waited for between tries, never inside SQLite: its wait would stop the event loop.
    asStorageErrors(() =>
      this.#database.exec(`
        pragma busy_timeout = 0;
        pragma synchronous = full;
        pragma foreign_keys = on;
        ${pragmas}
      `),
    );
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  query<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    return asStorageErrors(() => {
      const { statement, hasRows } = this.#ready(sql);
      const values = parameters as SQLInputValue[];
      if (hasRows) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return {
        rows: [],
        insertId: BigInt(lastInsertRowid),
        numAffectedRows: BigInt(changes),
      };
    });
  }

  #ready(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    if (sql.length <= MAX_PREPARED_LENGTH) this.#prepared.set(sql, prepared);
    return prepared;
  }

  run(sql: string): Record<string, unknown>[] {
    return this.query<Record<string, unknown>>(sql, []).rows;
  }

  close(): void {
    this.#database.close();
  }
}
