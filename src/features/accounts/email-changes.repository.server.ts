import type { Database, Db } from "#platform/db/schema.ts";

/** A new address whose link has not been opened yet. */
type EmailChange = Database["email_changes"];

/** Stores the change and replaces an earlier one of the same user. */
export async function keepEmailChange(db: Db, change: EmailChange): Promise<void> {
  const { user_id: _, ...rest } = change;
  await db
    .insertInto("email_changes")
    .values(change)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(rest))
    .execute();
}

/** The change whose link has this hash, while the link is valid. */
export async function readEmailChange(db: Db, tokenHash: string): Promise<EmailChange | undefined> {
  return await db
    .selectFrom("email_changes")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
}

/** Like `readEmailChange`, and deletes it: of concurrent callers only one gets it. */
export async function takeEmailChange(db: Db, tokenHash: string): Promise<EmailChange | undefined> {
  return await db
    .deleteFrom("email_changes")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", new Date().toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the user's pending change; returns how many there were. */
export async function deleteEmailChange(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("email_changes")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
