import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { BackupError } from "./backup-error.ts";

const run = promisify(execFile);

/** Where Debian keeps the programs of each PostgreSQL. */
const DEBIAN = "/usr/lib/postgresql";

/**
 * Runs a program of PostgreSQL (`pg_dump`, `pg_restore`, `psql`).
 *
 * @param databaseUrl the database that it works on; null for one that works on files only.
 * @throws BackupError with what the program said.
 */
export async function runPostgresProgram(
  name: string,
  args: readonly string[],
  databaseUrl: string | null,
): Promise<void> {
  const { connection, password } = connectionOf(databaseUrl);
  const env = { ...process.env, ...(password !== null && { PGPASSWORD: password }) };
  try {
    await run(programPath(name), [...connection, ...args], { env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { code, stderr = "", message } = error as { code?: string } & Error & { stderr?: string };
    if (code === "ENOENT") {
      throw new BackupError(
        `${name} is missing. Install PostgreSQL's programs (Debian: postgresql-client), of the server's version or a newer one.`,
      );
    }
    throw new BackupError(`${name} failed: ${stderr.trim() || message}`);
  }
}

/** The newest of Debian's, which reads and writes for all older servers; else that on the path. */
function programPath(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(DEBIAN, version, "bin", name)).find(existsSync) ?? name;
}

/** The password goes by the environment: everybody on the machine may read command lines. */
function connectionOf(databaseUrl: string | null) {
  if (databaseUrl === null) return { connection: [], password: null };
  const url = new URL(databaseUrl);
  const password = url.password === "" ? null : decodeURIComponent(url.password);
  url.password = "";
  return { connection: [`--dbname=${url.href}`], password };
}
