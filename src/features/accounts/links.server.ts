import { generateRandomString } from "better-auth/crypto";
import { takeUse, uncountUse } from "#platform/db/shared-limit.ts";
import { networkOf } from "#platform/rate-limit.ts";
import { LIMITS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";

/** Characters of a link's token: of 62 each, so that 32 are 190 bits. */
const TOKEN_LENGTH = 32;

export function newToken(): string {
  return generateRandomString(TOKEN_LENGTH, "a-z", "A-Z", "0-9");
}

/**
 * Asks whether a link of a mail works, on the account of the network that follows it.
 *
 * @throws TooManyRequestsError where too many that do not work came from there.
 */
export function createLinkTries({ identities, security }: AccountParts) {
  return async (address: string, works: () => Promise<boolean>): Promise<boolean> => {
    const network = networkOf(address);
    const limit = LIMITS.linksPerNetwork;
    await identities
      .write((_, trx) => takeUse(trx, limit, network, new Date()))
      .catch(security.noteLimit({ address }));
    const doesWork = await works();
    if (doesWork) {
      await identities.write((_, trx) => uncountUse(trx, limit, network, new Date()));
    } else security.note("link_refused", { address });
    return doesWork;
  };
}
