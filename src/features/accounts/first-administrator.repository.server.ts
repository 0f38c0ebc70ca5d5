import type { Db } from "#platform/db/schema.ts";
import { identifierOf } from "./sign-in.repository.server.ts";

/**
 * What a link is for that makes the administrator; it also stands in the place of the user's id in
 * rows of `verifications`.
 */
export const FIRST_ADMINISTRATOR = "first-administrator";

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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
  return taken.some(({ identifier }) => identifier === identifierOf(FIRST_ADMINISTRATOR, token));
}
