import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { OtherReleaseError } from "../errors.ts";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations/index.ts";
import type { Db } from "./schema.ts";
import { isBusy, retryWhileLocked } from "./sqlite-errors.ts";

/** The first migration of 0.1, whose chain the baseline replaced. */
const BEFORE_BASELINE = "001_catalogue";

const OF_0_1 =
  "This data is of Magu 0.1, whose tables this release cannot read; nothing was changed. Export it with 0.1 (npm run export -- magu.json.gz), and import that with this release into an empty place (npm run import -- magu magu.json.gz): docs/running.md says how.";

/** A database whose tables are brought up to date. */
interface Migrated {
  readonly engine: Engine;
  readonly db: Db;
}

/**
 * Brings the tables of a database up to date.
 *
 * @param lockMs how long it waits for another process's lock, in milliseconds.
 * @throws OtherReleaseError where this release cannot read them.
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
  refuseOther(storage.engine, executed);
  throw error;
}

/** Names of the migrations that the database has seen. */
export async function executedMigrations({ db }: Migrated): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws OtherReleaseError where data has seen a migration that this release does not have. */
export function refuseOther(engine: Engine, executed: readonly string[]): void {
  const known = new Set(Object.keys(migrations(engine)));
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.includes(BEFORE_BASELINE)) throw new OtherReleaseError(OF_0_1);
  if (unknown.length > 0) {
    throw new OtherReleaseError(
      `A newer release of Magu has used this data (${unknown.join(", ")}), which this one cannot read. Start that release, or restore a backup of before into another place: docs/running.md says how.`,
    );
  }
}
