import { PAGE_FIELDS } from "#catalogue/course.fields.ts";
import type { ApprovalStatus, Course, CourseSummary, MnqfLevel } from "#catalogue/course.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { contactPlace } from "#catalogue/place-reading.ts";
import type { CourseGroup, Sourced } from "#catalogue/statements.ts";
import type { Db } from "#platform/db/schema.ts";
import type { Archived } from "#platform/errors.ts";
import type { Likeness } from "./course/nearest-courses.ts";

/** Columns that the database adds to a summary, apart from its sources. */
type CourseDetails = Omit<Course, keyof CourseSummary | keyof Sourced<CourseGroup>> &
  Pick<Course, "entry_routes">;

/** The fields that a course's page adds to its summary; undefined when it is not published. */
export async function findCourseDetails(db: Db, id: number): Promise<CourseDetails | undefined> {
  const row = await db
    .selectFrom("courses")
    .select([...PAGE_FIELDS, "entry_routes", "updated_at"])
    .where("id", "=", id)
    .where("is_published", "=", 1)
    .where("archived_on", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const campuses = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "course_campuses.contact_id")
    .select(["contacts.id", "contacts.name", "contacts.island_city"])
    .select(["contacts.place_code", "contacts.country"])
    .where("course_campuses.course_id", "=", id)
    .orderBy("course_campuses.position")
    .execute();
  return {
    ...row,
    approval_status: row.approval_status as ApprovalStatus | null,
    entry_routes: JSON.parse(row.entry_routes ?? "[]") as EntryRoute[],
    campuses: campuses.map((campus) => {
      const { id: campusId, name, island_city } = campus;
      return { id: campusId, name, island_city, place_code: contactPlace(campus) };
    }),
  };
}

/** A published course that no source lists any more. */
export async function findArchivedCourse(db: Db, id: number): Promise<Archived | undefined> {
  const row = await db
    .selectFrom("courses")
    .innerJoin("institutions", "institutions.id", "courses.institution_id")
    .innerJoin("course_sources", "course_sources.course_id", "courses.id")
    .select(["courses.name", "courses.institution_id", "institutions.name as institution"])
    .select(["course_sources.source", "course_sources.vanished_on"])
    .where("courses.id", "=", id)
    .where("courses.is_published", "=", 1)
    .where("courses.archived_on", "is not", null)
    .where("course_sources.vanished_on", "is not", null)
    .orderBy("course_sources.vanished_on", "desc")
    .executeTakeFirst();
  return (
    row && {
      id,
      name: row.name,
      institution: { id: row.institution_id, name: row.institution },
      source: row.source,
      since: row.vanished_on ?? "",
    }
  );
}

/** When each public course was changed, and the newest date for which a source states it. */
export async function readCourseDates(db: Db) {
  return await db
    .selectFrom("courses")
    .leftJoin("course_sources as said", (join) =>
      join.onRef("said.course_id", "=", "courses.id").on("said.vanished_on", "is", null),
    )
    .select(({ fn }) => ["courses.id", "updated_at", fn.max("said.stated_on").as("stated_on")])
    .where("is_published", "=", 1)
    .where("courses.archived_on", "is", null)
    .groupBy(["courses.id", "updated_at"])
    .execute();
}

/** The facts of an archived course by which similar ones are found. */
export async function findLikeness(db: Db, id: number): Promise<Likeness> {
  const row = await db
    .selectFrom("courses")
    .innerJoin("institutions", "institutions.id", "courses.institution_id")
    .select(["courses.name", "courses.name_dv", "courses.mnqf_level", "courses.duration_text"])
    .select(["institutions.name as institution"])
    .where("courses.id", "=", id)
    .executeTakeFirstOrThrow();
  const categories = await db
    .selectFrom("course_categories")
    .innerJoin("categories", "categories.id", "course_categories.category_id")
    .select("categories.name")
    .where("course_categories.course_id", "=", id)
    .orderBy("course_categories.position")
    .execute();
  const places = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "course_campuses.contact_id")
    .select("contacts.island_city")
    .where("course_campuses.course_id", "=", id)
    .orderBy("course_campuses.position")
    .execute();
  return {
    id,
    ...row,
    mnqf_level: row.mnqf_level as MnqfLevel | null,
    categories: categories.map(({ name }) => name),
    places: places.flatMap(({ island_city }) => island_city ?? []),
  };
}
