import type { Course } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";
import { ArchivedError, NotFoundError } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import type { FindSubject } from "./contact.service.server.ts";
import { archivedSubject, courseSubject, institutionSubject } from "./ticket-subject.ts";

interface RecordLookup {
  courses: { course(id: number): Promise<Course> };
  institutions: { institution(id: number): Promise<Institution> };
}

/** Finds the record that a message is about among published and archived ones. */
export function subjectFinder({ courses, institutions }: RecordLookup): FindSubject {
  return async (kind, id) => {
    const today = maldivesDay(new Date());
    try {
      return kind === "course"
        ? courseSubject(await courses.course(id), today)
        : institutionSubject(await institutions.institution(id), today);
    } catch (error) {
      if (error instanceof ArchivedError) return archivedSubject(kind, error.archived);
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  };
}
