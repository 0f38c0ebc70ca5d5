import type { z } from "zod";
import { pageMetaOf, pagePart } from "#catalogue/pagination.ts";
import type { Role } from "#platform/access.ts";
import type { Access } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError, InvalidInputError, NotFoundError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { SecurityEvent, SecurityLog } from "#platform/security-log.ts";
import { newToken } from "#platform/tokens.server.ts";
import { type AuditedBy, record } from "#records/audit/audit.repository.server.ts";
import type { AuditAction } from "#records/audit/audit-actions.ts";
import { paths } from "#web/paths.ts";
import {
  deleteSessions,
  readUserByEmail,
  voidLinks,
  writeUser,
} from "./accounts.repository.server.ts";
import { DISABLED_ACCOUNT, LAST_ADMINISTRATOR } from "./accounts.ts";
import { deleteEmailChange } from "./email-changes.repository.server.ts";
import type { AccountMails } from "./mails.ts";
import type { PasswordHashing } from "./password-hashing.server.ts";
import {
  countAdministrators,
  lockAdministrators,
  type ManagedUser,
  readManagedUser,
  readPeople,
  readPeopleMemberships,
} from "./people.repository.server.ts";
import type { peopleQuery } from "./people.schema.ts";
import { refuseWeak } from "./registration.service.server.ts";
import { createLink } from "./reset.service.server.ts";
import { insertUser, type NewUser } from "./sign-in.repository.server.ts";
import { deleteTwoFactor } from "./two-factor.repository.server.ts";

interface OperatorParts {
  storage: Pick<Access, "write" | "snapshot">;
  hashing: PasswordHashing;
  queue: Pick<MailQueue, "add" | "wake">;
  mails: AccountMails;
  publicUrl: string;
  security: SecurityLog;
}

/** Who acts on accounts: an administrator, or the machine's user on the command line. */
export type AccountOperator = Extract<AuditedBy, { operator: string }> | SignedInOperator;

interface SignedInOperator {
  id: string;
  name: string;
  /** Network address of the call. */
  address: string;
}

/** An account by its address or its id. */
export type Whom = { email: string } | { id: string };

/** What is done to an account, and how the logs call it. */
interface AccountChange {
  event: SecurityEvent;
  action: AuditAction;
  role?: Role;
}

