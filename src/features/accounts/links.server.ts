import { uncountUse } from "#platform/db/shared-limit.ts";
import { networkOf } from "#platform/rate-limit.ts";
import type { SecurityFacts } from "#platform/security-log.ts";
import { REQUEST_LIMITS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { takeTry } from "./tries.server.ts";

/**
 * Validates a link of one purpose from a mail, and counts failures by the caller's network.
 *
 * @throws TooManyRequestsError after too many invalid links from that network.
 */
export function createLinkTries(parts: AccountParts, link: SecurityFacts["link"]) {
  const { storage, security } = parts;
  return async (address: string, works: () => Promise<boolean>): Promise<boolean> => {
    const network = networkOf(address);
    const limit = REQUEST_LIMITS.linksPerNetwork;
    await takeTry(parts, limit, network, { address, link });
    const doesWork = await works();
    if (doesWork) {
      await storage.write((trx) => uncountUse(trx, limit, network, new Date()));
    } else security.note("link_refused", { address, link, reason: "invalid" });
    return doesWork;
  };
}
