import type { Trx } from "#platform/db/schema.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { networkOf } from "#platform/rate-limit.ts";
import type { AccountParts } from "./account-parts.ts";
import { lockUser, readUser, readUserByEmail } from "./accounts.repository.server.ts";
import { INVALID_LOGIN, MISSING } from "./accounts.ts";
import { proveAddress } from "./proof.server.ts";
import { refuseWeak } from "./registration.service.server.ts";
import { insertUser, readPasswordHash } from "./sign-in.repository.server.ts";
import { type Caller, forgive, type SignInService } from "./sign-in.service.server.ts";

/** Who follows a link that was sent to an address, and what they typed. */
interface Entrant {
  email: string;
  /** Of a new account; one that is there keeps its own. */
  name: string;
  password: string;
}

/** Gives the account of who follows a link, within the transaction that the link is taken in. */
export type Enter = (trx: Trx) => Promise<string>;

/** Accounts of people who follow a link that proves their address. */
export function createEntering(parts: AccountParts, signIn: SignInService) {
  const { storage, hashing, security } = parts;
  const existing = async (entrant: Entrant, caller: Caller): Promise<Enter> => {
    // The link alone is not enough: somebody else may have made the account with this address.
    const proven = await signIn.prove(entrant, caller);
    return async (trx) => {
      await lockUser(trx, proven.userId);
      const hash = await readPasswordHash(trx, proven.userId);
      const user = await readUser(trx, proven.userId);
      if (!user || user.disabled_at || hash !== proven.hash) throw wrongPassword();
      await forgive(trx, proven.email, networkOf(caller.address));
      await proveAddress(trx, parts, { ...proven, isHolder: true });
      return proven.userId;
    };
  };

  const fresh = async ({ email, name, password }: Entrant, caller: Caller): Promise<Enter> => {
    if (!name) throw new InvalidInputError({ name: MISSING.name });
    await refuseWeak(password);
    const hash = await hashing.hash(password);
    return async (trx) => {
      if (await readUserByEmail(trx, email)) throw wrongPassword();
      const id = await insertUser(trx, { name, email, mobile: null }, hash);
      await proveAddress(trx, parts, { userId: id, email, isHolder: true });
      security.note("registered", { user_id: id, email, address: caller.address });
      return id;
    };
  };

  return {
    /** For who holds a link that was sent to this address: nobody else may learn it. */
    hasAccount: async (email: string): Promise<boolean> =>
      (await readUserByEmail(storage.db, email)) !== undefined,
    /**
     * Checks the password of the account with an address, or makes one where there is none.
     *
     * @returns what the transaction that takes the link calls.
     * @throws InvalidInputError; DomainError 401 for a wrong password; TooManyRequestsError.
     */
    enter: async (entrant: Entrant, caller: Caller): Promise<Enter> =>
      (await readUserByEmail(storage.db, entrant.email))
        ? await existing(entrant, caller)
        : await fresh(entrant, caller),
  };
}

function wrongPassword(): InvalidInputError {
  return new InvalidInputError({ password: INVALID_LOGIN });
}
