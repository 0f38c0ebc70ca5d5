import { type Kysely, sql } from "kysely";

/** A cookie beside the token of a session; everybody signs in anew, and has both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from sessions`.execute(db);
  await sql`alter table sessions add column cookie_hash text`.execute(db);
  await sql`create unique index sessions_by_cookie on sessions (cookie_hash)`.execute(db);
}
