import type { Db } from "#platform/db/schema.ts";
import { ROWS_PER_READ } from "./import-limits.ts";
import type { HeldCourse } from "./vanishing.ts";

/** Every course that this source lists or listed. */
export async function* readHeldCourses(db: Db, source: string): AsyncGenerator<HeldCourse> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom("course_sources")
      .innerJoin("courses", "courses.id", "course_id")
      .select(["course_id", "course_sources.external_ref as ref", "institution_id", "is_published"])
      .select(["archived_on", "stated_on", "vanished_on"])
      .where("course_sources.source", "=", source)
      .where("course_id", ">", last)
      .orderBy("course_id")
      .limit(ROWS_PER_READ)
      .execute();
    yield* rows;
    if (rows.length < ROWS_PER_READ) return;
    last = rows.at(-1)?.course_id ?? last;
  }
}
