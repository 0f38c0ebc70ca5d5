import type { Course } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { ArchivedError, NotFoundError } from "#platform/errors.ts";
import { findCoursesAt } from "./directory.repository.server.ts";
import type { Directory } from "./guide/directory.ts";

interface ChatDirectoryParts {
  storage: Storage;
  published: Published;
  courses: { course(id: number): Promise<Course> };
  institutions: { institution(id: number): Promise<Institution> };
}

/** The published directory for the assistant. */
export function createDirectory({
  storage,
  published,
  ...services
}: ChatDirectoryParts): Directory {
  return {
    async names() {
      const { version, institutions, categories } = published.current();
      return { version, institutions, categories };
    },
    async search(filters, page) {
      return published.current().searchCourses({ filters, order: "DESC", ...page });
    },
    async coursesWith(word) {
      return published.current().coursesWith(word, MOST_TELLING);
    },
    async paths(query) {
      return published.current().pathsTo(query);
    },
    course: (id) => orNull(services.courses.course(id)),
    institution: (id) => orNull(services.institutions.institution(id)),
    async coursesAt(places) {
      return new Set(await findCoursesAt(storage.db, places));
    },
  };
}

/** A word that more courses have tells none of them apart. */
const MOST_TELLING = 2_000;

/** The result; null where the service throws "not found" or "archived". */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  return await found.catch((error: unknown) => {
    if (error instanceof NotFoundError || error instanceof ArchivedError) return null;
    throw error;
  });
}
