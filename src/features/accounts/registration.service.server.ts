import { setTimeout as sleep } from "node:timers/promises";
import { countUse } from "#platform/db/shared-limit.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { networkOf } from "#platform/rate-limit.ts";
import { REQUEST_LIMITS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { readUserByEmail, spendStatements } from "./accounts.repository.server.ts";
import type { Registration } from "./accounts.schema.ts";
import { PASSWORD_TOO_COMMON, passwordFault } from "./accounts.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { insertUser } from "./sign-in.repository.server.ts";
import { takeTry } from "./tries.server.ts";

export function createRegistration(parts: AccountParts, answeredAfter: number) {
  const { storage, hashing, queue, mails, security } = parts;

  const store = ({ password: _, ...user }: Registration, hash: string) =>
    storage.write(async (trx) => {
      const known = await readUserByEmail(trx, user.email);
      const mayMail = await countUse(trx, REQUEST_LIMITS.registerMails, user.email, new Date());
      if (known) await spendStatements(trx, 2);
      const user_id = known?.id ?? (await insertUser(trx, user, hash));
      const mail = known ? mails.registeredAgain(known) : mails.welcome(user);
      if (mayMail || !known) await queue.add(trx, mail);
      else await spendStatements(trx, 1);
      const limit = known && !mayMail ? REQUEST_LIMITS.registerMails.name : undefined;
      const event = known ? ("registered_again" as const) : ("registered" as const);
      return { event, facts: { user_id, limit } };
    });

  return {
    /**
     * Creates an account. Where the address has one, its owner gets a mail instead; response and work
     * are the same, so that nothing reveals the account.
     *
     * @throws InvalidInputError for a common password; TooManyRequestsError.
     */
    register: async (registration: Registration, address: string) => {
      await refuseWeak(registration.password);
      const time = sleep(answeredAfter);
      const { email } = registration;
      const limit = REQUEST_LIMITS.registerPerNetwork;
      await takeTry(parts, limit, networkOf(address), { email, address });
      const hash = await hashing.hash(registration.password);
      // Of two concurrent registrations of one address the second violates the unique index, and on
      // retry finds the account.
      const { event, facts } = await store(registration, hash).catch(() =>
        store(registration, hash),
      );
      security.note(event, { ...facts, email, address });
      await time;
      queue.wake();
    },
  };
}

/** @throws InvalidInputError for a password that is too short, too long or too common. */
export async function refuseWeak(password: string): Promise<void> {
  const fault =
    passwordFault(password) ?? ((await isCommonPassword(password)) ? PASSWORD_TOO_COMMON : null);
  if (fault) throw new InvalidInputError({ password: fault });
}
