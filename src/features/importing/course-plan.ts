import { foldName, type Refusal } from "./importing.ts";
import { same, sameRow } from "./sameness.ts";
import type { StoredCourse } from "./stored.ts";
import type { Entry } from "./validation.ts";

export interface ExistingCourse extends StoredCourse {
  id: number;
}

const COURSE_PARTS = ["fees", "intakes", "categories", "campuses"] as const;
export type CoursePart = (typeof COURSE_PARTS)[number];

export interface CourseChange {
  /** Null for a new one. */
  id: number | null;
  stored: StoredCourse;
  /** Parts beside the row that differ from what is stored. */
  parts: CoursePart[];
}

/** What a course is compared with, and what it may name. */
interface Surroundings {
  existing: Map<string, ExistingCourse>;
  /** Names of campuses, by reference of their institution. */
  campuses: Map<string, Set<string>>;
  /** Folded name to name. */
  categoryNames: Map<string, string>;
}

/** Decides what to write of the courses of a file, and refuses those that name what is not there. */
export function planCourses(
  courses: Entry<StoredCourse>[],
  { existing, campuses, categoryNames }: Surroundings,
): { changes: CourseChange[]; refusals: Refusal[] } {
  const changes: CourseChange[] = [];
  const refusals: Refusal[] = [];
  for (const { line, record } of courses) {
    const unknown = unknownReferences(record, campuses, categoryNames);
    if (unknown.length > 0) {
      const kind = "courses" as const;
      refusals.push(...unknown.map((refusal) => ({ kind, line, ref: record.ref, ...refusal })));
      continue;
    }
    const categories = record.categories.map((name) => categoryNames.get(foldName(name)) ?? name);
    const stored = { ...record, categories: [...new Set(categories)] };
    const change = changeOfCourse(stored, existing.get(record.ref));
    if (change) changes.push(change);
  }
  return { changes, refusals };
}

function changeOfCourse(
  stored: StoredCourse,
  existing: ExistingCourse | undefined,
): CourseChange | undefined {
  if (!existing) {
    return { id: null, stored, parts: COURSE_PARTS.filter((part) => stored[part].length > 0) };
  }
  const parts = COURSE_PARTS.filter((part) => !same(stored[part], existing[part]));
  const unchanged =
    parts.length === 0 &&
    stored.institution === existing.institution &&
    sameRow(stored.row, existing.row);
  return unchanged ? undefined : { id: existing.id, stored, parts };
}

function unknownReferences(
  course: StoredCourse,
  campuses: Map<string, Set<string>>,
  categoryNames: Map<string, string>,
): { field: string; reason: string }[] {
  const ofInstitution = campuses.get(course.institution);
  if (!ofInstitution) {
    const reason = `no institution has the reference "${course.institution}"`;
    return [{ field: "institution", reason }];
  }
  return [
    ...course.categories
      .filter((name) => !categoryNames.has(foldName(name)))
      .map((name) => ({ field: "categories", reason: `there is no category "${name}"` })),
    ...course.campuses
      .filter((name) => !ofInstitution.has(name))
      .map((name) => ({ field: "campuses", reason: `the institution has no campus "${name}"` })),
  ];
}
