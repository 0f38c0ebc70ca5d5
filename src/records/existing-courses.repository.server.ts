import type { Db } from "#platform/db/schema.ts";
import { readCourseParts } from "./course-parts.repository.server.ts";
import type { ExistingCourse } from "./course-plan.ts";
import type { ExistingInstitution } from "./institution-plan.ts";
import { readSources } from "./record-sources.repository.server.ts";
import type { CourseColumns } from "./stored.ts";

/** Courses by this source's current or former references; few enough for one statement. */
export async function readExistingCourses(
  db: Db,
  { source, refs }: { source: string; refs: string[] },
  institutions: ExistingInstitution[],
): Promise<Map<string, ExistingCourse>> {
  const refOf = new Map(institutions.map(({ id, ref }) => [id, ref]));
  const found = await db
    .selectFrom("course_sources")
    .select("course_id")
    .where("source", "=", source)
    .where("external_ref", "in", refs)
    .execute();
  const ids = found.map(({ course_id }) => course_id);
  if (ids.length === 0) return new Map();
  const sources = await readSources(db, "course", ids, source);
  const partsOf = await readCourseParts(db, ids);
  const rows = await db.selectFrom("courses").selectAll().where("id", "in", ids).execute();
  const courses = new Map<string, ExistingCourse>();
  for (const course of rows) {
    const { id, institution_id, archived_on, updated_at: _, ...rest } = course;
    const { source: nearest, external_ref, ...row } = rest;
    const stated = sources.get(id);
    if (!stated) continue;
    const { ref, stating } = stated.own;
    courses.set(ref, {
      id,
      ref,
      stating,
      institution: refOf.get(institution_id) ?? "",
      institution_id,
      row: row satisfies CourseColumns,
      ...partsOf(id),
      archived_on,
      nearest: { source: nearest, ref: external_ref },
      ...stated,
    });
  }
  return courses;
}
