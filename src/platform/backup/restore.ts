import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { SQLITE_FILE, type StorageSettings } from "../db/engine.ts";
import { refuseOther } from "../db/migrating.ts";
import { holdAlone } from "../db/serving.ts";
import { DATA_ENTRIES, DATABASE_FILE, type Manifest, unpack } from "./archive.ts";
import { BackupError } from "./backup-error.ts";
import { runPostgresProgram } from "./postgres-programs.ts";

interface RestoreOptions {
  /** Puts the backup in place of data that is there. */
  replace: boolean;
}

/** What was restored, and where the files are that stood in its place; null where there were none. */
export interface Restored {
  manifest: Manifest;
  aside: string | null;
}

/**
 * Puts a backup in place, whole or not at all: the archive is checked first, and what stood there is
 * put back where anything fails.
 *
 * @throws BackupError while a server runs on the data, where data is there that is not to be
 * replaced, and where the archive is damaged or of the other engine; OtherReleaseError where it is
 * of a release whose tables this one cannot read.
 */
export async function restore(
  settings: StorageSettings,
  archive: string,
  { replace }: RestoreOptions,
): Promise<Restored> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const alone = await holdAlone(settings);
  if (alone === null) {
    throw new BackupError("A server runs on this data. Stop it, and restore again.");
  }
  await removeLeftRestores(settings.dataDir);
  const folder = await mkdtemp(join(settings.dataDir, UNPACKED));
  try {
    if (!replace) await refuseData(settings);
    const manifest = await unpack(archive, folder);
    checkFits(manifest, settings, folder);
    await closeToOthers(folder);
    return { manifest, aside: await putInPlace(settings, folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
    alone.end();
  }
}

/** How the folder begins in which a backup is unpacked. */
const UNPACKED = ".restoring-";

/** Removes what restores that were killed have left; only while none runs. */
export async function removeLeftRestores(dataDir: string): Promise<void> {
  const left = (await entriesIn(dataDir)).filter((name) => name.startsWith(UNPACKED));
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true });
}

async function refuseData(settings: StorageSettings): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const advice = "Add --replace to put the backup in its place.";
  const found = (await entriesIn(dataDir)).filter((name) => isData(name, databaseUrl === null));
  if (found.length > 0) {
    throw new BackupError(`${dataDir} holds data already (${found.join(", ")}). ${advice}`);
  }
  if (databaseUrl !== null && (await hasTables(databaseUrl))) {
    throw new BackupError(`The database of DATABASE_URL holds data already. ${advice}`);
  }
}

function checkFits(manifest: Manifest, { databaseUrl }: StorageSettings, folder: string): void {
  const wanted = databaseUrl === null ? "sqlite" : "postgres";
  if (manifest.engine !== wanted) {
    const advice = databaseUrl === null ? "Set DATABASE_URL to one." : "Leave DATABASE_URL out.";
    throw new BackupError(`This is the backup of a ${manifest.engine} database. ${advice}`);
  }
  refuseOther(manifest.engine, manifest.migrations);
  if (manifest.engine === "sqlite") checkSqlite(join(folder, DATABASE_FILE.sqlite));
}

function checkSqlite(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const found = database.prepare("pragma quick_check").get()?.quick_check;
    if (found !== "ok") throw new BackupError(`The database of this backup is damaged: ${found}`);
  } finally {
    database.close();
  }
}

/** Moves what is there aside and the backup in; back again where the database cannot be restored. */
async function putInPlace(
  { databaseUrl, dataDir }: StorageSettings,
  folder: string,
): Promise<string | null> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const aside = join(dataDir, `before-restore-${time}`);
  const moves: { from: string; to: string }[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    moves.push({ from, to });
  };
  try {
    const old = (await entriesIn(dataDir)).filter((name) => isData(name, databaseUrl === null));
    if (old.length > 0) await mkdir(aside, { mode: 0o700 });
    for (const name of old) await move(join(dataDir, name), join(aside, name));
    if (old.length > 0) await closeToOthers(aside);
    for (const name of await entriesIn(folder)) {
      if (name !== DATABASE_FILE.postgres) await move(join(folder, name), join(dataDir, name));
    }
    // In one transaction, and last: nothing can fail after it.
    if (databaseUrl !== null) await restorePostgres(databaseUrl, folder);
    return old.length > 0 ? aside : null;
  } catch (error) {
    for (const { from, to } of moves.reverse()) await rename(to, from);
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

async function restorePostgres(databaseUrl: string, folder: string): Promise<void> {
  const script = join(folder, "restore.sql");
  const form = ["--no-owner", "--no-privileges", `--file=${script}`];
  await runPostgresProgram("pg_restore", [...form, join(folder, DATABASE_FILE.postgres)], null);
  const empty = "drop schema public cascade; create schema public";
  await runPostgresProgram(
    "psql",
    [
      "--no-psqlrc",
      "--quiet",
      "--single-transaction",
      "--set=ON_ERROR_STOP=1",
      "--output=/dev/null",
      `--command=${empty}`,
      `--file=${script}`,
    ],
    databaseUrl,
  );
}

async function hasTables(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select from pg_tables where schemaname = 'public' limit 1",
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** Lets only the owner read what is below a folder; an archive does not keep who may. */
async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

const SQLITE_ENTRIES = ["", "-wal", "-shm"].map((ending) => SQLITE_FILE + ending);

/** Entries of DATA_DIR that a backup holds, and what SQLite keeps beside its database. */
function isData(name: string, isSqlite: boolean): boolean {
  return DATA_ENTRIES.includes(name) || (isSqlite && SQLITE_ENTRIES.includes(name));
}

async function entriesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).sort() : [];
}
