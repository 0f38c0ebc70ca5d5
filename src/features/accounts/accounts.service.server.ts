import type { Storage } from "#platform/db/database.ts";
import { forgetEndedLimits } from "#platform/db/shared-limit.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import { type AccountService, createAccount, type ExportedPart } from "./account.service.server.ts";
import { MIN_REGISTRATION_MS, TIDY_EVERY } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { forgetExpired } from "./accounts.repository.server.ts";
import type { AccountExport, Credentials } from "./accounts.schema.ts";
import { createMails } from "./mails.ts";
import {
  createPasswordHashing,
  type HashCost,
  RECOMMENDED_COST,
} from "./password-hashing.server.ts";
import { createRegistration, type RegistrationService } from "./registration.service.server.ts";
import { createReset, type ResetService } from "./reset.service.server.ts";
import { createSavedCourses, type SavedCoursesService } from "./saved-courses.service.server.ts";
import { type Caller, createSignIn, type SignInService } from "./sign-in.service.server.ts";

export interface AccountsService
  extends SignInService,
    RegistrationService,
    ResetService,
    AccountService {
  saved: SavedCoursesService;
  /**
   * All data of the account for a person who is not signed in; no session remains.
   *
   * @throws what `login` and `everything` throw.
   */
  everythingFor(credentials: Credentials, caller: Caller): Promise<AccountExport>;
  /** Resolves when no work continues after a response. */
  settled(): Promise<void>;
  /** Like `settled`, and stops the regular cleaning up. */
  close(): Promise<void>;
}

interface AccountsOptions {
  storage: Storage;
  queue: MailQueue;
  /**
   * Origin of the site without a trailing slash. Links in mails use only this one, never the
   * request's host.
   */
  publicUrl: string;
  security: SecurityLog;
  onError: (error: unknown) => void;
  /** What other features store for an account. */
  exportedParts?: readonly ExportedPart[];
  /** Tests set lower values. */
  registrationTime?: number | undefined;
  hashCost?: HashCost | undefined;
}

export async function openAccounts(options: AccountsOptions): Promise<AccountsService> {
  const { storage, queue, publicUrl, security, onError, exportedParts: belongings = [] } = options;
  const underWay = new Set<Promise<unknown>>();
  const background = (work: Promise<unknown>) => {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  };
  const parts: AccountParts = {
    storage,
    hashing: await createPasswordHashing(options.hashCost ?? RECOMMENDED_COST),
    queue,
    mails: createMails(publicUrl),
    security,
    onError,
    background,
  };
  const tidy = () => background(tidyUp(storage).catch(onError));
  const timer = setInterval(tidy, TIDY_EVERY).unref();
  const settled = async () => {
    await Promise.all(underWay);
  };
  const signIn = createSignIn(parts);
  const account = createAccount(parts, belongings);
  return {
    ...signIn,
    ...createRegistration(parts, options.registrationTime ?? MIN_REGISTRATION_MS),
    ...createReset(parts),
    ...account,
    saved: createSavedCourses(parts),
    everythingFor: async (credentials, caller) => {
      const authorization = `Bearer ${(await signIn.login(credentials, caller)).token}`;
      try {
        const me = await signIn.authenticate(authorization, caller.address);
        return await account.everything(me, credentials.password);
      } finally {
        await signIn.logout(authorization, caller.address);
      }
    },
    settled,
    close: async () => {
      clearInterval(timer);
      await settled();
    },
  };
}

async function tidyUp(storage: Storage): Promise<void> {
  await storage.background.write(async (trx) => {
    await forgetExpired(trx);
    await forgetEndedLimits(trx, new Date());
  });
}
