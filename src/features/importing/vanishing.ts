import type { ExistingCourse } from "./course-plan.ts";
import type { ExistingInstitution } from "./institution-plan.ts";
import type { StoredCourse } from "./stored.ts";
import type { Entry, ValidRecords } from "./validation.ts";

/** What a file holds. */
interface Held {
  valid: ValidRecords;
  courses: Entry<StoredCourse>[];
  /** Since when what it lacks has vanished; null where it stays. */
  vanishedOn: string | null;
}

/** What the database holds of its source, by reference. */
interface Known {
  institutions: ReadonlyMap<string, ExistingInstitution>;
  courses: ReadonlyMap<string, ExistingCourse>;
}

/**
 * References of the courses that the file lacks and its source held until now. A course that the
 * file holds and that was refused is not among them; where a line could not be read so far that it
 * is known which record it is, none is.
 */
export function vanishedCourses({ valid, vanishedOn }: Held, state: Known) {
  if (vanishedOn === null || valid.read.courses === 0 || valid.hasNameless.courses) return [];
  return [...state.courses.values()].filter(
    ({ ref, own }) => own.vanished_on === null && !valid.refs.courses.has(ref),
  );
}

/** The same of institutions; one with a course that stays, stays. */
export function vanishedInstitutions(
  { valid, courses, vanishedOn }: Held,
  state: Known,
  gone: ReadonlySet<string>,
) {
  if (vanishedOn === null || valid.read.institutions === 0 || valid.hasNameless.institutions) {
    return [];
  }
  const needed = new Set(courses.map(({ record }) => record.institution));
  for (const { ref, institution, own } of state.courses.values()) {
    if (own.vanished_on === null && !gone.has(ref)) needed.add(institution);
  }
  return [...state.institutions.values()].filter(
    ({ ref, own }) =>
      own.vanished_on === null && !valid.refs.institutions.has(ref) && !needed.has(ref),
  );
}
