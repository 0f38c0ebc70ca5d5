import type { Access } from "#platform/db/database.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import type { AccountMails } from "./mails.ts";
import type { PasswordHashing } from "./password-hashing.server.ts";
import type { TwoFactorKey } from "./two-factor-key.server.ts";

/** What the services of accounts share. */
export interface AccountParts {
  storage: Pick<Access, "db" | "write">;
  hashing: PasswordHashing;
  queue: MailQueue;
  mails: AccountMails;
  /** Of two-factor sign-in. */
  key: TwoFactorKey;
  security: SecurityLog;
  /** Reports errors that happen after the response was sent. */
  onError: (error: unknown) => void;
  /** Registers work that continues after the response; closing the server waits for it. */
  background: (work: Promise<unknown>) => void;
}
