import { generateRandomString } from "better-auth/crypto";
import type { Role } from "#platform/access.ts";
import { InvalidInputError, NotFoundError } from "#platform/errors.ts";
import { paths } from "#web/paths.ts";
import {
  deleteSessions,
  readUserByEmail,
  updateUser,
  voidLinks,
} from "./accounts.repository.server.ts";
import type { Identities } from "./identity.repository.server.ts";
import type { PasswordHashing } from "./password-hashing.server.ts";
import { addUser, type NewUser, refuseWeak } from "./registration.service.server.ts";
import { createLink, TOKEN_LENGTH } from "./reset.service.server.ts";

/** What the operator does from the command line. */
export interface OperatorService {
  /**
   * Makes an account with a password, or without one; gives then the address at which to choose it.
   *
   * @throws InvalidInputError for a weak password and for an address that has an account.
   */
  create(user: NewUser, password: string | null): Promise<{ link: string | null }>;
  /** @throws NotFoundError. */
  giveRole(email: string, role: Role): Promise<void>;
  /** Keeps somebody from signing in, and ends what he is signed in to. @throws NotFoundError. */
  disable(email: string): Promise<void>;
  /** @throws NotFoundError. */
  enable(email: string): Promise<void>;
}

interface OperatorParts {
  identities: Identities;
  hashing: PasswordHashing;
  publicUrl: string;
}

export function createOperator({ identities, hashing, publicUrl }: OperatorParts): OperatorService {
  const change = (email: string, work: (userId: string, db: Db) => Promise<void>) =>
    identities.write(async (_, trx) => {
      const user = await readUserByEmail(trx, email.trim().toLowerCase());
      if (!user) throw new NotFoundError(`Account of ${email}`);
      await work(user.id, trx);
    });

  return {
    create: async (user, password) => {
      if (password !== null) await refuseWeak(password);
      const hash = password === null ? null : await hashing.hash(password);
      const token = generateRandomString(TOKEN_LENGTH, "a-z", "A-Z", "0-9");
      await identities.write(async (identity, trx) => {
        if (await readUserByEmail(trx, user.email)) {
          const newLink = `${publicUrl}${paths.forgotPassword()}`;
          const error = `${user.email} has an account already. A new link is sent by ${newLink}`;
          throw new InvalidInputError({ email: error });
        }
        const id = await addUser(identity, user, hash);
        if (hash === null) await createLink(identity, id, token);
      });
      return { link: hash === null ? `${publicUrl}${paths.resetPassword(token)}` : null };
    },
    giveRole: (email, role) => change(email, (id, db) => updateUser(db, id, { role })),
    disable: (email) =>
      change(email, async (id, db) => {
        await updateUser(db, id, { disabled_at: new Date().toISOString() });
        await deleteSessions(db, id, null);
        await voidLinks(db, id);
      }),
    enable: (email) => change(email, (id, db) => updateUser(db, id, { disabled_at: null })),
  };
}

type Db = Parameters<typeof updateUser>[0];
