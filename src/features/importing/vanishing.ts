import type { ExistingInstitution } from "#records/institution-plan.ts";
import type { ValidRecords } from "#records/validation.ts";

interface FileContents {
  valid: ValidRecords;
  /** Date on which records missing from the file have vanished; null where they stay. */
  vanishedOn: string | null;
}

/** The facts of a listed or formerly listed course that determine what the file lacks. */
export interface HeldCourse {
  ref: string;
  institution_id: number;
  is_published: number;
  archived_on: string | null;
  stated_on: string | null;
  vanished_on: string | null;
}

/** The source's earlier courses in relation to the file's. */
export interface HeldCourses {
  /** How many of them are published. */
  published: number;
  /** The newest date of those that had not vanished; empty without dates. */
  newest: string;
  notInFile: number;
  /**
   * References that the file lacks and the source listed until now. Refused courses of the file are
   * not among them; where a line was too broken to tell which record it is, none is.
   */
  gone: string[];
  /** Ids of the institutions of courses that stay. */
  needed: Set<number>;
}

/** Compares the source's earlier courses with a file. */
export async function surveyHeld(
  courses: AsyncIterable<HeldCourse>,
  { valid, vanishedOn }: FileContents,
): Promise<HeldCourses> {
  const keeps = vanishedOn === null || valid.read.courses === 0 || valid.hasNameless.courses;
  const held: HeldCourses = {
    published: 0,
    newest: "",
    notInFile: 0,
    gone: [],
    needed: new Set(),
  };
  for await (const course of courses) {
    const { ref, is_published, archived_on, stated_on, vanished_on } = course;
    const isLacking = !valid.refs.courses.has(ref);
    if (isLacking) held.notInFile += 1;
    if (is_published === 1 && archived_on === null) held.published += 1;
    if (vanished_on !== null) continue;
    if (stated_on !== null && stated_on > held.newest) held.newest = stated_on;
    if (isLacking && !keeps) held.gone.push(ref);
    else held.needed.add(course.institution_id);
  }
  return held;
}

/**
 * Institutions that the file lacks and its source listed until now, except those with a course that
 * stays.
 */
export function vanishedInstitutions(
  { valid, named, vanishedOn }: FileContents & { named: ReadonlySet<string> },
  {
    institutions,
    held,
  }: { institutions: ReadonlyMap<string, ExistingInstitution>; held: HeldCourses },
) {
  if (vanishedOn === null || valid.read.institutions === 0 || valid.hasNameless.institutions) {
    return [];
  }
  return [...institutions.values()].filter(
    ({ id, ref, own }) =>
      own.vanished_on === null &&
      !valid.refs.institutions.has(ref) &&
      !named.has(ref) &&
      !held.needed.has(id),
  );
}
