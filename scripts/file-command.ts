import { resolve } from "node:path";
import { BackupError } from "#platform/backup/backup-error.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { readEnv } from "#platform/env.ts";
import { failedStart } from "#platform/failed-start.ts";
import { showsHelp } from "./help.ts";

/**
 * Runs a command on a file and on the database of the settings, and prints its result. Any error
 * exits with 1.
 *
 * @param readCommand parses the command line, with its file as typed; returns null or throws where
 * it is invalid.
 */
export async function runFileCommand<Command extends { file: string }>(
  readCommand: () => Command | null,
  usage: string,
  run: (command: Command, settings: StorageSettings) => Promise<string>,
): Promise<void> {
  if (showsHelp(usage)) return;
  const command = understood(readCommand);
  if (command === null) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    const { DATABASE_URL, DATA_DIR } = readEnv();
    // Npm runs scripts in the project's folder, wherever they are called.
    const file = resolve(process.env.INIT_CWD ?? ".", command.file);
    console.log(await run({ ...command, file }, { databaseUrl: DATABASE_URL, dataDir: DATA_DIR }));
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : (failedStart(error) ?? error));
    process.exitCode = 1;
  }
}

function understood<Command>(readCommand: () => Command | null): Command | null {
  try {
    return readCommand();
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}\n` : error);
    return null;
  }
}
