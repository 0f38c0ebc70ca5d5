/** The two databases that Magu keeps its data in. */
export type Engine = "sqlite" | "postgres";

/** The file of a SQLite database within `dataDir`. */
export const SQLITE_FILE = "magu.sqlite";

/** Where a database is. */
export interface StorageSettings {
  /** Address of a PostgreSQL; null for SQLite in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
}
