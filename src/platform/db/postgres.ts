import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, type PoolClient, types } from "pg";
import { StorageUnavailableError } from "../errors.ts";

/** How long those who ask PostgreSQL wait, in milliseconds. */
export interface PostgresTimeouts {
  /** For a connection, a free one of the pool included. */
  connectMs: number;
  /** For one statement; null where it may rightly take long: migrations, imports. */
  statementMs: number | null;
}

/**
 * A connection is replaced after this time: if its peer vanished silently, every query on it would
 * fail until the system notices, which takes a quarter of an hour.
 */
const MAX_CONNECTION_AGE_S = 60;

// node-postgres hands 64-bit integers over as text; counts and sums fit a number here.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * A pool whose connections may be lost at any moment: the current user gets the error, and the
 * connection is not used again.
 */
export function postgresPool(
  databaseUrl: string,
  { max, connectMs, statementMs }: PostgresTimeouts & { max: number },
): PostgresPool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    maxLifetimeSeconds: MAX_CONNECTION_AGE_S,
    ...(statementMs !== null && {
      query_timeout: statementMs,
      // A statement that timed out here must end on the server too.
      onConnect: async (client) => {
        await client.query(`set statement_timeout = ${statementMs}`);
      },
    }),
  });
  // Both would end the process: an idle connection that is lost speaks through the pool, one that is
  // in use, to which the pool does not listen, for itself.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    connect: async () => {
      try {
        return lent(await pool.connect());
      } catch (error) {
        throw asStorageError(error);
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** A connection for one transaction or statement; once lost, every further query on it throws. */
function lent(client: PoolClient): PostgresPoolClient {
  let lost: unknown = null;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (lost !== null) throw lost;
    try {
      return await client.query(text, parameters.map(asColumnsHoldIt));
    } catch (error) {
      const failure = asStorageError(error);
      if (!isRefusedStatement(error)) lost = failure;
      throw failure;
    }
  };
  return {
    // Kysely also knows a form for cursors, which we do not use.
    query: query as unknown as PostgresPoolClient["query"],
    release: (isBroken) => client.release(isBroken || lost !== null),
  };
}

/**
 * No column holds NUL: it is replaced, as a character that cannot be read is, so that what is looked
 * up by such a text is not found.
 */
function asColumnsHoldIt(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value;
}

/** Turns errors that say the database cannot be used into StorageUnavailableError. */
function asStorageError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageUnavailableError) return error;
  return isConnectionLost(error) ? new StorageUnavailableError(error) : error;
}

/**
 * Classes of SQLSTATE (PostgreSQL, appendix A) that say nothing about the statement: connections,
 * sign-ins, databases that do not exist, transactions that met one another, resources, operators and
 * the system. 25006: the server only reads, after a failover. 55P03: a lock.
 */
const UNAVAILABLE_STATES = /^(08|28|3D|40|53|57|58|25006|55P03)/;

function isConnectionLost(error: Error): boolean {
  if (error instanceof DatabaseError) return UNAVAILABLE_STATES.test(error.code ?? "");
  return isOfConnection(error);
}

/** Errors that are neither an answer of the database nor a bug of ours come from the connection. */
function isOfConnection(error: Error): boolean {
  return !(error instanceof TypeError || error instanceof RangeError);
}

/** True if the connection is still usable: the database answered, or nothing was sent. */
function isRefusedStatement(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.severity !== "FATAL";
  return !(error instanceof Error && isOfConnection(error));
}
