import type { Role } from "#platform/access.ts";
import type { Db } from "#platform/db/schema.ts";
import { hashOfToken, newToken } from "#platform/tokens.server.ts";
import { countMemberships } from "./accounts.repository.server.ts";

/** The only way to sign in so far. */
const PASSWORD_PROVIDER = "credential";

export interface NewUser {
  name: string;
  /** In lower case. */
  email: string;
  mobile: string | null;
  /** Defaults to visitor. */
  role?: Role;
}

/**
 * Creates a user; without a password the account cannot be used until one is set.
 *
 * @param hash of the password.
 * @returns the user's id.
 */
export async function insertUser(db: Db, user: NewUser, hash: string | null): Promise<string> {
  const id = newToken();
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  await db
    .insertInto("users")
    .values({ id, ...user, ...times })
    .execute();
  await db
    .insertInto("accounts")
    .values({
      id: newToken(),
      user_id: id,
      provider_id: PASSWORD_PROVIDER,
      account_id: id,
      password: hash,
      ...times,
    })
    .execute();
  return id;
}

/** Hash of the user's password; null without a user or a password. */
export async function readPasswordHash(db: Db, userId: string): Promise<string | null> {
  const account = await db
    .selectFrom("accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", PASSWORD_PROVIDER)
    .executeTakeFirst();
  return account?.password ?? null;
}

export async function updatePasswordHash(db: Db, userId: string, hash: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ password: hash, updated_at: new Date().toISOString() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", PASSWORD_PROVIDER)
    .execute();
}

/**
 * Begins a session. @param endsAt ISO 8601. @returns its token and its cookie, of which only the
 * hashes are stored.
 */
export async function insertSession(
  db: Db,
  { userId, userAgent, endsAt }: { userId: string; userAgent: string | null; endsAt: string },
): Promise<{ token: string; cookie: string }> {
  const token = newToken();
  const cookie = newToken();
  const now = new Date().toISOString();
  await db
    .insertInto("sessions")
    .values({
      id: newToken(),
      user_id: userId,
      token_hash: hashOfToken(token),
      cookie_hash: hashOfToken(cookie),
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
      expires_at: endsAt,
    })
    .execute();
  return { token, cookie };
}

/** What opens a session: its token calls of the API, its cookie pages. */
export type SessionSecret = { token: string } | { cookie: string };

/** The session of a secret, valid or expired, with its user. */
export async function readSession(db: Db, secret: SessionSecret) {
  return await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.id",
      "sessions.created_at",
      "sessions.last_used_at",
      "sessions.expires_at",
      "users.id as user_id",
      "users.name",
      "users.email",
      "users.role",
      "users.disabled_at",
    ])
    .select(countMemberships)
    .where((row) =>
      "token" in secret
        ? row("sessions.token_hash", "=", hashOfToken(secret.token))
        : row("sessions.cookie_hash", "=", hashOfToken(secret.cookie)),
    )
    .executeTakeFirst();
}

export async function touchSession(
  db: Db,
  id: string,
  times: { last_used_at: string; expires_at: string },
): Promise<void> {
  await db.updateTable("sessions").set(times).where("id", "=", id).execute();
}

/** What a link is for. */
type AccountLink = "reset-password" | "first-administrator";

/** Key of a link. The prefix keeps tokens of other links from matching. */
export const identifierOf = (purpose: AccountLink, token: string) =>
  hashOfToken(`${purpose}:${token}`);

/**
 * Stores a link. @param value the user's id, where it is for an account; empty for a link to none.
 * @param endsAt ISO 8601.
 */
export async function insertLink(
  db: Db,
  purpose: AccountLink,
  { value, token, endsAt }: { value: string; token: string; endsAt: string },
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("verifications")
    .values({
      id: newToken(),
      identifier: identifierOf(purpose, token),
      value,
      expires_at: endsAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** True while the link is valid. */
export async function hasLink(db: Db, purpose: AccountLink, token: string): Promise<boolean> {
  const link = await db
    .selectFrom("verifications")
    .select("id")
    .where("identifier", "=", identifierOf(purpose, token))
    .where("value", "!=", "")
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  return link !== undefined;
}

/** Uses a link for a new password up: of concurrent callers only one gets its user's id. */
export async function takeLink(db: Db, token: string): Promise<string | undefined> {
  const link = await db
    .deleteFrom("verifications")
    .where("identifier", "=", identifierOf("reset-password", token))
    .where("expires_at", ">", new Date().toISOString())
    .returning("value")
    .executeTakeFirst();
  return link?.value;
}
