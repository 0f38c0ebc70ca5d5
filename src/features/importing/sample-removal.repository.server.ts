import type { Trx } from "#platform/db/schema.ts";
import { deleteRows } from "#records/rows.repository.server.ts";
import { foldRecordName } from "#records/source-records.ts";

/**
 * Removes the sample data. Its categories are removed unless a remaining course or the imported
 * file uses them, or an operator stated them.
 *
 * @param keep names of categories that stay.
 */
export async function removeSample(trx: Trx, keep: Iterable<string>): Promise<void> {
  const used = await trx
    .selectFrom("course_categories")
    .innerJoin("courses", "courses.id", "course_id")
    .innerJoin("categories", "categories.id", "category_id")
    .select(["categories.id", "categories.parent_id"])
    .distinct()
    .where("courses.source", "=", "sample")
    .execute();
  await trx.deleteFrom("institutions").where("source", "=", "sample").execute();
  const kept = new Set([...keep].map(foldRecordName));
  await removeUnused(
    trx,
    used.map(({ id }) => id),
    kept,
  );
  await removeUnused(
    trx,
    used.flatMap(({ parent_id }) => parent_id ?? []),
    kept,
  );
}

async function removeUnused(trx: Trx, ids: number[], keep: Set<string>): Promise<void> {
  if (ids.length === 0) return;
  const candidates = await trx
    .selectFrom("categories")
    .select(["id", "name"])
    .where("id", "in", ids)
    .where("stated_on", "is", null)
    .where("id", "not in", trx.selectFrom("course_categories").select("category_id"))
    .where(
      "id",
      "not in",
      trx
        .selectFrom("categories")
        .select("parent_id")
        .where("parent_id", "is not", null)
        .$castTo<{ parent_id: number }>(),
    )
    .execute();
  const unused = candidates
    .filter(({ name }) => !keep.has(foldRecordName(name)))
    .map(({ id }) => id);
  await deleteRows(trx, "categories", "id", unused);
}
