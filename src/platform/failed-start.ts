import { SettingsError } from "./env.ts";
import { OtherReleaseError, StorageUnavailableError } from "./errors.ts";

/**
 * What stopped the server, or a command, from starting, in a sentence that says what to do; null for
 * what only a stack trace explains.
 */
export function failedStart(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof OtherReleaseError) return error.message;
  if (error instanceof StorageUnavailableError) return failedStart(error.cause);
  if (!(error instanceof Error)) return null;
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return "This port is in use. Stop what uses it, or set PORT to another one.";
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `Magu may not use this: ${error.message}. Set DATA_DIR to a folder that it may write, and PORT to 1024 or more.`;
    case "EEXIST":
    case "ENOTDIR":
    case "ENOENT":
      return `DATA_DIR is no folder that can be used: ${error.message}.`;
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "ETIMEDOUT":
      return "PostgreSQL does not answer at DATABASE_URL. Start it, or mend the address.";
    case "28P01":
    case "28000":
    case "3D000":
      return `PostgreSQL refuses DATABASE_URL: ${error.message}.`;
    case "ENOSPC":
    case "53100":
      return FULL;
    case "ERR_SQLITE_ERROR":
      if (isFull(error)) return FULL;
      return `The database in DATA_DIR cannot be used: ${error.message}. Restore it from a backup, or set DATA_DIR to another folder.`;
    default:
      return null;
  }
}

const FULL = "The disk of the database is full. Make room on it, and start again.";

/** SQLITE_FULL (https://sqlite.org/rescode.html#full). */
function isFull(error: Error): boolean {
  return "errcode" in error && error.errcode === 13;
}
