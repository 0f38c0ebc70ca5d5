import { type SharedLimit, takeUse } from "#platform/db/shared-limit.ts";
import type { SecurityFacts } from "#platform/security-log.ts";
import type { AccountParts } from "./account-parts.ts";

/**
 * Counts a try by `who`, before it is known what comes of it.
 *
 * @throws TooManyRequestsError, with the facts in the security log.
 */
export async function takeTry(
  { storage, security }: AccountParts,
  limit: SharedLimit,
  who: string,
  facts: SecurityFacts,
): Promise<void> {
  await storage
    .write((trx) => takeUse(trx, limit, who, new Date()))
    .catch(security.noteLimit(facts));
}
