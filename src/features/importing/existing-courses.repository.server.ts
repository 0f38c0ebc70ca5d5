import type { Db } from "#platform/db/schema.ts";
import type { ExistingCourse } from "./course-plan.ts";
import { ROWS_PER_READ } from "./import-limits.ts";
import type { ExistingInstitution } from "./institution-plan.ts";
import { readSources } from "./record-sources.repository.server.ts";
import type { CourseColumns } from "./stored.ts";
import type { HeldCourse } from "./vanishing.ts";

/** Every course that this source states or stated. */
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

/** Courses by the references by which this source states or stated them; few enough for one statement. */
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
  const rows = await db.selectFrom("courses").selectAll().where("id", "in", ids).execute();
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
      institution: refOf.get(institution_id) ?? "",
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
  await addParts(db, ids, courses);
  return new Map([...courses.values()].map((course) => [course.ref, course]));
}

async function addParts(
  db: Db,
  these: number[],
  courses: Map<number, ExistingCourse>,
): Promise<void> {
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
