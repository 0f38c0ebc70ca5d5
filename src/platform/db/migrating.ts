import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { NewerDataError } from "../errors.ts";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations/index.ts";
import type { Db } from "./schema.ts";
import { isBusy, retryWhileLocked } from "./sqlite-errors.ts";

/** A database whose tables are brought up to date. */
interface Migrated {
  readonly engine: Engine;
  readonly db: Db;
}

/**
 * Brings the tables of a database up to date.
 *
 * @param lockMs how long it waits for another process's lock, in milliseconds.
 * @throws NewerDataError where a newer release has done so.
 */
export async function migrate(storage: Migrated, lockMs: number): Promise<void> {
  const migrator = new Migrator({
    db: storage.db,
    provider: { getMigrations: async () => migrations(storage.engine) },
  });
  const { error } = await retryWhileLocked(lockMs, async () => {
    const result = await migrator.migrateToLatest();
    if (isBusy(result.error)) throw result.error;
    return result;
  });
  if (!error) return;
  const executed = await executedMigrations(storage).catch(() => []);
  refuseNewer(storage.engine, executed);
  throw error;
}

/** Names of the migrations that the database has seen. */
export async function executedMigrations({ db }: Migrated): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws NewerDataError where data has seen a migration that this release does not have. */
export function refuseNewer(engine: Engine, executed: readonly string[]): void {
  const known = new Set(Object.keys(migrations(engine)));
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerDataError(unknown);
}
