import type { Role, SignedIn, WhoIs } from "#platform/access.ts";
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
import { LIMITS, MAX_USER_AGENT, pairOf, SESSION_MS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { keepSession, lockUser, readUser } from "./accounts.repository.server.ts";
import type { Credentials, Profile } from "./accounts.schema.ts";
import { INVALID_LOGIN, NOT_SIGNED_IN, signInAgainIn } from "./accounts.ts";
import type { Identity } from "./identity.repository.server.ts";

/** Where a call comes from. */
export interface Caller {
  /** Network address. */
  address: string;
  userAgent: string | null;
}

/** The person of a valid session, which session it is, and from which network address it is used. */
export interface Authenticated extends SignedIn {
  sessionId: string;
  address: string;
}

export interface SignInService {
  /**
   * Begins a session. An account that does not exist, has no password or is disabled is refused in
   * the same words, after the same work, as a wrong password.
   *
   * @throws DomainError 401; TooManyRequestsError.
   */
  login(credentials: Credentials, caller: Caller): Promise<{ token: string; user: Profile }>;
  /** Ends the session of the header, if there is one. @param address of who asks. */
  logout(authorization: string | undefined, address: string): Promise<void>;
  whoIs: WhoIs;
  /** @param address of who asks. @throws DomainError 401 for nobody. */
  authenticate(authorization: string | undefined, address: string): Promise<Authenticated>;
}

/** Whose password was matched, against which hash. */
interface Proven {
  userId: string;
  email: string;
  hash: string;
}

/** Tokens as better-auth makes them: 32 characters of 62, which is 190 bits. */
const BEARER = /^Bearer ([A-Za-z0-9]{32})$/i;

export function createSignIn(parts: AccountParts): SignInService {
  const { identities, hashing, security, onError, background } = parts;

  const admit = (email: string, network: string) =>
    identities.write(async (_, trx) => {
      const now = new Date();
      const pair = pairOf(email, network);
      const take = (limit: SharedLimit, who: string, isOpenedByReset: boolean) =>
        takeUse(trx, limit, who, now).catch((error: unknown) => {
          throw withTimeAndWay(error, isOpenedByReset);
        });
      await take(LIMITS.loginPerNetwork, network, false);
      await take(LIMITS.loginPerPair, pair, true);
      const isKnown = await usesOf(trx, LIMITS.knownNetwork, pair, now);
      if (isKnown === null) await take(LIMITS.loginPerAccount, email, true);
      // The same work for a network that is known: it would tell that there is an account.
      else await countUse(trx, LIMITS.loginPerAccount, pair, now);
    });

  const begin = ({ userId, email, hash }: Proven, { address, userAgent }: Caller) =>
    identities.write(async (identity, trx) => {
      // The password may have been changed, or the account disabled, while it was matched.
      await lockUser(trx, userId);
      const account = await identity.findCredentialAccount(userId);
      const user = await readUser(trx, userId);
      if (user?.disabled_at) return { refused: "disabled" as const };
      if (!user || account?.password !== hash) return { refused: "wrong_password" as const };
      const network = networkOf(address);
      const pair = pairOf(email, network);
      const now = new Date();
      await uncountUse(trx, LIMITS.loginPerNetwork, network, now);
      await clearUses(trx, LIMITS.loginPerPair, pair);
      const wasKnown = await usesOf(trx, LIMITS.knownNetwork, pair, now);
      if (!wasKnown) await uncountUse(trx, LIMITS.loginPerAccount, email, now);
      await renewUse(trx, LIMITS.knownNetwork, pair, now);
      const { token } = await newSession(identity, userId, userAgent);
      const { disabled_at: _, ...profile } = user;
      return { token, user: profile };
    });

  const find = async (authorization: string | undefined, address?: string) => {
    const token = tokenOf(authorization);
    const found = token ? await identities.read.findSession(token) : null;
    if (!found || found.session.expiresAt.getTime() <= Date.now() || found.user.disabledAt) {
      if (authorization) security.note("session_refused", { user_id: found?.user.id, address });
      return null;
    }
    const { session, user } = found;
    const { id, name, email } = user;
    if (Date.now() - session.updatedAt.getTime() > SESSION_MS.exactness) {
      const kept = { last_used_at: new Date().toISOString(), expires_at: endOf(session.createdAt) };
      background(identities.write((_, trx) => keepSession(trx, session.id, kept)).catch(onError));
    }
    return { id, name, email, role: user.role as Role, sessionId: session.id };
  };

  const refuse = (facts: SecurityFacts): never => {
    security.note("sign_in_refused", facts);
    throw invalidLogin();
  };

  return {
    login: async ({ email, password }, caller) => {
      const { address } = caller;
      await admit(email, networkOf(address)).catch(security.noteLimit({ email, address }));
      const known = await identities.read.findUserByEmail(email);
      const account = await identities.read.findCredentialAccount(known?.user.id ?? "");
      const hash = account?.password ?? null;
      const isRight = await hashing.matches(hash, password);
      const facts = { user_id: known?.user.id, email, address };
      if (!known || hash === null) return refuse({ ...facts, reason: "no_account" });
      if (!isRight) return refuse({ ...facts, reason: "wrong_password" });
      const begun = await begin({ userId: known.user.id, email, hash }, caller);
      if ("refused" in begun) return refuse({ ...facts, reason: begun.refused });
      security.note("signed_in", facts);
      return begun;
    },
    logout: async (authorization, address) => {
      const token = tokenOf(authorization);
      const found = token ? await identities.read.findSession(token) : null;
      if (!token || !found) return;
      await identities.write((identity) => identity.deleteSession(token));
      security.note("signed_out", { user_id: found.user.id, address });
    },
    whoIs: async (authorization) => {
      const found = await find(authorization);
      if (!found) return null;
      const { sessionId: _, ...person } = found;
      return person;
    },
    authenticate: async (authorization, address) => {
      const found = await find(authorization, address);
      if (!found) throw new DomainError("unauthorized", 401, NOT_SIGNED_IN);
      return { ...found, address };
    },
  };
}

async function newSession(identity: Identity, userId: string, userAgent: string | null) {
  return await identity.createSession(userId, false, {
    userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
  });
}

/** When a session that is used now ends, as ISO 8601. */
function endOf(began: Date): string {
  return new Date(
    Math.min(Date.now() + SESSION_MS.idle, began.getTime() + SESSION_MS.whole),
  ).toISOString();
}

function tokenOf(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? "")?.[1] ?? null;
}

/** A refused sign-in says when to try again, and whether a new password helps before that. */
function withTimeAndWay(error: unknown, isOpenedByReset: boolean): unknown {
  if (!(error instanceof TooManyRequestsError)) return error;
  const { retryAfter, limit } = error;
  return new TooManyRequestsError(retryAfter, signInAgainIn(retryAfter, isOpenedByReset), limit);
}

function invalidLogin(): DomainError {
  return new DomainError("invalid_credentials", 401, INVALID_LOGIN);
}
