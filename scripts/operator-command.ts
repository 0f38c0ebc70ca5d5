import { readSiteName } from "#features/publishing/site-name.repository.server.ts";
import { openStorage, type Storage } from "#platform/db/database.ts";
import { type Env, readEnv } from "#platform/env.ts";
import { DomainError } from "#platform/errors.ts";
import { failedStart } from "#platform/failed-start.ts";
import { nameSite } from "#platform/site-name.ts";
import { showsHelp } from "./help.ts";

/** The site that a command runs on. */
interface Site {
  env: Env;
  storage: Storage;
}

/**
 * Runs an operator's command on the database of the settings, and prints its result. An invalid
 * command line and a refused command exit with 1.
 *
 * @param readCommand parses the command line; returns null where it is invalid.
 */
export async function runCommand<Asked>(
  readCommand: () => Asked | null,
  usage: string,
  run: (asked: Asked, site: Site) => Promise<string>,
): Promise<void> {
  if (showsHelp(usage)) return;
  const asked = readCommand();
  if (asked === null) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    console.log(await onSite((site) => run(asked, site)));
  } catch (error) {
    console.error(explained(error));
    process.exitCode = 1;
  }
}

async function onSite<Result>(act: (site: Site) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    nameSite(await readSiteName(storage.db));
    return await act({ env, storage });
  } finally {
    await storage.close();
  }
}

/** The reasons of a refusal, a line for each field; an unexpected error unchanged. */
function explained(error: unknown): unknown {
  const failed = failedStart(error);
  if (failed !== null) return failed;
  if (error instanceof DomainError) {
    return Object.values(error.fields ?? { error: error.message }).join("\n");
  }
  return error;
}
