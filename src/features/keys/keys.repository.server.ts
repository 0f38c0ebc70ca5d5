import type { Selectable } from "kysely";
import type { Database, Db, Trx } from "#platform/db/schema.ts";

/** Keys of an institution, with who made them: those that work first, and the newest first. */
export async function readKeys(db: Db, institution_id: number) {
  const rows = await db
    .selectFrom("api_keys")
    .leftJoin("users", "users.id", "created_by")
    .select(["api_keys.id", "api_keys.name", "users.name as made_by"])
    .select(["api_keys.created_at", "last_used_at", "revoked_at"])
    .where("institution_id", "=", institution_id)
    .orderBy("api_keys.id", "desc")
    .execute();
  const works = ({ revoked_at }: { revoked_at: string | null }) => revoked_at === null;
  return [...rows.filter(works), ...rows.filter((row) => !works(row))];
}

/**
 * Locks the keys of an institution until the transaction ends, so that two who make one at once do not
 * both make the last; returns the names of those that work.
 */
export async function lockKeys(trx: Trx, institution_id: number): Promise<string[]> {
  await trx
    .updateTable("institutions")
    .set((row) => ({ updated_at: row.ref("updated_at") }))
    .where("id", "=", institution_id)
    .execute();
  const rows = await trx
    .selectFrom("api_keys")
    .select("name")
    .where("institution_id", "=", institution_id)
    .where("revoked_at", "is", null)
    .execute();
  return rows.map(({ name }) => name);
}

type NewKey = Pick<
  Selectable<Database["api_keys"]>,
  "institution_id" | "name" | "token_hash" | "created_by" | "created_at"
>;

export async function insertKey(trx: Trx, key: NewKey): Promise<number> {
  const { id } = await trx
    .insertInto("api_keys")
    .values(key)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the name of the key; undefined where none of the institution that works is it. */
export async function revokeKey(
  trx: Trx,
  { id, institution_id, at }: { id: number; institution_id: number; at: string },
): Promise<string | undefined> {
  const row = await trx
    .updateTable("api_keys")
    .set({ revoked_at: at })
    .where("id", "=", id)
    .where("institution_id", "=", institution_id)
    .where("revoked_at", "is", null)
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

/** True where the institution has such a key, also a revoked one. */
export async function hasKey(db: Db, id: number, institution_id: number): Promise<boolean> {
  const found = await db
    .selectFrom("api_keys")
    .select("id")
    .where("id", "=", id)
    .where("institution_id", "=", institution_id)
    .executeTakeFirst();
  return found !== undefined;
}

/** A key by its hash, whether it works or was revoked. */
export async function readKey(db: Db, token_hash: string) {
  return await db
    .selectFrom("api_keys")
    .select(["id", "name", "institution_id", "last_used_at", "revoked_at"])
    .where("token_hash", "=", token_hash)
    .executeTakeFirst();
}

export async function touchKey(trx: Trx, id: number, at: string): Promise<void> {
  await trx.updateTable("api_keys").set({ last_used_at: at }).where("id", "=", id).execute();
}

/** Mail addresses of those who own an institution. */
export async function readOwnerAddresses(db: Db, institution_id: number): Promise<string[]> {
  const rows = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.email")
    .where("memberships.institution_id", "=", institution_id)
    .where("memberships.role", "=", "owner")
    .where("users.disabled_at", "is", null)
    .orderBy("users.email")
    .execute();
  return rows.map(({ email }) => email);
}
