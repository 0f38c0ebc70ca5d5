import type { Kysely } from "kysely";

/** When a server last said that it is at a backup or an import that runs; ISO 8601 UTC. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["backups", "import_runs"]) {
    await db.schema.alterTable(table).addColumn("alive_at", "text").execute();
  }
}
