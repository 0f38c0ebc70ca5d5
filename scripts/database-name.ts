import { join, resolve } from "node:path";
import type { StorageSettings } from "#platform/db/engine.ts";

/** Name of the database for messages, without the address's password. */
export function databaseName({ databaseUrl, dataDir }: StorageSettings): string {
  if (databaseUrl === null) return `SQLite, ${resolve(join(dataDir, "magu.sqlite"))}`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  const place = host || searchParams.get("host") || "localhost";
  return `PostgreSQL, ${place}${decodeURIComponent(pathname)}`;
}
