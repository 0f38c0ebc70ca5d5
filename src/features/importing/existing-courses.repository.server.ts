import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { ExistingCourse } from "./course-plan.ts";
import type { ExistingInstitution } from "./institution-plan.ts";
import { idsOfCourses, readSources, type Which } from "./record-sources.repository.server.ts";
import type { CourseColumns } from "./stored.ts";

type Db = Kysely<Database>;

/** Every course that this source states or stated, or of these one, by its reference there. */
export async function readCourses(
  db: Db,
  which: Which,
  institutions: ExistingInstitution[],
): Promise<Map<string, ExistingCourse>> {
  const refs = new Map(institutions.map(({ id, ref }) => [id, ref]));
  const sources = await readSources(db, "course", which);
  const rows = await db
    .selectFrom("courses")
    .selectAll()
    .where("id", "in", idsOfCourses(db, which))
    .execute();
  const courses = new Map<number, ExistingCourse>();
  for (const course of rows) {
    const { id, institution_id, archived_on, updated_at: _, ...rest } = course;
    const { source: nearest, external_ref, ...row } = rest;
    const parts = sources.get(id);
    if (!parts) continue;
    courses.set(id, {
      id,
      ref: parts.own.ref,
      stating: parts.own.stating,
      institution: refs.get(institution_id) ?? "",
      institution_id,
      row: row satisfies CourseColumns,
      fees: [],
      intakes: [],
      categories: [],
      campuses: [],
      archived_on,
      nearest: { source: nearest, ref: external_ref },
      ...parts,
    });
  }
  await addParts(db, which, courses);
  return new Map([...courses.values()].map((course) => [course.ref, course]));
}

async function addParts(db: Db, which: Which, courses: Map<number, ExistingCourse>): Promise<void> {
  const these = idsOfCourses(db, which);
  const fees = await db
    .selectFrom("course_fees")
    .selectAll()
    .where("course_id", "in", these)
    .orderBy("position")
    .execute();
  for (const { id: _, course_id, position: _at, ...fee } of fees) {
    courses.get(course_id)?.fees.push(fee);
  }
  const intakes = await db
    .selectFrom("course_intakes")
    .select(["course_id", "label"])
    .where("course_id", "in", these)
    .orderBy("position")
    .execute();
  for (const { course_id, label } of intakes) courses.get(course_id)?.intakes.push(label);
  const categories = await db
    .selectFrom("course_categories")
    .innerJoin("categories", "categories.id", "category_id")
    .select(["course_id", "name"])
    .where("course_id", "in", these)
    .orderBy("position")
    .execute();
  for (const { course_id, name } of categories) courses.get(course_id)?.categories.push(name);
  const campuses = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "contact_id")
    .select(["course_id", "name"])
    .where("course_id", "in", these)
    .orderBy("course_campuses.position")
    .execute();
  for (const { course_id, name } of campuses) courses.get(course_id)?.campuses.push(name);
}
