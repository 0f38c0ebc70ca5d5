import type { Kysely } from "kysely";
import type { Course, CourseCard } from "#catalogue/course.ts";
import type { Database } from "#platform/db/schema.ts";

/** What a course's own page adds to its card, or undefined when it is not published. */
export async function findCourseDetails(
  db: Kysely<Database>,
  id: number,
): Promise<Omit<Course, keyof CourseCard> | undefined> {
  const row = await db
    .selectFrom("courses")
    .select([
      "duration_remarks",
      "credits",
      "admission_general_requirements",
      "admission_alternative_requirements",
      "admission_language_requirements",
      "modules",
      "study_options",
      "indicative_class_timings",
      "careers",
      "general_notes",
      "updated_at",
    ])
    .where("id", "=", id)
    .where("is_published", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const campuses = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "course_campuses.contact_id")
    .select(["contacts.id", "contacts.name", "contacts.island_city"])
    .where("course_campuses.course_id", "=", id)
    .orderBy("course_campuses.position")
    .execute();
  return { ...row, campuses };
}
