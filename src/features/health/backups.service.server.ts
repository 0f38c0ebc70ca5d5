import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type AuditedBy, record } from "#features/audit/audit.repository.server.ts";
import { backup } from "#platform/backup/backup.ts";
import type { Storage } from "#platform/db/database.ts";
import { HOUR_MS } from "#platform/durations.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import {
  beginBackup,
  deleteBackupRow,
  endBackup,
  endLostBackups,
  readBackup,
  readBackups,
  readOldBackups,
} from "./health.repository.server.ts";

/** Backups that are kept in DATA_DIR: with an older one the disk would fill. */
const KEPT_BACKUPS = 3;
const SHOWN_BACKUPS = 5;
/** After which a backup that never ended is taken for lost. */
const LOST_AFTER_MS = 6 * HOUR_MS;

interface BackupsParts {
  storage: Storage;
  dataDir: string;
  onError: (error: unknown) => void;
}

/** Backups that are made in the office, into `DATA_DIR/backups`. */
export function createBackups({ storage, dataDir, onError }: BackupsParts) {
  const folder = join(dataDir, "backups");
  let running: Promise<void> = Promise.resolve();

  const make = async (id: number, file: string) => {
    const end = (state: "done" | "failed", bytes: number | null, error: string | null) =>
      storage.background.write((trx) =>
        endBackup(trx, id, { state, bytes, error, finished_at: new Date().toISOString() }),
      );
    try {
      await backup(storage.settings, file);
      await end("done", (await stat(file)).size, null);
    } catch (error) {
      onError(error);
      await end("failed", null, error instanceof Error ? error.message : String(error));
    }
    for (const old of await readOldBackups(storage.background.db, KEPT_BACKUPS)) {
      await rm(old.file, { force: true });
      await storage.background.write((trx) => deleteBackupRow(trx, old.id));
    }
  };

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
        const lost = new Date(now.getTime() - LOST_AFTER_MS).toISOString();
        await endLostBackups(trx, lost, now.toISOString());
        const started_at = now.toISOString();
        const begun = await beginBackup(trx, { file, by_name: by.name, started_at });
        if (begun === undefined) {
          throw new DomainError("backup_runs", 409, "A backup is being made already.");
        }
        const subject = { kind: "backup" as const, id: begun, name: file };
        await record(trx, { by, action: "backup_made", subject });
        return begun;
      });
      running = make(id, file).catch(onError);
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
    settled: () => running,
  };
}

/** Null where there is no such file. */
async function bytesOf(file: string): Promise<number | null> {
  return await stat(file).then(
    ({ size }) => size,
    () => null,
  );
}
