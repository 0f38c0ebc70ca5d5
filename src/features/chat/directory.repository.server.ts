import type { Db } from "#platform/db/schema.ts";

/** Ids of the published courses with a campus in one of the places, in the spelling of campuses. */
export async function findCoursesAt(db: Db, places: readonly string[]): Promise<number[]> {
  if (places.length === 0) return [];
  const rows = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "course_campuses.contact_id")
    .innerJoin("courses", "courses.id", "course_campuses.course_id")
    .select("course_campuses.course_id")
    .distinct()
    .where("contacts.island_city", "in", places)
    .where("courses.is_published", "=", 1)
    .where("courses.archived_on", "is", null)
    .execute();
  return rows.map(({ course_id }) => course_id);
}
