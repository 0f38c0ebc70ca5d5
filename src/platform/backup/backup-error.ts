import { DomainError } from "../errors.ts";

/** A backup that cannot be made or restored; its message says why, and what to do. */
export class BackupError extends DomainError {
  override name = "BackupError";

  constructor(message: string) {
    super("backup_failed", 409, message);
  }
}
