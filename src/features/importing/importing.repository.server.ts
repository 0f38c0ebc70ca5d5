import type { Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import { readExistingInstitutions } from "#records/existing-institutions.repository.server.ts";
import { readExistingCategories } from "#records/records.repository.server.ts";
import { readHeldCourses } from "./held-courses.repository.server.ts";
import { MAX_KEPT_REPORTS } from "./import-limits.ts";
import type { ImportReport } from "./importing.ts";
import type { ImportState, PreparedRecords } from "./plan.ts";
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
  const { refusals, omitted = [], archived, returned } = report;
  const kept = {
    ...report,
    refusals: refusals.slice(0, MAX_KEPT_REPORTS),
    omitted: omitted.slice(0, MAX_KEPT_REPORTS),
    archived: archived.slice(0, MAX_KEPT_REPORTS),
    returned: returned.slice(0, MAX_KEPT_REPORTS),
  };
  const id =
    begun ?? (await beginImport(trx, { source: report.source, fileName: report.file_name }));
  await trx
    .updateTable("imports")
    .set({ finished_at: report.finished_at, report: JSON.stringify(kept) })
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
