import type { Course } from "#catalogue/course.ts";
import { COURSE_BUNDLES, sourcedBy } from "#catalogue/statements.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { type Archived, ArchivedError, NotFoundError } from "#platform/errors.ts";
import { findJoined, readStatements } from "#records/sources.repository.server.ts";
import {
  findArchivedCourse,
  findCourseDetails,
  findLikeness,
  readCourseDates,
} from "./courses.repository.server.ts";

/** The course under an id from a shortlist or link; both null where there is nothing to show. */
interface CoursesById {
  asked: number;
  /** Its id differs from the requested one where the course was joined with another. */
  course: Course | null;
  archived: Archived | null;
}

/** Whole published courses: the catalogue's summary with the long texts of the database. */
export function createCoursesService(storage: Storage, published: Published) {
  const { db } = storage;
  const findOwn = async (id: number): Promise<Course | undefined> => {
    const card = published.current().course(id);
    const details = card && (await findCourseDetails(db, id));
    if (!details) return undefined;
    const course = { ...card, ...details };
    const statements = await readStatements(db, "course", id, { ...course });
    return { ...course, ...sourcedBy(COURSE_BUNDLES, statements) };
  };
  const find = async (id: number): Promise<Course | undefined> => {
    const course = await findOwn(id);
    const joined = course ? undefined : await findJoined(db, "course", id);
    return joined === undefined ? course : await findOwn(joined);
  };
  const findArchived = async (id: number) =>
    await findArchivedCourse(db, (await findJoined(db, "course", id)) ?? id);
  const lookUpOne = async (asked: number): Promise<CoursesById> => {
    const course = (await find(asked)) ?? null;
    return { asked, course, archived: course ? null : ((await findArchived(asked)) ?? null) };
  };
  return {
    /**
     * One whole course. Its id differs from the requested one where the course was joined with
     * another.
     *
     * @throws ArchivedError when no source lists it any more.
     * @throws NotFoundError when there is no published course with this id.
     */
    async course(id: number): Promise<Course> {
      const course = await find(id);
      if (course) return course;
      const archived = await findArchived(id);
      if (archived) throw new ArchivedError(archived);
      throw new NotFoundError("Course");
    },
    /** The facts of an archived course by which similar ones are found. */
    archivedLike: (id: number) => findLikeness(db, id),
    /** The published ones of these courses, in the requested order. */
    async courses(ids: readonly number[]): Promise<Course[]> {
      const found = await Promise.all(ids.map(find));
      return found.filter((course) => course !== undefined);
    },
    /** When each public course was changed and stated, by its id. */
    dates: async () => new Map((await readCourseDates(db)).map((row) => [row.id, row])),
    /** The state of each of these courses, in the requested order. */
    lookUp: (ids: readonly number[]) => Promise.all(ids.map(lookUpOne)),
  };
}

export type CoursesService = ReturnType<typeof createCoursesService>;
