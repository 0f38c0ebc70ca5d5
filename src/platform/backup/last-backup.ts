import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Beside the database and in no backup: a site that was restored begins without one. */
const FILE = "last-backup";

/** Notes in DATA_DIR when a backup was made, ISO 8601: a server knows nothing else of its timer's. */
export async function noteBackup(dataDir: string, at: string): Promise<void> {
  await writeFile(join(dataDir, FILE), `${at}\n`);
}

/** When the last backup of a DATA_DIR was made; null where none is noted. */
export async function lastBackup(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, FILE), "utf8").catch(() => "");
  const at = text.trim();
  return Number.isNaN(Date.parse(at)) ? null : at;
}
