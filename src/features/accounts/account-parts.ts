import type { Storage } from "#platform/db/database.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import type { Identities } from "./identity.repository.server.ts";
import type { AccountMails } from "./mails.ts";
import type { PasswordHashing } from "./password-hashing.server.ts";

/** What the services of accounts share. */
export interface AccountParts {
  identities: Identities;
  /** For single reads. */
  read: Storage["db"];
  hashing: PasswordHashing;
  queue: MailQueue;
  mails: AccountMails;
  security: SecurityLog;
  /** What goes wrong behind an answer. */
  onError: (error: unknown) => void;
  /** Work that goes on behind an answer, to be waited for before closing. */
  background: (work: Promise<unknown>) => void;
}
