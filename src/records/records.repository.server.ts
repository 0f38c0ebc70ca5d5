import { batches } from "#platform/db/rows.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import type { ExistingCategory } from "./category-names.ts";
import { readFormerNames } from "./former-names.repository.server.ts";
import { foldRecordName } from "./source-records.ts";
import type { RecordKind } from "./sources.repository.server.ts";

/**
 * Blocks every other import and editor until this transaction ends, on both engines.
 *
 * @returns the catalogue's current version.
 */
export async function lockCatalogue(trx: Trx): Promise<number> {
  const row = await trx
    .updateTable("catalogue_state")
    .set(({ ref }) => ({ version: ref("version") }))
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Announces a change of what is published, adverts and content included: every server reads it, and
 * renders all pages anew. @returns the new version.
 */
export async function raiseCatalogueVersion(trx: Trx): Promise<number> {
  const row = await trx
    .updateTable("catalogue_state")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Every category, by id. */
export async function readExistingCategories(db: Db): Promise<ExistingCategory[]> {
  const former = await readFormerNames(db);
  const rows = await db
    .selectFrom("categories")
    .leftJoin("categories as groups", "groups.id", "categories.parent_id")
    .select(["categories.id", "categories.name", "categories.parent_id", "groups.name as parent"])
    .select("categories.stated_on")
    .orderBy("categories.id")
    .execute();
  return rows.map((category) => ({
    ...category,
    former: former.get(category.id) ?? [],
    isOperators: category.stated_on !== null,
  }));
}

/** An institution that is added or renamed to a name takes it over. */
export async function forgetNames(trx: Trx, names: readonly string[]): Promise<void> {
  for (const batch of batches(names.map((name) => ({ folded: foldRecordName(name) })))) {
    await trx
      .deleteFrom("former_institution_names")
      .where(
        "folded",
        "in",
        batch.map(({ folded }) => folded),
      )
      .execute();
  }
}

/** The nearest source of a record, and the institution of a course. */
export async function readPlace(
  trx: Trx,
  kind: RecordKind,
  id: number,
): Promise<{ source: string; institution_id: number }> {
  if (kind === "course") {
    return await trx
      .selectFrom("courses")
      .select(["source", "institution_id"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  }
  const { source } = await trx
    .selectFrom("institutions")
    .select("source")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { source, institution_id: id };
}
