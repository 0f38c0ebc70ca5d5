import { openStorage, type Storage } from "#platform/db/database.ts";
import { type Env, readEnv } from "#platform/env.ts";
import { DomainError } from "#platform/errors.ts";
import { failedStart } from "#platform/failed-start.ts";

/** The site that a command works on. */
interface Site {
  env: Env;
  storage: Storage;
}

/**
 * Runs a command of the operator on the database that the settings name, and prints what it gives. A
 * command line that was not understood, and a command that is refused, end the process with 1.
 *
 * @param asked what the command line said; null where it was not understood.
 */
export async function runCommand<Asked>(
  asked: Asked | null,
  usage: string,
  run: (asked: Asked, site: Site) => Promise<string>,
): Promise<void> {
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
    return await act({ env, storage });
  } finally {
    await storage.close();
  }
}

/** What was refused, a line for each field; what nobody foresaw as it is. */
function explained(error: unknown): unknown {
  const failed = failedStart(error);
  if (failed !== null) return failed;
  if (error instanceof DomainError) {
    return Object.values(error.fields ?? { error: error.message }).join("\n");
  }
  return error;
}
