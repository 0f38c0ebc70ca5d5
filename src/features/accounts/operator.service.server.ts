import { record } from "#features/audit/audit.repository.server.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import type { Role } from "#platform/access.ts";
import type { Access } from "#platform/db/database.ts";
import { InvalidInputError, NotFoundError } from "#platform/errors.ts";
import type { SecurityEvent, SecurityFacts, SecurityLog } from "#platform/security-log.ts";
import { newToken } from "#platform/tokens.server.ts";
import { paths } from "#web/paths.ts";
import {
  deleteSessions,
  readUserByEmail,
  voidLinks,
  writeUser,
} from "./accounts.repository.server.ts";
import { deleteEmailChange } from "./email-changes.repository.server.ts";
import type { PasswordHashing } from "./password-hashing.server.ts";
import { refuseWeak } from "./registration.service.server.ts";
import { createLink } from "./reset.service.server.ts";
import { insertUser, type NewUser } from "./sign-in.repository.server.ts";
import { deleteTwoFactor } from "./two-factor.repository.server.ts";

interface OperatorParts {
  storage: Pick<Access, "write">;
  hashing: PasswordHashing;
  publicUrl: string;
  security: SecurityLog;
  /** The operator's user name on the machine, for the log. */
  operator: string;
}

/** Actions of the operator on the command line. */
export function createOperator(parts: OperatorParts) {
  const { storage, hashing, publicUrl, security, operator } = parts;

  /** @param event logged after success, with its details. */
  const change = async (
    address: string,
    [event, action, facts]: [SecurityEvent, AuditAction, SecurityFacts?],
    work: (userId: string, db: UserWriter) => Promise<void>,
  ) => {
    const email = address.trim().toLowerCase();
    const user_id = await storage.write(async (trx) => {
      const user = await readUserByEmail(trx, email);
      if (!user) throw new NotFoundError(`Account of ${address}`);
      await work(user.id, trx);
      const subject = { kind: "account" as const, id: user.id, name: email };
      await record(trx, { by: { operator }, action, subject, detail: facts?.role ?? null });
      return user.id;
    });
    security.note(event, { ...facts, user_id, email, operator });
  };

  return {
    /**
     * Creates an account with a password, or without one and then returns a link to set it.
     *
     * @throws InvalidInputError for a weak password and for an address that has an account.
     */
    create: async (user: NewUser, password: string | null): Promise<{ link: string | null }> => {
      if (password !== null) await refuseWeak(password);
      const hash = password === null ? null : await hashing.hash(password);
      const token = newToken();
      const user_id = await storage.write(async (trx) => {
        if (await readUserByEmail(trx, user.email)) {
          const newLink = `${publicUrl}${paths.forgotPassword()}`;
          const error = `${user.email} has an account already. A new link is sent by ${newLink}`;
          throw new InvalidInputError({ email: error });
        }
        const id = await insertUser(trx, user, hash);
        if (hash === null) await createLink(trx, id, token);
        const subject = { kind: "account" as const, id, name: user.email };
        await record(trx, {
          by: { operator },
          action: "account_made",
          subject,
          detail: user.role ?? null,
        });
        return id;
      });
      security.note("account_made", { user_id, email: user.email, role: user.role, operator });
      return { link: hash === null ? `${publicUrl}${paths.resetPassword(token)}` : null };
    },
    /** @throws NotFoundError. */
    giveRole: (email: string, role: Role) =>
      change(email, ["role_changed", "role_changed", { role }], (id, db) =>
        writeUser(db, id, { role }),
      ),
    /** Disables an account and ends its sessions. @throws NotFoundError. */
    disable: (email: string) =>
      change(email, ["account_disabled", "account_disabled"], async (id, db) => {
        await writeUser(db, id, { disabled_at: new Date().toISOString() });
        await deleteSessions(db, id, null);
        await voidLinks(db, id);
        await deleteEmailChange(db, id);
      }),
    /** Ends two-factor sign-in of who lost app and recovery codes. @throws NotFoundError. */
    endTwoFactor: (email: string) =>
      change(email, ["two_factor_off", "two_factor_reset"], (id, db) => deleteTwoFactor(db, id)),
    /** @throws NotFoundError. */
    enable: (email: string) =>
      change(email, ["account_enabled", "account_enabled"], (id, db) =>
        writeUser(db, id, { disabled_at: null }),
      ),
  };
}

export type OperatorService = ReturnType<typeof createOperator>;

type UserWriter = Parameters<typeof writeUser>[0];
