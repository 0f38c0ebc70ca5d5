import { setTimeout as sleep } from "node:timers/promises";
import { StorageUnavailableError } from "../errors.ts";

/** Runs a call; errors that say the database cannot be used become StorageUnavailableError. */
export function asStorageErrors<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = resultCode(error);
    if (code !== null && UNAVAILABLE_CODES.has(code))
      throw new StorageUnavailableError(error as Error);
    throw error;
  }
}

const BUSY = 5;

/**
 * Result codes that say nothing about the statement (https://sqlite.org/rescode.html): locked,
 * out of memory, read-only, input and output, corrupt, full, cannot be opened, not a database.
 */
const UNAVAILABLE_CODES: ReadonlySet<number> = new Set([BUSY, 6, 7, 8, 10, 11, 13, 14, 15, 26]);

/** The primary result code; null for what is no error of SQLite. */
function resultCode(error: unknown): number | null {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : null;
}

/** True when SQLite refused because another connection holds the lock that was asked for. */
export function isBusy(error: unknown): boolean {
  return resultCode(error instanceof StorageUnavailableError ? error.cause : error) === BUSY;
}

/** Tries again while another process holds SQLite's lock, without stopping the event loop. */
export async function retryWhileLocked<T>(lockMs: number, attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + lockMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(20 + Math.random() * 30);
    }
  }
}
