import type { Db } from "#platform/db/schema.ts";
import { SITE_NAME } from "#platform/site-name.ts";

/** What the operator calls the site, or as it ships. */
export async function readSiteName(db: Db): Promise<string> {
  const row = await db
    .selectFrom("site_settings")
    .select("value")
    .where("name", "=", "site_name")
    .executeTakeFirst();
  const named: unknown = row && JSON.parse(row.value);
  return typeof named === "string" ? named : SITE_NAME;
}
