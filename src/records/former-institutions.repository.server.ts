import { queryRenamer, recordsIn } from "#catalogue/former-names.ts";
import { batches } from "#platform/db/rows.ts";
import type { Trx } from "#platform/db/schema.ts";
import { readFormerInstitutionNames } from "./former-names.repository.server.ts";
import { forgetNames } from "./records.repository.server.ts";
import { readCoursesSearched, renameSearches } from "./saved-searches.repository.server.ts";
import { foldRecordName } from "./source-records.ts";

/** A name that an institution had. */
export interface FormerInstitution {
  /** Where the name leads from now on. */
  id: number;
  name: string;
}

/**
 * Leads names on that institutions no longer have, in addresses and in saved searches. Called once
 * the institutions have their names of today. @param until ISO 8601 UTC.
 */
export async function leadInstitutionsOn(
  trx: Trx,
  former: readonly FormerInstitution[],
  until: string,
): Promise<void> {
  if (former.length === 0) return;
  const rows = former.map(({ id: institution_id, name }) => {
    const folded = foldRecordName(name);
    return { folded, name, institution_id, until };
  });
  await forgetNames(
    trx,
    rows.map(({ name }) => name),
  );
  const last = new Map(rows.map((row) => [row.folded, row]));
  for (const batch of batches([...last.values()])) {
    await trx.insertInto("former_institution_names").values(batch).execute();
  }
  await renameSearches(trx, queryRenamer("institutions", await readNamed(trx)));
}

/** Every institution by all of its names. */
async function readNamed(trx: Trx) {
  const names = await readFormerInstitutionNames(trx);
  const institutions = await trx.selectFrom("institutions").select(["id", "name"]).execute();
  return institutions.map((one) => ({ ...one, former_names: names.get(one.id) ?? [] }));
}

/** The courses of the institutions that each saved search asks for, whatever else it asks for. */
export async function readSearchedAt(trx: Trx) {
  return await readCoursesSearched(
    trx,
    recordsIn("institutions", await readNamed(trx)),
    async ({ id }) => {
      const rows = await trx
        .selectFrom("courses")
        .select("id")
        .where("institution_id", "=", id)
        .execute();
      return rows.map((course) => course.id);
    },
  );
}

/** All names of an institution that is about to be removed lead to another. */
export async function handNamesOver(
  trx: Trx,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await trx
    .updateTable("former_institution_names")
    .set({ institution_id: to })
    .where("institution_id", "=", from)
    .execute();
}
