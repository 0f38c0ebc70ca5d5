import type { Db, Trx } from "#platform/db/schema.ts";

/** The course that an institution's own system names so. */
export async function readCourseOfRef(
  db: Db,
  institution_id: number,
  ref: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("course_refs")
    .select("course_id")
    .where("institution_id", "=", institution_id)
    .where("ref", "=", ref)
    .executeTakeFirst();
  return row?.course_id;
}

export async function insertCourseRef(
  trx: Trx,
  named: { institution_id: number; ref: string; course_id: number },
): Promise<void> {
  await trx.insertInto("course_refs").values(named).execute();
}

/** A course of an institution that nobody's system names yet, and that is called so. */
export async function readUnreferencedCourse(
  db: Db,
  institution_id: number,
  name: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("courses")
    .leftJoin("course_refs", "course_refs.course_id", "courses.id")
    .select("courses.id")
    .where("courses.institution_id", "=", institution_id)
    .where("courses.archived_on", "is", null)
    .where(({ fn, eb }) => eb(fn<string>("lower", ["courses.name"]), "=", name.toLowerCase()))
    .where("course_refs.ref", "is", null)
    .orderBy("courses.id")
    .executeTakeFirst();
  return row?.id;
}
