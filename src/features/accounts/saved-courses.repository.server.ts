import type { Db } from "#platform/db/schema.ts";

/** Saved courses that are published, in order; with archived ones, which may be listed again. */
export async function readSavedCourses(db: Db, userId: string) {
  return await db
    .selectFrom("saved_courses")
    .innerJoin("courses", "courses.id", "saved_courses.course_id")
    .select(["courses.id", "courses.name"])
    .where("saved_courses.user_id", "=", userId)
    .where("courses.is_published", "=", 1)
    .orderBy("saved_courses.position")
    .orderBy("courses.id")
    .execute();
}

/** Replaces the list; courses that are not published are left out. */
export async function writeSavedCourses(
  db: Db,
  userId: string,
  courseIds: readonly number[],
): Promise<void> {
  await db.deleteFrom("saved_courses").where("user_id", "=", userId).execute();
  if (courseIds.length === 0) return;
  const published = await db
    .selectFrom("courses")
    .select("id")
    .where("id", "in", [...courseIds])
    .where("is_published", "=", 1)
    .execute();
  const known = new Set(published.map(({ id }) => id));
  const rows = courseIds
    .filter((id) => known.has(id))
    .map((course_id, position) => ({ user_id: userId, course_id, position }));
  if (rows.length > 0) await db.insertInto("saved_courses").values(rows).execute();
}
