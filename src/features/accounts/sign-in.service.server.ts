import type { Authenticated, WhoIs } from "#platform/access.ts";
import {
  clearUses,
  countUse,
  renewUse,
  type SharedLimit,
  takeUse,
  uncountUse,
  usesOf,
} from "#platform/db/shared-limit.ts";
import { DomainError } from "#platform/errors.ts";
import { networkOf, TooManyRequestsError } from "#platform/rate-limit.ts";
import type { SecurityFacts } from "#platform/security-log.ts";
import { MAX_USER_AGENT, pairOf, REQUEST_LIMITS, SESSION_MS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import {
  deleteSession,
  isStaff,
  lockUser,
  readUser,
  readUserByEmail,
} from "./accounts.repository.server.ts";
import type { Credentials, SignInForm } from "./accounts.schema.ts";
import {
  CODE_NEEDED,
  INVALID_LOGIN,
  NOT_SIGNED_IN,
  signInAgainIn,
  WRONG_CODE,
} from "./accounts.ts";
import {
  insertSession,
  readPasswordHash,
  readSession,
  type SessionSecret,
  touchSession,
} from "./sign-in.repository.server.ts";
import { takeTry } from "./tries.server.ts";
import { countRecoveryCodes, hasTwoFactor } from "./two-factor.repository.server.ts";
import { takeCode } from "./two-factor-codes.server.ts";

/** Origin of a call. */
export interface Caller {
  /** Network address. */
  address: string;
  userAgent: string | null;
}

/** The account whose password matched, and the hash that it matched. */
interface Proven {
  userId: string;
  email: string;
  hash: string;
  isDisabled: boolean;
}

/** The format of `newToken`. */
const BEARER = /^Bearer ([A-Za-z0-9]{32})$/i;

export function createSignIn(parts: AccountParts) {
  const { storage, hashing, queue, mails, security, onError, background, key } = parts;

  const find = async (secret: SessionSecret | null, address?: string) => {
    const session = secret ? await readSession(storage.db, secret) : undefined;
    const now = new Date();
    if (!session || hasEnded(session, now)) {
      if (secret) security.note("session_refused", { user_id: session?.user_id, address });
      return null;
    }
    const { id: sessionId, user_id: id, name, email, role } = session;
    if (now.getTime() - Date.parse(session.last_used_at) > SESSION_MS.exactness) {
      const began = new Date(session.created_at);
      const times = { last_used_at: now.toISOString(), expires_at: endOf(began) };
      background(storage.write((trx) => touchSession(trx, sessionId, times)).catch(onError));
    }
    return { id, name, email, role, sessionId };
  };

  const authenticate = async (
    secret: SessionSecret | null,
    address: string,
  ): Promise<Authenticated> => {
    const found = await find(secret, address);
    if (!found) throw new DomainError("unauthorized", 401, NOT_SIGNED_IN);
    return { ...found, address };
  };

  const refuse = (facts: SecurityFacts): never => {
    security.note("sign_in_refused", facts);
    throw invalidLogin();
  };

  /**
   * Checks a password. Unknown accounts and those without a password are refused with the same words
   * and the same work as a wrong password, so that nothing reveals the account.
   *
   * @throws DomainError 401; TooManyRequestsError.
   */
  const prove = async ({ email, password }: Credentials, { address }: Caller): Promise<Proven> => {
    await admit(storage, email, networkOf(address)).catch(security.noteLimit({ email, address }));
    const known = await readUserByEmail(storage.db, email);
    const hash = await readPasswordHash(storage.db, known?.id ?? "");
    const isRight = await hashing.matches(hash, password);
    const facts = { user_id: known?.id, email, address };
    if (!known || hash === null) return refuse({ ...facts, reason: "no_account" });
    if (!isRight) return refuse({ ...facts, reason: "wrong_password" });
    return { userId: known.id, email, hash, isDisabled: known.disabled_at !== null };
  };

  return {
    /** `users.id` of a session that there is, also of one that has ended. */
    holderOf: async (authorization: string | undefined) => {
      const secret = tokenOf(authorization);
      return secret ? (await readSession(storage.db, secret))?.user_id : undefined;
    },
    prove,
    /**
     * Begins a session. A disabled account is refused as a wrong password is.
     *
     * @throws what `prove` throws.
     */
    login: async ({ code = "", ...credentials }: SignInForm, caller: Caller) => {
      const proven = await prove(credentials, caller);
      const { userId, email, isDisabled } = proven;
      const facts = { user_id: userId, email, address: caller.address };
      // Nobody who is refused anyway is told that the password was right.
      const needsCode = !isDisabled && (await hasTwoFactor(storage.db, userId));
      if (needsCode && code.trim() === "") {
        // The password was right: this is half a sign-in, and no wrong one.
        await storage.write((trx) => forgive(trx, email, networkOf(caller.address)));
        throw new DomainError("code_needed", 401, CODE_NEEDED, { code: CODE_NEEDED });
      }
      if (needsCode) {
        await takeTry(parts, REQUEST_LIMITS.codes, userId, facts);
      }
      const takes = async (trx: AccountParts["storage"]["db"]) => {
        if (!(await hasTwoFactor(trx, userId))) return true;
        const taken = await takeCode(trx, key, { userId, code });
        if (taken) await uncountUse(trx, REQUEST_LIMITS.codes, userId, new Date());
        if (taken === "recovery") {
          const owner = await readUser(trx, userId);
          const left = await countRecoveryCodes(trx, userId);
          if (owner) await queue.add(trx, mails.recoveryCodeUsed(owner, left));
          security.note("recovery_code_used", facts);
        }
        return taken !== null;
      };
      const begun = await beginSession(storage, proven, caller, takes);
      if ("refused" in begun && begun.refused === "wrong_code") {
        security.note("sign_in_refused", { ...facts, reason: "wrong_code" });
        throw new DomainError("invalid_code", 401, WRONG_CODE, { code: WRONG_CODE });
      }
      if ("refused" in begun) return refuse({ ...facts, reason: begun.refused });
      security.note("signed_in", facts);
      queue.wake();
      return begun;
    },
    /** Ends the session of a secret, if there is one. @param address of the caller. */
    logout: async (secret: SessionSecret | null, address: string) => {
      const session = secret ? await readSession(storage.db, secret) : undefined;
      if (!session) return;
      const { id, user_id } = session;
      await storage.write((trx) => deleteSession(trx, user_id, id));
      security.note("signed_out", { user_id, address });
    },
    whoIs: (async (authorization) => {
      const found = await find(tokenOf(authorization));
      if (!found) return null;
      const { sessionId: _, ...person } = found;
      return person;
    }) satisfies WhoIs as WhoIs,
    /** The session of a header, and its user; null without a valid one. */
    holdingSession: async (authorization: string | undefined) =>
      authorization ? await find(tokenOf(authorization)) : null,
    /** @param address of the caller. @throws DomainError 401 without a valid session. */
    authenticate: (authorization: string | undefined, address: string) =>
      authenticate(tokenOf(authorization), address),
    /** The same of who asks for a page, by the cookie of the session. */
    authenticatePage: (cookie: string | undefined, address: string) =>
      authenticate(cookie ? { cookie } : null, address),
  };
}

export type SignInService = ReturnType<typeof createSignIn>;

/** Counts an attempt. @throws TooManyRequestsError where there were too many. */
function admit(storage: AccountParts["storage"], email: string, network: string): Promise<void> {
  return storage.write(async (trx) => {
    const now = new Date();
    const pair = pairOf(email, network);
    const take = (limit: SharedLimit, who: string, isOpenedByReset: boolean) =>
      takeUse(trx, limit, who, now).catch((error: unknown) => {
        throw withTimeAndWay(error, isOpenedByReset);
      });
    await take(REQUEST_LIMITS.loginPerNetwork, network, false);
    await take(REQUEST_LIMITS.loginPerPair, pair, true);
    const isKnown = await usesOf(trx, REQUEST_LIMITS.knownNetwork, pair, now);
    if (isKnown === null) await take(REQUEST_LIMITS.loginPerAccount, email, true);
    // A known network does the same work, because its time would reveal the account.
    else await countUse(trx, REQUEST_LIMITS.loginPerAccount, pair, now);
  });
}

/** Takes back what a right password has counted. */
export async function forgive(
  trx: AccountParts["storage"]["db"],
  email: string,
  network: string,
): Promise<void> {
  const pair = pairOf(email, network);
  const now = new Date();
  await uncountUse(trx, REQUEST_LIMITS.loginPerNetwork, network, now);
  await uncountUse(trx, REQUEST_LIMITS.loginPerPair, pair, now);
  const wasKnown = await usesOf(trx, REQUEST_LIMITS.knownNetwork, pair, now);
  if (!wasKnown) await uncountUse(trx, REQUEST_LIMITS.loginPerAccount, email, now);
}

/**
 * Opens a session after a correct password.
 *
 * @param takesCode uses the code of two-factor sign-in up, where the account has it.
 */
function beginSession(
  storage: AccountParts["storage"],
  { userId, email, hash }: Proven,
  { address, userAgent }: Caller,
  takesCode: (trx: AccountParts["storage"]["db"]) => Promise<boolean>,
) {
  return storage.write(async (trx) => {
    // The password may have been changed, or the account disabled, during hashing.
    await lockUser(trx, userId);
    const current = await readPasswordHash(trx, userId);
    const user = await readUser(trx, userId);
    if (user?.disabled_at) return { refused: "disabled" as const };
    if (!user || current !== hash) return { refused: "wrong_password" as const };
    if (!(await takesCode(trx))) return { refused: "wrong_code" as const };
    const network = networkOf(address);
    const pair = pairOf(email, network);
    const now = new Date();
    await forgive(trx, email, network);
    await clearUses(trx, REQUEST_LIMITS.loginPerPair, pair);
    await renewUse(trx, REQUEST_LIMITS.knownNetwork, pair, now);
    const secrets = await insertSession(trx, {
      userId,
      userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      endsAt: endOf(now),
    });
    const { disabled_at: _, ...profile } = user;
    return { ...secrets, user: profile };
  });
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/** Of staff it ends sooner than was known when it was last used: they may be staff since then. */
function hasEnded(session: FoundSession, now: Date): boolean {
  const idle = now.getTime() - Date.parse(session.last_used_at);
  const isIdle = isStaff(session) && idle > SESSION_MS.staffIdle;
  return isIdle || session.expires_at <= now.toISOString() || session.disabled_at !== null;
}

/** End of a session that is used now, in ISO 8601. */
function endOf(began: Date): string {
  return new Date(
    Math.min(Date.now() + SESSION_MS.idle, began.getTime() + SESSION_MS.whole),
  ).toISOString();
}

/** The token of an Authorization header. */
export function tokenOf(authorization: string | undefined): SessionSecret | null {
  const token = BEARER.exec(authorization ?? "")?.[1];
  return token === undefined ? null : { token };
}

/** Adds to a refused sign-in when to try again, and whether a reset would help sooner. */
function withTimeAndWay(error: unknown, isOpenedByReset: boolean): unknown {
  if (!(error instanceof TooManyRequestsError)) return error;
  const { retryAfter, limit } = error;
  return new TooManyRequestsError(retryAfter, signInAgainIn(retryAfter, isOpenedByReset), limit);
}

function invalidLogin(): DomainError {
  return new DomainError("invalid_credentials", 401, INVALID_LOGIN);
}
