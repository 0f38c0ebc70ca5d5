import type { Db } from "#platform/db/schema.ts";

/** A new address that waits for its link to be followed. */
export interface EmailChange {
  user_id: string;
  email: string;
  /** What the link holds is known to its mail only. */
  token_hash: string;
  created_at: string;
  expires_at: string;
}

/** Writes the change down in the place of an earlier one of the same user. */
export async function keepEmailChange(db: Db, change: EmailChange): Promise<void> {
  const { user_id: _, ...rest } = change;
  await db
    .insertInto("email_changes")
    .values(change)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(rest))
    .execute();
}

/** The change whose link has this hash, while the link works. */
export async function readEmailChange(db: Db, tokenHash: string): Promise<EmailChange | undefined> {
  return await db
    .selectFrom("email_changes")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
}

/** As `readEmailChange`, and takes it away: of many who ask at once one gets it. */
export async function takeEmailChange(db: Db, tokenHash: string): Promise<EmailChange | undefined> {
  return await db
    .deleteFrom("email_changes")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", new Date().toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** Calls the user's change off; gives how many there were. */
export async function deleteEmailChange(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("email_changes")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
