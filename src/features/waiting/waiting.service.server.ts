import type { SignedIn } from "#platform/access.ts";
import { lastBackup } from "#platform/backup/last-backup.ts";
import type { Storage } from "#platform/db/database.ts";
import { DAY_MS } from "#platform/durations.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { can } from "#platform/policy.ts";
import { countAdministrators, countWaiting, readLastBackup } from "./waiting.repository.server.ts";
import { isWaitingFor, type SetupGap, WAITING_KINDS } from "./waiting.ts";

/** A backup that is older is said, in milliseconds. */
const OLD_BACKUP_MS = 7 * DAY_MS;

interface WaitingParts {
  storage: Storage;
  /** Where questions go whose institution states no address. */
  operatorEmail: string;
  /** False where mails are only written into files. */
  hasMailServer: boolean;
  dataDir: string;
  /** Institutions with records of which another source says otherwise, most first. */
  contradicted: () => Promise<{ id: number; name: string; records: number }[]>;
}

/** What waits for operators on the whole site. */
export function createWaiting({ storage, operatorEmail, contradicted, ...parts }: WaitingParts) {
  /** What the site lacks to be safe. */
  const setup = async (): Promise<SetupGap[]> => {
    const backup = [await lastBackup(parts.dataDir), await readLastBackup(storage.db)]
      .filter((time) => time !== null)
      .sort()
      .at(-1);
    const isOld = backup !== undefined && Date.now() - Date.parse(backup) > OLD_BACKUP_MS;
    return [
      ...(parts.hasMailServer ? [] : ["mail_server" as const]),
      ...(backup === undefined ? ["no_backup" as const] : []),
      ...(isOld ? ["old_backup" as const] : []),
      ...((await countAdministrators(storage.db)) < 2 ? ["second_administrator" as const] : []),
    ];
  };
  return {
    /** What waits for an operator; of parts that only administrators open, they alone are told. */
    waiting: async ({ role }: Pick<SignedIn, "role">) => {
      const today = maldivesDay(new Date());
      const counts = await countWaiting(storage.db, { operator: operatorEmail, today });
      const kinds = [...WAITING_KINDS.keys()].filter((kind) => isWaitingFor(role, kind));
      return {
        data: kinds.map((kind) => ({ kind, count: counts[kind] })),
        setup: can(role, "health.watch") ? await setup() : [],
        contradicted: await contradicted(),
      };
    },
  };
}

export type WaitingService = ReturnType<typeof createWaiting>;
