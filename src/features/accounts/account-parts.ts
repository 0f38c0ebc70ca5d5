import type { Access } from "#platform/db/database.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import type { AccountMails } from "./mails.ts";
import type { PasswordHashing } from "./password-hashing.server.ts";

/** What the services of accounts share. */
export interface AccountParts {
  storage: Pick<Access, "db" | "write">;
  hashing: PasswordHashing;
  queue: MailQueue;
  mails: AccountMails;
  security: SecurityLog;
  /** What goes wrong behind an answer. */
  onError: (error: unknown) => void;
  /** Work that goes on behind an answer, to be waited for before closing. */
  background: (work: Promise<unknown>) => void;
}
