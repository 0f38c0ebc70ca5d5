import { randomBytes } from "node:crypto";
import type { Storage } from "./database.ts";

/** Secrets that all servers of one database share. */
export type SecretName = "security_log" | "alert_links" | "advert_links";

/** Gives the secret of this name, which is made when it is first asked for. */
export async function readSecret({ db, write }: Storage, name: SecretName): Promise<string> {
  const read = () =>
    db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  const value = randomBytes(32).toString("base64url");
  await write((trx) =>
    trx
      .insertInto("secrets")
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  // Another server may have inserted it first.
  return (await read())?.value ?? value;
}
