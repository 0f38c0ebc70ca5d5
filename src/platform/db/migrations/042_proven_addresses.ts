import { type Kysely, sql } from "kysely";

/**
 * The address whose mailbox the person who holds the password showed to read. Of accounts whose
 * address was proven before, that address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("proven_email", "text").execute();
  await sql`update users set proven_email = email where email_verified = 1`.execute(db);
}
