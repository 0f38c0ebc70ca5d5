import type { Trx } from "#platform/db/schema.ts";
import { readExistingCategories } from "#records/records.repository.server.ts";
import { foldRecordName } from "#records/source-records.ts";
import { deleteUnusedCategories } from "./importing.repository.server.ts";

/**
 * Removes the sample data. Its categories are removed unless a remaining course or the imported
 * file uses them, or an operator stated them.
 *
 * @param keep names of categories that stay.
 */
export async function removeSample(trx: Trx, keep: Iterable<string>): Promise<void> {
  const rows = await trx
    .selectFrom("course_categories")
    .innerJoin("courses", "courses.id", "course_id")
    .select("category_id")
    .distinct()
    .where("courses.source", "=", "sample")
    .execute();
  await trx.deleteFrom("institutions").where("source", "=", "sample").execute();
  const used = new Set(rows.map(({ category_id }) => category_id));
  const kept = new Set([...keep].map(foldRecordName));
  const all = await readExistingCategories(trx);
  const groups = new Set(all.flatMap(({ id, parent_id }) => (used.has(id) ? parent_id : null)));
  const gone = all.filter(
    ({ id, name }) => (used.has(id) || groups.has(id)) && !kept.has(foldRecordName(name)),
  );
  await deleteUnusedCategories(
    trx,
    gone.map(({ id }) => id),
  );
}
