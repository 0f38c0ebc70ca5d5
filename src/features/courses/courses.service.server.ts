import type { Course } from "#catalogue/course.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { NotFoundError } from "#platform/errors.ts";
import { findCourseDetails } from "./courses.repository.server.ts";

export interface CoursesService {
  /**
   * One course whole.
   *
   * @throws NotFoundError when there is no published course with this id.
   */
  course(id: number): Promise<Course>;
  /** Those of the given courses that are published, in the order asked for. */
  courses(ids: readonly number[]): Promise<Course[]>;
}

/** Published courses whole: what the catalogue holds, with the long texts of the database. */
export function createCoursesService(storage: Storage, published: Published): CoursesService {
  const find = async (id: number): Promise<Course | undefined> => {
    const card = published.current().course(id);
    const details = card && (await findCourseDetails(storage.db, id));
    return details && { ...card, ...details };
  };
  return {
    async course(id) {
      const course = await find(id);
      if (!course) throw new NotFoundError("Course");
      return course;
    },
    async courses(ids) {
      const found = await Promise.all(ids.map(find));
      return found.filter((course) => course !== undefined);
    },
  };
}
