import type { Access } from "#platform/db/database.ts";
import { DAY_MS } from "#platform/durations.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { newToken } from "#platform/tokens.server.ts";
import { paths } from "#web/paths.ts";
import { FIRST_ADMINISTRATOR_DAYS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { readUserByEmail, writeUser } from "./accounts.repository.server.ts";
import type { FirstAdministrator } from "./accounts.schema.ts";
import { ADDRESS_IN_USE, INVALID_ADMINISTRATOR_LINK } from "./accounts.ts";
import {
  FIRST_ADMINISTRATOR,
  hasAdministrator,
  takeAdministratorLinks,
} from "./first-administrator.repository.server.ts";
import { createLinkTries } from "./links.server.ts";
import { refuseWeak } from "./registration.service.server.ts";
import { hasLink, insertLink, insertUser } from "./sign-in.repository.server.ts";

/**
 * Makes an address at which the first administrator is made, once. Each server that starts gives out
 * one, of which any works until there is an administrator.
 *
 * @returns null where there is an administrator.
 */
export async function offerFirstAdministrator(
  storage: Pick<Access, "write">,
  publicUrl: string,
): Promise<string | null> {
  const token = newToken();
  const endsAt = new Date(Date.now() + FIRST_ADMINISTRATOR_DAYS * DAY_MS).toISOString();
  return await storage.write(async (trx) => {
    if (await hasAdministrator(trx)) return null;
    await insertLink(trx, FIRST_ADMINISTRATOR, { value: FIRST_ADMINISTRATOR, token, endsAt });
    return `${publicUrl}${paths.firstAdministrator(token)}`;
  });
}

export function createFirstAdministrator(parts: AccountParts) {
  const { storage, hashing, security } = parts;
  const tryLink = createLinkTries(parts, "first_administrator");

  /** True while the link is valid. @throws TooManyRequestsError after too many invalid ones. */
  const works = (token: string, address: string): Promise<boolean> =>
    tryLink(
      address,
      async () =>
        (await hasLink(storage.db, FIRST_ADMINISTRATOR, token)) &&
        !(await hasAdministrator(storage.db)),
    );

  return {
    isAdministratorLinkValid: works,
    /**
     * Makes the first administrator with a link that a server printed.
     *
     * @throws InvalidInputError for an invalid link, a weak password, and an address that has an
     * account; TooManyRequestsError.
     */
    makeFirstAdministrator: async (
      { token, password, name, email }: FirstAdministrator,
      address: string,
    ) => {
      await refuseWeak(password);
      if (!(await works(token, address))) throw invalidLink();
      const hash = await hashing.hash(password);
      const user_id = await storage.write(async (trx) => {
        const isTaken = await takeAdministratorLinks(trx, token);
        if (!isTaken || (await hasAdministrator(trx))) throw invalidLink();
        if (await readUserByEmail(trx, email)) {
          throw new InvalidInputError({ email: ADDRESS_IN_USE });
        }
        const id = await insertUser(trx, { name, email, mobile: null, role: "admin" }, hash);
        // Whoever reads the server's output owns the site: a mailbox alone takes nothing from them.
        await writeUser(trx, id, { proven_email: email });
        return id;
      });
      security.note("account_made", { user_id, email, role: "admin", address });
    },
  };
}

function invalidLink(): InvalidInputError {
  return new InvalidInputError({ token: INVALID_ADMINISTRATOR_LINK });
}