/** What operators do with accounts, on the command line and in the office. */
export function createOperator(parts: OperatorParts) {
  const { storage, hashing, queue, mails, publicUrl, security } = parts;

  /** @throws NotFoundError; DomainError 409 where no administrator would be left. */
  const change = async (
    by: AccountOperator,
    whom: Whom,
    { event, action, role }: AccountChange,
    work: (trx: Trx, user: ManagedUser) => Promise<void>,
  ) => {
    const user = await storage.write(async (trx) => {
      await lockAdministrators(trx);
      const found = await readManagedUser(trx, whom);
      if (!found) throw new NotFoundError("email" in whom ? `Account of ${whom.email}` : "Account");
      await work(trx, found);
      await refuseLastAdministrator(trx, found);
      const subject = { kind: "account" as const, id: found.id, name: found.email };
      const detail = role && `${found.role} to ${role}`;
      await record(trx, { by, action, subject, detail: detail ?? null });
      return found;
    });
    security.note(event, { ...actorFacts(by, user), role });
    queue.wake();
  };

  const make = async (
    by: AccountOperator,
    user: NewUser,
    password: string | null,
    tell: (trx: Trx, token: string) => Promise<unknown> = async () => undefined,
  ): Promise<{ link: string | null }> => {
    if (password !== null) await refuseWeak(password);
    const hash = password === null ? null : await hashing.hash(password);
    const token = newToken();
    const id = await storage.write(async (trx) => {
      if (await readUserByEmail(trx, user.email)) {
        const newLink = `${publicUrl}${paths.forgotPassword()}`;
        const error = `${user.email} has an account already. A new link is sent by ${newLink}`;
        throw new InvalidInputError({ email: error });
      }
      const made = await insertUser(trx, user, hash);
      if (hash === null) await createLink(trx, made, token);
      await tell(trx, token);
      const subject = { kind: "account" as const, id: made, name: user.email };
      await record(trx, { by, action: "account_made", subject, detail: user.role ?? null });
      return made;
    });
    security.note("account_made", {
      ...actorFacts(by, { id, email: user.email }),
      role: user.role,
    });
    return { link: hash === null ? `${publicUrl}${paths.resetPassword(token)}` : null };
  };

  return {
    /**
     * Creates an account with a password, or without one and then returns a link to set it.
     *
     * @throws InvalidInputError for a weak password and for an address that has an account.
     */
    create: (by: AccountOperator, user: NewUser, password: string | null) =>
      make(by, user, password),
    /**
     * Makes an account for somebody, who chooses its password by the link of a mail.
     *
     * @throws InvalidInputError for an address that has an account.
     */
    add: async (by: SignedInOperator, user: NewUser): Promise<void> => {
      await make(by, user, null, (trx, token) =>
        queue.add(trx, mails.accountMade(user, token, by.name)),
      );
      queue.wake();
    },
    giveRole: (by: AccountOperator, whom: Whom, role: Role) =>
      change(by, whom, { event: "role_changed", action: "role_changed", role }, (trx, { id }) =>
        writeUser(trx, id, { role }),
      ),
    /** Disables an account and ends its sessions and links. */
    disable: (by: AccountOperator, whom: Whom) =>
      change(
        by,
        whom,
        { event: "account_disabled", action: "account_disabled" },
        async (trx, { id }) => {
          await writeUser(trx, id, { disabled_at: new Date().toISOString() });
          await deleteSessions(trx, id, null);
          await voidLinks(trx, id);
          await deleteEmailChange(trx, id);
        },
      ),
    enable: (by: AccountOperator, whom: Whom) =>
      change(by, whom, { event: "account_enabled", action: "account_enabled" }, (trx, { id }) =>
        writeUser(trx, id, { disabled_at: null }),
      ),
    /** Ends two-factor sign-in of who lost app and recovery codes, and tells them. */
    endTwoFactor: (by: AccountOperator, whom: Whom) =>
      change(
        by,
        whom,
        { event: "two_factor_off", action: "two_factor_reset" },
        async (trx, user) => {
          await deleteTwoFactor(trx, user.id);
          if (user.two_factor) await queue.add(trx, mails.twoFactorOff(user));
        },
      ),
    /** Ends every session of an account. */
    signOut: (by: AccountOperator, whom: Whom) =>
      change(by, whom, { event: "sessions_ended", action: "sessions_ended" }, async (trx, user) => {
        await deleteSessions(trx, user.id, null);
      }),
    /** Mails a link for a new password; earlier ones end. @throws DomainError 409 for a disabled one. */
    sendLink: (by: AccountOperator, whom: Whom) =>
      change(by, whom, { event: "reset_link_asked", action: "link_sent" }, async (trx, user) => {
        if (user.disabled_at) throw new DomainError("disabled", 409, DISABLED_ACCOUNT);
        const token = newToken();
        await voidLinks(trx, user.id);
        await createLink(trx, user.id, token);
        await queue.add(trx, mails.resetLink(user, token));
      }),
    /** One page of accounts, by name, with the institutions that they speak for. */
    people: ({ page, limit, ...selection }: z.output<typeof peopleQuery> & { limit: number }) =>
      storage.snapshot(async (trx) => {
        const { rows, total } = await readPeople(trx, selection, pagePart({ page, limit }));
        const ids = rows.map(({ id }) => id);
        const byUser = Map.groupBy(await readPeopleMemberships(trx, ids), (each) => each.user_id);
        return {
          data: rows.map((row) => ({
            ...row,
            institutions: (byUser.get(row.id) ?? []).map(({ user_id: _, ...each }) => each),
          })),
          meta: pageMetaOf(total, page, limit),
        };
      }),
  };
}

export type OperatorService = ReturnType<typeof createOperator>;
export type ManagedPerson = Awaited<ReturnType<OperatorService["people"]>>["data"][number];

/** Of somebody in the office the log has both accounts; of the command line the one acted on. */
function actorFacts(by: AccountOperator, { id, email }: { id: string; email: string }) {
  if ("operator" in by) return { user_id: id, email, operator: by.operator };
  return { user_id: by.id, address: by.address, member_id: id, email };
}

/** @throws DomainError 409 where the change took the only administrator who can sign in away. */
async function refuseLastAdministrator(trx: Trx, before: ManagedUser): Promise<void> {
  if (before.role !== "admin" || before.disabled_at !== null) return;
  if ((await countAdministrators(trx)) === 0) {
    throw new DomainError("last_administrator", 409, LAST_ADMINISTRATOR);
  }
}

/**
 * Holds the account of the only administrator back from being deleted.
 *
 * @param trx in which it is deleted. @throws DomainError 409.
 */
export async function refuseDeletingLastAdministrator(trx: Trx, id: string): Promise<void> {
  await lockAdministrators(trx);
  const user = await readManagedUser(trx, { id });
  if (user?.role !== "admin" || user.disabled_at !== null) return;
  if ((await countAdministrators(trx)) === 1) {
    throw new DomainError("last_administrator", 409, LAST_ADMINISTRATOR);
  }
}
