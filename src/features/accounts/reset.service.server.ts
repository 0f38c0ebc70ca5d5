import { clearUses, countUse, renewUse, takeUse } from "#platform/db/shared-limit.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { networkOf } from "#platform/rate-limit.ts";
import type { SecurityFacts } from "#platform/security-log.ts";
import { LIMITS, pairOf, RESET_MINUTES } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { deleteSessions, readUser, updateUser, voidLinks } from "./accounts.repository.server.ts";
import { INVALID_TOKEN } from "./accounts.ts";
import { deleteEmailChange } from "./email-changes.repository.server.ts";
import type { Identity } from "./identity.repository.server.ts";
import { createLinkTries, newToken } from "./links.server.ts";
import { refuseWeak } from "./registration.service.server.ts";

export interface ResetService {
  /**
   * Sends a link for a new password, if there is an account; older links then no longer work. All
   * of that happens behind the answer.
   *
   * @throws TooManyRequestsError.
   */
  forgot(email: string, address: string): Promise<void>;
  /** True while the link works. @throws TooManyRequestsError for who tries too many. */
  isValid(token: string, address: string): Promise<boolean>;
  /**
   * Sets a new password with a link, once, and ends all sessions.
   *
   * @throws InvalidInputError for a link that does not work, and for a weak password.
   */
  reset(token: string, password: string, address: string): Promise<void>;
}

/** What better-auth stores the hash of. */
const identifierOf = (token: string) => `reset-password:${token}`;

export function createReset(parts: AccountParts): ResetService {
  const { identities, hashing, queue, mails, security, onError, background } = parts;
  const tryLink = createLinkTries(parts);

  /** The same statements with an account and without; only a mail more. */
  const sendLink = async (email: string, address: string) => {
    const token = newToken();
    const now = new Date();
    const facts = await identities.write(async (identity, trx) => {
      const mayMail =
        (await countUse(trx, LIMITS.resetLinks, email, now)) ??
        (await countUse(trx, LIMITS.furtherResetLinks, email, now));
      const known = await identity.findUserByEmail(email);
      const isSent = known !== null && mayMail !== null && !isDisabled(known.user);
      if (isSent || known === null) await voidLinks(trx, known?.user.id ?? "");
      await createLink(identity, isSent ? known.user.id : "", token);
      const mail = mails.resetLink(known?.user ?? { name: "", email }, token);
      if (isSent) await queue.add(trx, mail);
      const limit = mayMail === null ? LIMITS.furtherResetLinks.name : undefined;
      return { user_id: known?.user.id, limit, reason: reasonOf(known?.user) };
    });
    security.note(facts.limit ? "limit_reached" : "reset_link_asked", { ...facts, email, address });
    queue.wake();
  };

  const usable = (token: string, address: string): Promise<boolean> =>
    tryLink(address, async () => {
      const link = await identities.read.findVerificationValue(identifierOf(token));
      return link !== null && link.value !== "" && link.expiresAt.getTime() > Date.now();
    });

  const change = (token: string, hash: string, address: string) =>
    identities.write(async (identity, trx) => {
      const link = await identity.consumeVerificationValue(identifierOf(token));
      const user = link?.value ? await readUser(trx, link.value) : undefined;
      if (!user || user.disabled_at) throw invalidToken();
      await identity.updatePassword(user.id, hash);
      await updateUser(trx, user.id, { email_verified: 1 });
      await voidLinks(trx, user.id);
      // Whoever asked for another address may be who the owner takes the account back from.
      await deleteEmailChange(trx, user.id);
      await deleteSessions(trx, user.id, null);
      const pair = pairOf(user.email, networkOf(address));
      await clearUses(trx, LIMITS.loginPerPair, pair);
      await renewUse(trx, LIMITS.knownNetwork, pair, new Date());
      await queue.add(trx, mails.passwordChanged(user));
      return user.id;
    });

  return {
    forgot: async (email, address) => {
      await identities
        .write((_, trx) => takeUse(trx, LIMITS.forgotPerNetwork, networkOf(address), new Date()))
        .catch(security.noteLimit({ email, address }));
      background(sendLink(email, address).catch(onError));
    },
    isValid: usable,
    reset: async (token, password, address) => {
      await refuseWeak(password);
      if (!(await usable(token, address))) throw invalidToken();
      const user_id = await change(token, await hashing.hash(password), address);
      security.note("password_reset", { user_id, address });
      queue.wake();
    },
  };
}

/** Writes a link down that works for `RESET_MINUTES`; for nobody where `userId` is "". */
export async function createLink(identity: Identity, userId: string, token: string): Promise<void> {
  await identity.createVerificationValue({
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(Date.now() + RESET_MINUTES * 60_000),
  });
}

function isDisabled(user: object): boolean {
  return "disabledAt" in user && typeof user.disabledAt === "string";
}

/** Why no link is sent; undefined where one may be. */
function reasonOf(user: object | undefined): SecurityFacts["reason"] {
  if (!user) return "no_account";
  return isDisabled(user) ? "disabled" : undefined;
}

function invalidToken(): InvalidInputError {
  return new InvalidInputError({ token: INVALID_TOKEN });
}
