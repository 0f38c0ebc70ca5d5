import { z } from "zod";
import type { Db, Trx } from "#platform/db/schema.ts";
import type { SynonymGroup } from "./synonyms.schema.ts";

/** A group as it is stored. */
export interface StoredSynonymGroup extends SynonymGroup {
  id: number;
}

const storedTerms = z.array(z.string());

/** The groups in the order in which they were added. */
export async function readSynonymGroups(db: Db): Promise<StoredSynonymGroup[]> {
  const rows = await db.selectFrom("synonym_groups").selectAll().orderBy("id").execute();
  return rows.map((row) => ({ ...row, terms: storedTerms.parse(JSON.parse(row.terms)) }));
}

/** Adds a group and returns its number. */
export async function insertSynonymGroup(trx: Trx, group: SynonymGroup): Promise<number> {
  const { id } = await trx
    .insertInto("synonym_groups")
    .values({ ...group, terms: JSON.stringify(group.terms) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns false where there is no such group. */
export async function deleteSynonymGroup(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("synonym_groups")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
