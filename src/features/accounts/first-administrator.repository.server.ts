import type { Db } from "#platform/db/schema.ts";
import { hashOfToken, newToken } from "#platform/tokens.server.ts";

/** Stands in the place of the user's id in rows of `verifications` that make the administrator. */
const FIRST_ADMINISTRATOR = "first-administrator";

/** The prefix keeps tokens of other links from matching. */
const keyOf = (token: string) => hashOfToken(`${FIRST_ADMINISTRATOR}:${token}`);

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a link beside those of other servers. @param endsAt ISO 8601. */
export async function insertAdministratorLink(
  db: Db,
  { token, endsAt }: { token: string; endsAt: string },
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("verifications")
    .values({
      id: newToken(),
      identifier: keyOf(token),
      value: FIRST_ADMINISTRATOR,
      expires_at: endsAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function hasAdministratorLink(db: Db, token: string): Promise<boolean> {
  const link = await db
    .selectFrom("verifications")
    .select("id")
    .where("identifier", "=", keyOf(token))
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  return link !== undefined;
}

/**
 * Uses up every link of its kind. Whoever comes second waits for the first, and finds theirs gone.
 *
 * @returns whether this one was among them.
 */
export async function takeAdministratorLinks(db: Db, token: string): Promise<boolean> {
  const taken = await db
    .deleteFrom("verifications")
    .where("value", "=", FIRST_ADMINISTRATOR)
    .where("expires_at", ">", new Date().toISOString())
    .returning("identifier")
    .execute();
  return taken.some(({ identifier }) => identifier === keyOf(token));
}
