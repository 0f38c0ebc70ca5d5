import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { backup } from "#platform/backup/backup.ts";
import type { Storage } from "#platform/db/database.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import { LEASE_LOOK_MS, Leases } from "#platform/lease.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { type AuditedBy, record } from "#records/audit/audit.repository.server.ts";
import {
  beginBackup,
  deleteBackupRow,
  endBackup,
  keepBackup,
  readBackup,
  readBackups,
  readEndedBackups,
  readOldBackups,
  readRunningBackups,
} from "./health.repository.server.ts";

/** Backups that are kept in DATA_DIR: with an older one the disk would fill. */
const KEPT_BACKUPS = 3;
const SHOWN_BACKUPS = 5;

const DIED = "Its server stopped, or lost its database, before it was whole. Make another one.";

interface BackupsParts {
  storage: Storage;
  dataDir: string;
  onError: (error: unknown) => void;
  /** How often it says that a backup goes on, and looks for dead ones; milliseconds. */
  lookEvery?: number;
}

/** Backups that are made in the office, into `DATA_DIR/backups`. */
export function createBackups({
  storage,
  dataDir,
  onError,
  lookEvery = LEASE_LOOK_MS,
}: BackupsParts) {
  const folder = join(dataDir, "backups");
  let running: Promise<void> = Promise.resolve();
  /** Id of the backup that this server makes. */
  let own: number | null = null;

  const end = (
    id: number,
    state: "done" | "failed",
    bytes: number | null,
    error: string | null,
  ): Promise<boolean> =>
    storage.background.write((trx) =>
      endBackup(trx, id, { state, bytes, error, finished_at: new Date().toISOString() }),
    );
  const make = async (id: number, file: string) => {
    try {
      await backup(storage.settings, file);
      if (!(await end(id, "done", (await stat(file)).size, null))) await rm(file, { force: true });
    } catch (error) {
      onError(error);
      await end(id, "failed", null, error instanceof Error ? error.message : String(error));
    }
    for (const old of await readOldBackups(storage.background.db, KEPT_BACKUPS)) {
      await rm(old.file, { force: true });
      await storage.background.write((trx) => deleteBackupRow(trx, old.id));
    }
  };

  const leases = new Leases();
  const look = async () => {
    const { db } = storage.background;
    if (own !== null) {
      const id = own;
      await storage.background.write((trx) => keepBackup(trx, id, new Date().toISOString()));
    }
    const others = (await readRunningBackups(db)).filter(({ id }) => id !== own);
    for (const { id } of leases.dead(others)) await end(id, "failed", null, DIED);
    const left = await leftBeside(folder);
    const ended = left.size > 0 ? await readEndedBackups(db, [...left.keys()]) : [];
    for (const path of ended.flatMap((file) => left.get(file) ?? [])) {
      await rm(path, { recursive: true, force: true });
    }
  };
  const looking = repeatWork("Look after backups", lookEvery, look, onError);

  return {
    /** The newest backups; of one that runs, the bytes that are written. */
    backups: async () =>
      Promise.all(
        (await readBackups(storage.db, SHOWN_BACKUPS)).map(async (row) => ({
          ...row,
          bytes: row.state === "running" ? await bytesOf(`${row.file}.unfinished`) : row.bytes,
        })),
      ),
    /** Begins a backup in the background. @throws DomainError 409 where one runs. */
    begin: async (by: AuditedBy & { name: string }) => {
      const now = new Date();
      const file = join(folder, `magu-${now.toISOString().replace(/[:.]/g, "-")}.tar.gz`);
      const id = await storage.write(async (trx) => {
        const started_at = now.toISOString();
        const begun = await beginBackup(trx, { file, by_name: by.name, started_at });
        if (begun === undefined) {
          throw new DomainError("backup_runs", 409, "A backup is being made already.");
        }
        const subject = { kind: "backup" as const, id: begun, name: file };
        await record(trx, { by, action: "backup_made", subject });
        return begun;
      });
      own = id;
      running = make(id, file)
        .catch(onError)
        .finally(() => {
          own = null;
        });
    },
    /** Where a whole backup lies, for who downloads it. @throws NotFoundError. */
    download: async (by: AuditedBy, id: number) => {
      const found = await readBackup(storage.db, id);
      if (found?.state !== "done" || (await bytesOf(found.file)) === null) {
        throw new NotFoundError("Backup");
      }
      await storage.write((trx) => {
        const subject = { kind: "backup" as const, id, name: found.file };
        return record(trx, { by, action: "backup_downloaded", subject });
      });
      return found.file;
    },
    /** Resolves when no backup is being made any more. */
    close: async () => {
      await running;
      await looking.stop();
    },
  };
}

/** What backups write before they are whole, by the archive that it was to be. */
async function leftBeside(folder: string): Promise<ReadonlyMap<string, string[]>> {
  const names = await readdir(folder).catch(() => []);
  const unfinished = names.filter((name) => /\.tar\.gz\../.test(name));
  return Map.groupBy(
    unfinished.map((name) => join(folder, name)),
    (path) => path.slice(0, path.lastIndexOf(".tar.gz.") + ".tar.gz".length),
  );
}

/** Null where there is no such file. */
async function bytesOf(file: string): Promise<number | null> {
  return await stat(file).then(
    ({ size }) => size,
    () => null,
  );
}
