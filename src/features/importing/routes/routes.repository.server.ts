import type { Db } from "#platform/db/schema.ts";
import { ENTRY_TEXTS } from "#records/course-plan.ts";

/** A course without entry routes, with the texts that they are read from. */
export type CourseWithTexts = Awaited<ReturnType<typeof readCoursesWithTexts>>[number];

/** So many courses are read at once, with their texts. */
const COURSES_AT_ONCE = 1_000;

/** Courses without entry routes that are not archived, by id, some at a time. */
export async function readCoursesWithTexts(db: Db, after: number) {
  return await db
    .selectFrom("courses")
    .innerJoin("institutions", "institutions.id", "institution_id")
    .select(["courses.id", "courses.source", "courses.external_ref as ref", "courses.name"])
    .select(["institutions.name as institution", ...ENTRY_TEXTS])
    .where("courses.archived_on", "is", null)
    .where("entry_routes", "is", null)
    .where("courses.id", ">", after)
    .orderBy("courses.id")
    .limit(COURSES_AT_ONCE)
    .execute();
}
