import type { Db } from "#platform/db/schema.ts";
import type { CoursePartName } from "./course-plan.ts";
import type { StoredCourse } from "./stored.ts";

/** What a course has beside its row. */
export type CourseParts = Pick<StoredCourse, CoursePartName>;

/** Reads the parts of these courses, each in its order; they are then asked for by a course's id. */
export async function readCourseParts(db: Db, ids: number[]): Promise<(id: number) => CourseParts> {
  const fees = groupParts(
    await db
      .selectFrom("course_fees")
      .selectAll()
      .where("course_id", "in", ids)
      .orderBy("position")
      .execute(),
    ({ id: _, course_id: _course, position: _at, ...fee }) => fee,
  );
  const intakes = groupParts(
    await db
      .selectFrom("course_intakes")
      .selectAll()
      .where("course_id", "in", ids)
      .orderBy("position")
      .execute(),
    ({ course_id: _, position: _at, ...intake }) => intake,
  );
  const categories = groupParts(
    await db
      .selectFrom("course_categories")
      .innerJoin("categories", "categories.id", "category_id")
      .select(["course_id", "name"])
      .where("course_id", "in", ids)
      .orderBy("position")
      .execute(),
    ({ name }) => name,
  );
  const campuses = groupParts(
    await db
      .selectFrom("course_campuses")
      .innerJoin("contacts", "contacts.id", "contact_id")
      .select(["course_id", "name"])
      .where("course_id", "in", ids)
      .orderBy("course_campuses.position")
      .execute(),
    ({ name }) => name,
  );
  return (id) => ({
    fees: fees(id),
    intakes: intakes(id),
    categories: categories(id),
    campuses: campuses(id),
  });
}

function groupParts<Row extends { course_id: number }, Part>(
  rows: Row[],
  part: (row: Row) => Part,
): (id: number) => Part[] {
  const byCourse = Map.groupBy(rows, ({ course_id }) => course_id);
  return (id) => (byCourse.get(id) ?? []).map(part);
}
