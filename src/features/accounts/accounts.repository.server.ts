import type { ExpressionBuilder } from "kysely";
import { isOperatorRole, type Role } from "#platform/access.ts";
import type { Database, Db } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import { NOT_SIGNED_IN } from "./accounts.ts";

/** Profiles, with the new address that waits for confirmation, if any. */
function profiles(db: Db) {
  const now = new Date().toISOString();
  return db
    .selectFrom("users")
    .leftJoin("email_changes", (join) =>
      join.onRef("email_changes.user_id", "=", "users.id").on("email_changes.expires_at", ">", now),
    )
    .select([
      "users.id",
      "users.name",
      "users.email",
      "email_changes.email as pending_email",
      "users.mobile",
      "users.role",
      "users.created_at",
    ])
    .select(countMemberships);
}

/** Number of institutions that a user speaks for, as a part of a query on users. */
export function countMemberships({ selectFrom }: ExpressionBuilder<Database, "users">) {
  return selectFrom("memberships")
    .select(({ fn }) => fn.countAll<number>().as("memberships"))
    .whereRef("memberships.user_id", "=", "users.id")
    .as("memberships");
}

/** Editors, administrators and members of institutions. */
export function isStaff(user: { role: Role; memberships: number | string | null }): boolean {
  return isOperatorRole(user.role) || Number(user.memberships) > 0;
}

/** What is answered about a user, of a row of `profiles`. */
function withStanding<Row extends { role: Role; memberships: number | string | null }>(row: Row) {
  const { memberships, ...profile } = row;
  return { ...profile, is_staff: isStaff({ role: row.role, memberships }) };
}

export async function readProfile(db: Db, userId: string) {
  const row = await profiles(db).where("users.id", "=", userId).executeTakeFirst();
  return row && withStanding(row);
}

/** The profile, and whether the user may sign in. */
export async function readUser(db: Db, userId: string) {
  const row = await profiles(db)
    .select("users.disabled_at")
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row && withStanding(row);
}

export async function readUserByEmail(db: Db, email: string) {
  return await db
    .selectFrom("users")
    .select(["id", "name", "email", "proven_email", "disabled_at"])
    .where("email", "=", email)
    .executeTakeFirst();
}

/** Locks the user's row until the transaction ends; others that lock the same user wait. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db
    .updateTable("users")
    .set((row) => ({ name: row.ref("name") }))
    .where("id", "=", userId)
    .execute();
}

/**
 * Locks the user of a session, as `lockUser` does. A call that was let in may find its session ended
 * when its turn comes: somebody proved the address, or chose another password.
 *
 * @throws DomainError 401 where the session has ended.
 */
export async function lockHolder(db: Db, me: { id: string; sessionId: string }): Promise<void> {
  await lockUser(db, me.id);
  const session = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", me.sessionId)
    .where("user_id", "=", me.id)
    .executeTakeFirst();
  if (!session) throw new DomainError("unauthorized", 401, NOT_SIGNED_IN);
}

export async function writeUser(
  db: Db,
  userId: string,
  change: {
    name?: string | undefined;
    mobile?: string | null | undefined;
    email?: string;
    email_verified?: number;
    proven_email?: string;
    role?: Role;
    disabled_at?: string | null;
  },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ ...change, updated_at: new Date().toISOString() })
    .where("id", "=", userId)
    .execute();
}

/** Deletes the user and, by foreign keys, all data of the account. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await voidLinks(db, userId);
  await db.deleteFrom("users").where("id", "=", userId).execute();
}

/** Deletes what was saved with an account, also by other features. */
export async function deleteSaved(db: Db, userId: string): Promise<void> {
  const tables = [
    "saved_courses",
    "search_alerts",
    "course_alerts",
    "alert_settings",
    "chat_conversations",
  ] as const;
  for (const table of tables) await db.deleteFrom(table).where("user_id", "=", userId).execute();
}

/** Runs statements without effect, so that a call takes as long as one that changes data. */
export async function spendStatements(db: Db, count: number): Promise<void> {
  for (let done = 0; done < count; done++) await writeUser(db, "", {});
}

/** Invalidates the user's unused links. */
export async function voidLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("verifications").where("value", "=", userId).execute();
}

/** The user's sessions that have not expired, the one used last first. */
export async function readSessions(db: Db, userId: string) {
  return await db
    .selectFrom("sessions")
    .select(["id", "user_agent", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", new Date().toISOString())
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
}

/** Returns the number of deleted sessions: 0 where the session belongs to another user. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends all sessions of a user except `but`; returns how many were ended. */
export async function deleteSessions(db: Db, userId: string, but: string | null): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(but !== null, (query) => query.where("id", "!=", String(but)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes expired sessions and links, and the unconfirmed addresses of those links. */
export async function forgetExpired(db: Db): Promise<void> {
  const now = new Date().toISOString();
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("verifications").where("expires_at", "<=", now).execute();
  await db.deleteFrom("email_changes").where("expires_at", "<=", now).execute();
}
