import { clearUses, countUse, renewUse } from "#platform/db/shared-limit.ts";
import { MINUTE_MS } from "#platform/durations.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { networkOf } from "#platform/rate-limit.ts";
import type { SecurityFacts } from "#platform/security-log.ts";
import { newToken } from "#platform/tokens.server.ts";
import { pairOf, REQUEST_LIMITS, RESET_MINUTES } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import {
  deleteSessions,
  readUser,
  readUserByEmail,
  voidLinks,
} from "./accounts.repository.server.ts";
import { INVALID_TOKEN } from "./accounts.ts";
import { deleteEmailChange } from "./email-changes.repository.server.ts";
import { createLinkTries } from "./links.server.ts";
import { emptyUnproven, proveAddress } from "./proof.server.ts";
import { refuseWeak } from "./registration.service.server.ts";
import { hasLink, insertLink, takeLink, updatePasswordHash } from "./sign-in.repository.server.ts";
import { takeTry } from "./tries.server.ts";

export function createReset(parts: AccountParts) {
  const { storage, hashing, queue, mails, security, onError, background } = parts;
  const tryLink = createLinkTries(parts, "password_reset");

  /** Runs the same statements with and without an account; only the mail differs. */
  const sendLink = async (email: string, address: string) => {
    const token = newToken();
    const now = new Date();
    const facts = await storage.write(async (trx) => {
      const mayMail =
        (await countUse(trx, REQUEST_LIMITS.resetLinks, email, now)) ??
        (await countUse(trx, REQUEST_LIMITS.furtherResetLinks, email, now));
      const known = await readUserByEmail(trx, email);
      const isSent = known !== undefined && mayMail !== null && !known.disabled_at;
      if (isSent || !known) await voidLinks(trx, known?.id ?? "");
      await createLink(trx, isSent ? known.id : "", token);
      const mail = mails.resetLink(known ?? { name: "", email, proven_email: null }, token);
      if (isSent) await queue.add(trx, mail);
      const limit = mayMail === null ? REQUEST_LIMITS.furtherResetLinks.name : undefined;
      return { user_id: known?.id, limit, reason: refusalReason(known) };
    });
    security.note(facts.limit ? "limit_reached" : "reset_link_asked", { ...facts, email, address });
    queue.wake();
  };

  /** True while the link is valid. @throws TooManyRequestsError after too many invalid ones. */
  const usable = (token: string, address: string): Promise<boolean> =>
    tryLink(address, () => hasLink(storage.db, "reset-password", token));

  const change = (token: string, hash: string, address: string) =>
    storage.write(async (trx) => {
      const userId = await takeLink(trx, token);
      const user = userId ? await readUser(trx, userId) : undefined;
      if (!user || user.disabled_at) throw invalidToken();
      const proof = { userId: user.id, email: user.email, isHolder: true };
      const isFirst = await proveAddress(trx, parts, proof);
      const isEmptied = isFirst && (await emptyUnproven(trx, user.id));
      await updatePasswordHash(trx, user.id, hash);
      await voidLinks(trx, user.id);
      // The pending change of address may come from an attacker, whom the owner is locking out now.
      await deleteEmailChange(trx, user.id);
      await deleteSessions(trx, user.id, null);
      const pair = pairOf(user.email, networkOf(address));
      await clearUses(trx, REQUEST_LIMITS.loginPerPair, pair);
      await renewUse(trx, REQUEST_LIMITS.knownNetwork, pair, new Date());
      await queue.add(trx, mails.passwordChanged({ ...user, isEmptied }));
      return user.id;
    });

  return {
    /**
     * Sends a reset link, if there is an account, and invalidates older links. All work happens after
     * the response, so that its time does not reveal whether there is an account.
     *
     * @throws TooManyRequestsError.
     */
    forgot: async (email: string, address: string) => {
      const limit = REQUEST_LIMITS.forgotPerNetwork;
      await takeTry(parts, limit, networkOf(address), { email, address });
      background(sendLink(email, address).catch(onError));
    },
    isValid: usable,
    /**
     * Sets a new password with a link, once, and ends all sessions. The first proof of the address
     * empties the account.
     *
     * @throws InvalidInputError for an invalid link or a weak password.
     */
    reset: async (token: string, password: string, address: string) => {
      await refuseWeak(password);
      if (!(await usable(token, address))) throw invalidToken();
      const user_id = await change(token, await hashing.hash(password), address);
      security.note("password_reset", { user_id, address });
      queue.wake();
    },
  };
}

/**
 * Stores a link that is valid for `RESET_MINUTES`; an empty `userId` stores a link to no account.
 */
export async function createLink(
  trx: AccountParts["storage"]["db"],
  userId: string,
  token: string,
): Promise<void> {
  const endsAt = new Date(Date.now() + RESET_MINUTES * MINUTE_MS).toISOString();
  await insertLink(trx, "reset-password", { value: userId, token, endsAt });
}

/** Why no link is sent; undefined where one may be sent. */
function refusalReason(user: { disabled_at: string | null } | undefined): SecurityFacts["reason"] {
  if (!user) return "no_account";
  return user.disabled_at ? "disabled" : undefined;
}

function invalidToken(): InvalidInputError {
  return new InvalidInputError({ token: INVALID_TOKEN });
}
