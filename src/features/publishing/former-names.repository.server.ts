import type { Db } from "#platform/db/schema.ts";

/** Former names by the id of the category that each leads to, in the same order on both databases. */
export async function readFormerNames(db: Db): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db
    .selectFrom("former_category_names")
    .select(["category_id", "name"])
    .execute();
  const byCategory = Map.groupBy(rows, ({ category_id }) => category_id);
  return new Map([...byCategory].map(([id, named]) => [id, named.map(({ name }) => name).sort()]));
}
