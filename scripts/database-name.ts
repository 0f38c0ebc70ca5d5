import { join, resolve } from "node:path";
import { SQLITE_FILE, type StorageSettings } from "#platform/db/engine.ts";

/** Says which database is used. */
export function sayDatabase(settings: StorageSettings): void {
  console.error(`Database: ${databaseName(settings)}`);
}

/** Name of the database for people, without the password of its address. */
export function databaseName({ databaseUrl, dataDir }: StorageSettings): string {
  if (databaseUrl === null) return `SQLite, ${resolve(join(dataDir, SQLITE_FILE))}`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  const place = host || searchParams.get("host") || "localhost";
  return `PostgreSQL, ${place}${decodeURIComponent(pathname)}`;
}
