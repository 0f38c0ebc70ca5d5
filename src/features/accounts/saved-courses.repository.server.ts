import type { Db } from "#platform/db/schema.ts";

/** Saved courses that are published, in order; with archived ones, which may be listed again. */
export async function readSavedCourses(db: Db, userId: string) {
  const rows = await db
    .selectFrom("saved_courses")
    .innerJoin("courses", "courses.id", "saved_courses.course_id")
    .select(["courses.id", "courses.name", "applied_on", "ready_papers"])
    .where("saved_courses.user_id", "=", userId)
    .where("courses.is_published", "=", 1)
    .orderBy("saved_courses.position")
    .orderBy("courses.id")
    .execute();
  return rows.map(({ ready_papers, ...course }) => ({
    ...course,
    ready: ready_papers === null ? [] : (JSON.parse(ready_papers) as string[]),
  }));
}

type SavedCourse = Awaited<ReturnType<typeof readSavedCourses>>[number];

/** Replaces the list; courses that are not published are left out. */
export async function writeSavedCourses(
  db: Db,
  userId: string,
  courses: readonly Pick<SavedCourse, "id" | "applied_on" | "ready">[],
): Promise<void> {
  await db.deleteFrom("saved_courses").where("user_id", "=", userId).execute();
  if (courses.length === 0) return;
  const published = await db
    .selectFrom("courses")
    .select("id")
    .where(
      "id",
      "in",
      courses.map(({ id }) => id),
    )
    .where("is_published", "=", 1)
    .execute();
  const known = new Set(published.map(({ id }) => id));
  const rows = courses
    .filter(({ id }) => known.has(id))
    .map(({ id, applied_on, ready }, position) => ({
      user_id: userId,
      course_id: id,
      position,
      applied_on,
      ready_papers: ready.length > 0 ? JSON.stringify(ready) : null,
    }));
  if (rows.length > 0) await db.insertInto("saved_courses").values(rows).execute();
}
