import type { Storage } from "#platform/db/database.ts";
import { hashOfToken, newToken } from "#platform/tokens.server.ts";

/** Makes a key of an institution, as its owners do in the office. */
export async function newKey({ db }: Storage, institution_id: number, name = "Registry") {
  const token = `magu_${newToken()}`;
  const { id } = await db
    .insertInto("api_keys")
    .values({
      institution_id,
      name,
      token_hash: hashOfToken(token),
      created_by: null,
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}
