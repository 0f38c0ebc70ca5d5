import { contactsFor } from "#catalogue/apply-contact.ts";
import type { Course } from "#catalogue/course.ts";
import type { Contact, Institution } from "#catalogue/institution.ts";
import { ArchivedError, NotFoundError } from "#platform/errors.ts";
import { paths } from "#web/paths.ts";
import type { QuestionSubject } from "./questions.ts";

interface PublishedLookup {
  courses: { course(id: number): Promise<Course> };
  institutions: { institution(id: number): Promise<Institution> };
}

/**
 * Finds what is asked about among published records; null where there is none with this id. A campus
 * at which the course is not taught is as none.
 */
export function questionSubjectFinder({ courses, institutions }: PublishedLookup) {
  const find = {
    course: async (id: number, chosen?: number): Promise<QuestionSubject> => {
      const course = await courses.course(id);
      const institution = await institutions.institution(course.institution.id);
      const campus = course.campuses.find((each) => each.id === chosen);
      return {
        kind: "course",
        id: course.id,
        campus: campus?.id,
        name: [`${course.name} at ${institution.name}`, ...(campus ? [campus.name] : [])].join(
          ", ",
        ),
        path: paths.course(course),
        institution: { id: institution.id, name: institution.name },
        email: firstEmail(contactsFor(course, institution, campus?.id)),
      };
    },
    institution: async (asked: number): Promise<QuestionSubject> => {
      const institution = await institutions.institution(asked);
      const { id, name } = institution;
      return {
        kind: "institution",
        id,
        name,
        path: paths.institution(id),
        institution: { id, name },
        email: firstEmail(contactsFor({ campuses: [] }, institution)),
      };
    },
  };
  return async (
    kind: QuestionSubject["kind"],
    id: number,
    campus?: number,
  ): Promise<QuestionSubject | null> => {
    try {
      return await find[kind](id, campus);
    } catch (error) {
      // Nobody answers for what is no longer offered.
      if (error instanceof NotFoundError || error instanceof ArchivedError) return null;
      throw error;
    }
  };
}

export type FindQuestionSubject = ReturnType<typeof questionSubjectFinder>;

function firstEmail(contacts: readonly Contact[]): string | null {
  return contacts.find(({ email }) => email !== null)?.email ?? null;
}
