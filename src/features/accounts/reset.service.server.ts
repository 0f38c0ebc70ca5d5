import { generateRandomString } from "better-auth/crypto";
import { clearUses, countUse, renewUse, takeUse, uncountUse } from "#platform/db/shared-limit.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { networkOf } from "#platform/rate-limit.ts";
import { LIMITS, pairOf } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { deleteSessions, readUser, updateUser, voidLinks } from "./accounts.repository.server.ts";
import { INVALID_TOKEN, RESET_MINUTES } from "./accounts.ts";
import type { Identity } from "./identity.repository.server.ts";
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

/** Characters of a token: of 62 each, so that 32 are 190 bits. */
export const TOKEN_LENGTH = 32;

/** What better-auth stores the hash of. */
const identifierOf = (token: string) => `reset-password:${token}`;

export function createReset(parts: AccountParts): ResetService {
  const { identities, hashing, queue, mails, onError, background } = parts;

  /** The same statements with an account and without; only a mail more. */
  const sendLink = async (email: string) => {
    const token = generateRandomString(TOKEN_LENGTH, "a-z", "A-Z", "0-9");
    const now = new Date();
    await identities.write(async (identity, trx) => {
      const mayMail =
        (await countUse(trx, LIMITS.resetLinks, email, now)) ??
        (await countUse(trx, LIMITS.furtherResetLinks, email, now));
      const known = await identity.findUserByEmail(email);
      const isSent = known !== null && mayMail !== null && !isDisabled(known.user);
      if (isSent || known === null) await voidLinks(trx, known?.user.id ?? "");
      await createLink(identity, isSent ? known.user.id : "", token);
      const mail = mails.resetLink(known?.user ?? { name: "", email }, token);
      if (isSent) await queue.add(trx, mail);
    });
    queue.wake();
  };

  const usable = async (token: string, address: string): Promise<boolean> => {
    const network = networkOf(address);
    await identities.write((_, trx) => takeUse(trx, LIMITS.resetPerNetwork, network, new Date()));
    const link = await identities.read.findVerificationValue(identifierOf(token));
    const isValid = link !== null && link.value !== "" && link.expiresAt.getTime() > Date.now();
    if (isValid) {
      await identities.write((_, trx) =>
        uncountUse(trx, LIMITS.resetPerNetwork, network, new Date()),
      );
    }
    return isValid;
  };

  const change = (token: string, hash: string, address: string) =>
    identities.write(async (identity, trx) => {
      const link = await identity.consumeVerificationValue(identifierOf(token));
      const user = link?.value ? await readUser(trx, link.value) : undefined;
      if (!user || user.disabled_at) throw invalidToken();
      await identity.updatePassword(user.id, hash);
      await updateUser(trx, user.id, { email_verified: 1 });
      await voidLinks(trx, user.id);
      await deleteSessions(trx, user.id, null);
      const pair = pairOf(user.email, networkOf(address));
      await clearUses(trx, LIMITS.loginPerPair, pair);
      await renewUse(trx, LIMITS.knownNetwork, pair, new Date());
      await queue.add(trx, mails.passwordChanged(user));
    });

  return {
    forgot: async (email, address) => {
      await identities.write((_, trx) =>
        takeUse(trx, LIMITS.forgotPerNetwork, networkOf(address), new Date()),
      );
      background(sendLink(email).catch(onError));
    },
    isValid: usable,
    reset: async (token, password, address) => {
      await refuseWeak(password);
      if (!(await usable(token, address))) throw invalidToken();
      await change(token, await hashing.hash(password), address);
      queue.wake();
    },
  };
}

/** Writes a link down that works for ten minutes; for nobody where `userId` is "". */
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

function invalidToken(): InvalidInputError {
  return new InvalidInputError({ token: INVALID_TOKEN });
}
