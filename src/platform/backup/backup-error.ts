/** A backup that cannot be made or restored; its message says why, and what to do. */
export class BackupError extends Error {
  override name = "BackupError";
}
