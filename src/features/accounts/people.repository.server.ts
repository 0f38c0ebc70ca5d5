import { sql } from "kysely";
import type { Role } from "#platform/access.ts";
import type { Db } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";

/** An account as operators act on it. */
export interface ManagedUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabled_at: string | null;
  /** True where it is on. */
  two_factor: boolean;
  /** As of users. */
  proven_email: string | null;
}

export async function readManagedUser(
  db: Db,
  whom: { email: string } | { id: string },
): Promise<ManagedUser | undefined> {
  const row = await db
    .selectFrom("users")
    .leftJoin("two_factor", "two_factor.user_id", "users.id")
    .select(["id", "name", "email", "proven_email", "role", "disabled_at"])
    .select("two_factor.confirmed_at")
    .where(({ eb }) =>
      "id" in whom
        ? eb("users.id", "=", whom.id)
        : eb("users.email", "=", whom.email.trim().toLowerCase()),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { confirmed_at, ...user } = row;
  return { ...user, two_factor: confirmed_at !== null };
}

/**
 * Locks the administrators until the transaction ends: who takes one away waits for others who do, and
 * sees what they did.
 */
export async function lockAdministrators(db: Db): Promise<void> {
  await db
    .updateTable("users")
    .set((row) => ({ role: row.ref("role") }))
    .where("role", "=", "admin")
    .execute();
}

/** Administrators who can sign in. */
export async function countAdministrators(db: Db): Promise<number> {
  return await totalOf(
    db.selectFrom("users").where("role", "=", "admin").where("disabled_at", "is", null),
  );
}

export interface PeopleSelection {
  /** Part of the name or the address. */
  text: string;
  role?: Role | undefined;
  state?: "active" | "disabled" | undefined;
}

/** One page of accounts, by name. */
export async function readPeople(
  db: Db,
  { text, role, state }: PeopleSelection,
  { limit, offset }: { limit: number; offset: number },
) {
  const part = `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  const chosen = db
    .selectFrom("users")
    .$if(text !== "", (query) =>
      query.where(({ or }) =>
        or([
          sql<boolean>`lower(users.name) like ${part} escape '\\'`,
          sql<boolean>`users.email like ${part} escape '\\'`,
        ]),
      ),
    )
    .$if(role !== undefined, (query) => query.where("users.role", "=", role ?? "visitor"))
    .$if(state === "active", (query) => query.where("users.disabled_at", "is", null))
    .$if(state === "disabled", (query) => query.where("users.disabled_at", "is not", null));
  const rows = await chosen
    .leftJoin("two_factor", "two_factor.user_id", "users.id")
    .select(["users.id", "users.name", "users.email", "users.role", "users.disabled_at"])
    .select(["users.email_verified", "users.created_at", "two_factor.confirmed_at"])
    .select(({ selectFrom }) =>
      selectFrom("sessions")
        .select(({ fn }) => fn.max("last_used_at").as("last_used_at"))
        .whereRef("sessions.user_id", "=", "users.id")
        .as("last_used_at"),
    )
    .orderBy("users.name")
    .orderBy("users.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    total: await totalOf(chosen),
    rows: rows.map(({ confirmed_at, email_verified, ...row }) => ({
      ...row,
      two_factor: confirmed_at !== null,
      email_verified: email_verified === 1,
    })),
  };
}

/** The institutions that people speak for, by name. */
export async function readPeopleMemberships(db: Db, users: readonly string[]) {
  if (users.length === 0) return [];
  return await db
    .selectFrom("memberships")
    .innerJoin("institutions", "institutions.id", "memberships.institution_id")
    .select(["memberships.user_id", "institutions.id", "institutions.name", "memberships.role"])
    .where("memberships.user_id", "in", users)
    .orderBy("institutions.name")
    .execute();
}
