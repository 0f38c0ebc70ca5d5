import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { openAsFound } from "../db/database.ts";
import type { StorageSettings } from "../db/engine.ts";
import { executedMigrations } from "../db/migrating.ts";
import { DATA_ENTRIES, DATABASE_FILE, type Manifest, pack } from "./archive.ts";
import { BackupError } from "./backup-error.ts";
import { noteBackup } from "./last-backup.ts";
import { runPostgresProgram } from "./postgres-programs.ts";

/**
 * Writes the database and the files of DATA_DIR into one archive, also while servers run. Whatever
 * was acknowledged before it began is in it.
 *
 * @throws BackupError where the file exists, there is no database, or it cannot be written.
 */
export async function backup(settings: StorageSettings, archive: string): Promise<Manifest> {
  if (existsSync(archive)) throw new BackupError(`${archive} is there already. Name another file.`);
  const created_at = new Date().toISOString();
  const target = dirname(resolve(archive));
  await mkdir(target, { recursive: true });
  // Beside the archive: that is where the operator has room for it, and its name says whose it is.
  const folder = await mkdtemp(`${resolve(archive)}.copied-`);
  try {
    const { engine, migrations } = await databaseFacts(settings);
    const file = join(folder, DATABASE_FILE[engine]);
    if (settings.databaseUrl === null) await copySqlite(databasePath(settings), file);
    else await dumpPostgres(settings.databaseUrl, file);
    // After the database: a file is written before the row that names it, and stays.
    for (const name of DATA_ENTRIES) await copyEntry(settings.dataDir, name, folder);
    const manifest = await pack(folder, { engine, migrations, created_at }, resolve(archive));
    // A folder that cannot be written to makes the backup no worse.
    await noteBackup(settings.dataDir, created_at).catch(() => undefined);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function databaseFacts(settings: StorageSettings) {
  if (settings.databaseUrl === null && !existsSync(databasePath(settings))) {
    throw new BackupError(
      `There is no database in ${settings.dataDir}. Set DATA_DIR to its folder.`,
    );
  }
  const storage = openAsFound(settings);
  try {
    return { engine: storage.engine, migrations: await executedMigrations(storage) };
  } finally {
    await storage.close();
  }
}

const COPYING = `
  const { DatabaseSync } = require("node:sqlite");
  const { from, to } = require("node:worker_threads").workerData;
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.prepare("vacuum into ?").run(to);
  } finally {
    database.close();
  }
`;

/**
 * One state of the database, its write-ahead log included; others read and write meanwhile. In a
 * thread of its own: a server that copies a large file goes on answering.
 */
async function copySqlite(from: string, to: string): Promise<void> {
  await once(new Worker(COPYING, { eval: true, workerData: { from, to } }), "exit");
}

async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const form = ["--format=custom", "--no-owner", "--no-privileges"];
  await runPostgresProgram("pg_dump", [...form, `--file=${file}`], databaseUrl);
}

async function copyEntry(dataDir: string, name: string, to: string): Promise<void> {
  const from = join(dataDir, name);
  if (!existsSync(from)) return;
  // A name that begins with a dot is of a mail or picture that is still being written.
  const filter = (path: string) => !/[\\/]\.[^\\/]+$/.test(path.slice(from.length));
  await cp(from, join(to, name), { recursive: true, filter });
}

function databasePath({ dataDir }: StorageSettings): string {
  return join(dataDir, DATABASE_FILE.sqlite);
}
