import type { Selectable } from "kysely";
import type { Database, Db, Trx } from "#platform/db/schema.ts";

/** A sheet as it was uploaded, with the name of who did. */
export interface StoredSheet extends Omit<Selectable<Database["spreadsheets"]>, "user_id"> {
  by: string | null;
}

const sheetsOf = (db: Db, institution_id: number) =>
  db
    .selectFrom("spreadsheets")
    .leftJoin("users", "users.id", "user_id")
    .selectAll("spreadsheets")
    .select("users.name as by")
    .where("institution_id", "=", institution_id);

export async function readSheetUpload(
  db: Db,
  institution_id: number,
  id: number,
): Promise<StoredSheet | undefined> {
  return await sheetsOf(db, institution_id).where("spreadsheets.id", "=", id).executeTakeFirst();
}

/** Sheets of an institution that were applied, the newest first. */
export async function readAppliedSheets(
  db: Db,
  institution_id: number,
  limit: number,
): Promise<StoredSheet[]> {
  return await sheetsOf(db, institution_id)
    .where("state", "<>", "checked")
    .orderBy("applied_at", "desc")
    .orderBy("spreadsheets.id", "desc")
    .limit(limit)
    .execute();
}

/** The drafts of a batch that still wait, by the course that they change. */
export async function readDraftsOfBatch(db: Db, batch: string) {
  const rows = await db
    .selectFrom("course_drafts")
    .select(["course_id", "tag", "saved_at"])
    .where("batch", "=", batch)
    .execute();
  return new Map(rows.map(({ course_id, ...draft }) => [course_id, draft]));
}

type NewSheet = Pick<
  Selectable<Database["spreadsheets"]>,
  "institution_id" | "user_id" | "file_name" | "unchanged" | "rows" | "uploaded_at"
>;

/** @returns its id. */
export async function insertSheet(trx: Trx, sheet: NewSheet): Promise<number> {
  const { id } = await trx
    .insertInto("spreadsheets")
    .values({ ...sheet, state: "checked", applied_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false where it is no longer in the state `from`. */
export async function moveSheet(
  trx: Trx,
  id: number,
  from: StoredSheet["state"],
  to: Partial<Pick<StoredSheet, "state" | "applied_at">>,
): Promise<boolean> {
  const row = await trx
    .updateTable("spreadsheets")
    .set(to)
    .where("id", "=", id)
    .where("state", "=", from)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets sheets that were only checked, and all that were uploaded long ago (ISO 8601, UTC). */
export async function forgetSheets(
  trx: Trx,
  { checkedBefore, allBefore }: { checkedBefore: string; allBefore: string },
): Promise<void> {
  await trx
    .deleteFrom("spreadsheets")
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "checked"), eb("uploaded_at", "<", checkedBefore)]),
        eb("uploaded_at", "<", allBefore),
      ]),
    )
    .execute();
}

/** Removes a course that was never public, with its draft. */
export async function removeUnpublishedCourse(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom("courses").where("id", "=", id).where("is_published", "=", 0).execute();
}

/** Ids and references of an institution's courses, in the order of their names. */
export async function readCourseIds(db: Db, institution_id: number) {
  const courses = await db
    .selectFrom("courses")
    .select(["id", "archived_on"])
    .where("institution_id", "=", institution_id)
    .orderBy("name")
    .orderBy("id")
    .execute();
  const references = await db
    .selectFrom("course_sources")
    .innerJoin("courses", "courses.id", "course_id")
    .select(["courses.id", "course_sources.external_ref as ref"])
    .where("institution_id", "=", institution_id)
    .execute();
  return { courses, references };
}

/** Ids of an institution's courses that are not archived. */
export async function readListedIds(db: Db, institution_id: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("courses")
    .select("id")
    .where("institution_id", "=", institution_id)
    .where("archived_on", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
