import type { Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import { readExistingInstitutions } from "#records/existing-institutions.repository.server.ts";
import { readExistingCategories } from "#records/records.repository.server.ts";
import { readHeldCourses } from "./held-courses.repository.server.ts";
import type { ImportState, PreparedRecords } from "./plan.ts";
import type { ImportReport } from "./report.schema.ts";
import { shortReport } from "./report.schema.ts";
import { surveyHeld } from "./vanishing.ts";

/** Reads the stored data that an import of these records is compared with. */
export async function readState(
  db: Db,
  source: string,
  prepared: PreparedRecords,
): Promise<ImportState> {
  const { version } = await db
    .selectFrom("catalogue_state")
    .select("version")
    .executeTakeFirstOrThrow();
  const institutions = await readExistingInstitutions(db, { source });
  return {
    version,
    source,
    categories: await readExistingCategories(db),
    institutions: new Map(institutions.map((institution) => [institution.ref, institution])),
    held: await surveyHeld(readHeldCourses(db, source), prepared),
    sample: await countSource(db, "sample"),
  };
}

/** Number of institutions and courses of one source. */
export async function countSource(
  db: Db,
  source: string,
): Promise<{ institutions: number; courses: number }> {
  const count = (table: "institutions" | "courses") =>
    totalOf(db.selectFrom(table).where("source", "=", source));
  return { institutions: await count("institutions"), courses: await count("courses") };
}

/** Number of institutions and courses of every source together. */
export async function countRows(db: Db): Promise<number> {
  return (await totalOf(db.selectFrom("institutions"))) + (await totalOf(db.selectFrom("courses")));
}

/**
 * Stores the report of an import that changed something.
 *
 * @param begun id of its row, where one was begun already.
 * @returns the id of its row.
 */
export async function recordImport(
  trx: Trx,
  report: ImportReport,
  begun: number | null = null,
): Promise<number> {
  const id =
    begun ?? (await beginImport(trx, { source: report.source, fileName: report.file_name }));
  await trx
    .updateTable("imports")
    .set({ finished_at: report.finished_at, report: JSON.stringify(shortReport(report)) })
    .where("id", "=", id)
    .execute();
  return id;
}

/** Adds the row of an import whose report is not known yet; returns its id. */
export async function beginImport(
  trx: Trx,
  { source, fileName }: { source: string; fileName: string },
): Promise<number> {
  const { id } = await trx
    .insertInto("imports")
    .values({ source, file_name: fileName, finished_at: new Date().toISOString(), report: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes those of these categories that no course is in and no category is under, unless an operator
 * stated them.
 */
export async function deleteUnusedCategories(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Twice: a group is empty once its subcategories are gone.
  for (const _level of ["subcategories", "groups"]) {
    await trx
      .deleteFrom("categories")
      .where("id", "in", ids)
      .where("stated_on", "is", null)
      .where("id", "not in", trx.selectFrom("course_categories").select("category_id"))
      .where("id", "not in", (query) =>
        query
          .selectFrom("categories as others")
          .select("others.parent_id")
          .where("others.parent_id", "is not", null)
          .$castTo<{ parent_id: number }>(),
      )
      .execute();
  }
}
