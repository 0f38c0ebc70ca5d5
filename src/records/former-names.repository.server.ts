import type { Db } from "#platform/db/schema.ts";

type FormerNames = ReadonlyMap<number, string[]>;

/** Former names by the id of the category that each leads to, in the same order on both databases. */
export async function readFormerNames(db: Db): Promise<FormerNames> {
  const rows = await db
    .selectFrom("former_category_names")
    .select(["category_id as id", "name"])
    .execute();
  return namesById(rows);
}

/** The same of institutions. */
export async function readFormerInstitutionNames(db: Db): Promise<FormerNames> {
  const rows = await db
    .selectFrom("former_institution_names")
    .select(["institution_id as id", "name"])
    .execute();
  return namesById(rows);
}

function namesById(rows: readonly { id: number; name: string }[]): FormerNames {
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byId].map(([id, named]) => [id, named.map(({ name }) => name).sort()]));
}
