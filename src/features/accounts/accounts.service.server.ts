import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { forgetEndedLimits } from "#platform/db/shared-limit.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import type { SecurityFacts, SecurityLog } from "#platform/security-log.ts";
import { createAccount, type OtherParts } from "./account.service.server.ts";
import { MIN_REGISTRATION_MS, TIDY_MS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { forgetExpired } from "./accounts.repository.server.ts";
import type { AccountExport, SignInForm } from "./accounts.schema.ts";
import { createEntering } from "./entering.service.server.ts";
import { createFirstAdministrator } from "./first-administrator.service.server.ts";
import { createLinkTries } from "./links.server.ts";
import { createMails } from "./mails.ts";
import { createOperator } from "./operator.service.server.ts";
import {
  createPasswordHashing,
  type HashCost,
  RECOMMENDED_COST,
} from "./password-hashing.server.ts";
import { proveAddress } from "./proof.server.ts";
import { createRegistration } from "./registration.service.server.ts";
import { createReset } from "./reset.service.server.ts";
import { createSavedCourses } from "./saved-courses.service.server.ts";
import { type Caller, createSignIn } from "./sign-in.service.server.ts";
import type { TwoFactorKey } from "./two-factor-key.server.ts";

interface AccountsOptions extends OtherParts {
  storage: Storage;
  queue: MailQueue;
  /**
   * Origin of the site without a trailing slash. Links in mails use only this one, never the
   * request's host.
   */
  publicUrl: string;
  security: SecurityLog;
  key: TwoFactorKey;
  onError: (error: unknown) => void;
  /** Tests set lower values. */
  registrationTime?: number | undefined;
  hashCost?: HashCost | undefined;
}

export async function openAccounts(options: AccountsOptions) {
  const { storage, queue, publicUrl, security, onError } = options;
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
    key: options.key,
    security,
    onError,
    background,
  };
  const tidying = repeatWork(
    "Forget ended sessions and links",
    TIDY_MS,
    () => tidyUp(storage, options),
    onError,
  );
  /** Resolves when no work continues after a response. */
  const settled = async () => {
    await Promise.all(underWay);
  };
  const signIn = createSignIn(parts);
  const account = createAccount(parts, options);
  return {
    ...signIn,
    /**
     * Who calls the office: editors and administrators with two-factor sign-in only.
     *
     * @throws what `authenticate` throws; DomainError 403.
     */
    authenticateStaff: async (authorization: string | undefined, address: string) =>
      await account.demandTwoFactor(await signIn.authenticate(authorization, address)),
    ...createEntering(parts, signIn),
    ...createRegistration(parts, options.registrationTime ?? MIN_REGISTRATION_MS),
    ...createReset(parts),
    ...createFirstAdministrator(parts),
    ...account,
    /** For links of other features' mails, which prove the account's address and nothing else. */
    proveAddress: async (trx: Trx, { id, email }: { id: string; email: string }) => {
      await proveAddress(trx, parts, { userId: id, email, isHolder: false });
    },
    saved: createSavedCourses(parts),
    people: createOperator({ ...parts, storage, publicUrl }),
    /** Counts invalid links of another feature's mails with those of accounts. */
    linkTries: (link: SecurityFacts["link"]) => createLinkTries(parts, link),
    /**
     * All data of the account for a person who is not signed in; no session remains.
     *
     * @throws what `login` and `everything` throw.
     */
    everythingFor: async (form: SignInForm, caller: Caller): Promise<AccountExport> => {
      const { cookie } = await signIn.login(form, caller);
      try {
        const me = await signIn.authenticatePage(cookie, caller.address);
        return await account.everything(me, form.password);
      } finally {
        await signIn.logout({ cookie }, caller.address);
      }
    },
    settled,
    /** Like `settled`, and stops the regular cleaning up. */
    close: async () => {
      await tidying.stop();
      await settled();
    },
  };
}

export type AccountsService = Awaited<ReturnType<typeof openAccounts>>;

async function tidyUp(storage: Storage, { forgetExpiredParts }: OtherParts): Promise<void> {
  await storage.background.write(async (trx) => {
    const now = new Date();
    await forgetExpired(trx);
    await forgetEndedLimits(trx, now);
    await forgetExpiredParts?.(trx, now);
  });
}
