import type { Db } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";

export async function readTwoFactor(db: Db, userId: string) {
  return await db
    .selectFrom("two_factor")
    .select(["secret", "last_step", "confirmed_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** True where signing in needs a code. */
export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  return (await readTwoFactor(db, userId))?.confirmed_at != null;
}

/** Keeps a secret that is not confirmed yet. @returns false where one is confirmed. */
export async function keepTwoFactor(db: Db, user_id: string, secret: string): Promise<boolean> {
  const row = { user_id, secret, last_step: 0, confirmed_at: null };
  const kept = await db
    .insertInto("two_factor")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(row).where("two_factor.confirmed_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Uses up a time step: of concurrent callers only one gets it. */
export async function takeTimeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable("two_factor")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function confirmTwoFactor(db: Db, userId: string): Promise<void> {
  await db
    .updateTable("two_factor")
    .set({ confirmed_at: new Date().toISOString() })
    .where("user_id", "=", userId)
    .execute();
}

export async function deleteTwoFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await db.deleteFrom("two_factor").where("user_id", "=", userId).execute();
}

export async function replaceRecoveryCodes(
  db: Db,
  user_id: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", user_id).execute();
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id, code_hash })))
    .execute();
}

/** Uses up a recovery code: of concurrent callers only one gets it. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return await totalOf(db.selectFrom("recovery_codes").where("user_id", "=", userId));
}
