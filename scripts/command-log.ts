import { join } from "node:path";
import { pino } from "pino";
import type { Storage } from "#platform/db/database.ts";
import { readSecret } from "#platform/db/secrets.ts";
import type { Env } from "#platform/env.ts";
import { withoutMailAddresses } from "#platform/log-privacy.ts";
import { createSecurityLog, type SecurityLog } from "#platform/security-log.ts";

/**
 * The security log of commands, in a file because a command's output is not stored, unlike a
 * server's. Readable only by the server's user, like the database beside it.
 */
export async function openCommandLog({ DATA_DIR }: Env, storage: Storage): Promise<SecurityLog> {
  const dest = join(DATA_DIR, "security.log");
  const file = pino(
    { hooks: { streamWrite: withoutMailAddresses } },
    pino.destination({ dest, mode: 0o600, sync: true, mkdir: true }),
  );
  return createSecurityLog(file, await readSecret(storage, "security_log"));
}
