import { type CategoryPlan, type ExistingCategory, planCategories } from "./category-plan.ts";
import { type CourseChange, type ExistingCourse, planCourses } from "./course-plan.ts";
import type { KindCounts, Note, Refusal } from "./importing.ts";
import {
  campusNames,
  changeOfInstitution,
  type ExistingInstitution,
  type InstitutionChange,
} from "./institution-plan.ts";
import type { StoredCourse, StoredInstitution } from "./stored.ts";
import type { Entry, ValidRecords } from "./validation.ts";

/** What the database holds of one source, and every category. */
export interface ImportState {
  version: number;
  categories: ExistingCategory[];
  institutions: Map<string, ExistingInstitution>;
  courses: Map<string, ExistingCourse>;
  sample: { institutions: number; courses: number };
}

/** Everything an import would write, and what it reports. */
export interface ImportPlan {
  categories: CategoryPlan;
  institutions: InstitutionChange[];
  courses: CourseChange[];
  counts: Record<"institutions" | "categories" | "courses", KindCounts>;
  refusals: Refusal[];
  notes: Note[];
}

/** A record in the form in which it would be stored; made before the database is asked. */
export interface PreparedRecords {
  valid: ValidRecords;
  institutions: Entry<StoredInstitution>[];
  courses: Entry<StoredCourse>[];
  categoriesStay: boolean;
}

/** Compares the records of a file with what is stored and decides what to write. */
export function planImport(prepared: PreparedRecords, state: ImportState): ImportPlan {
  const { valid } = prepared;
  const categories = planCategories(valid.categories, state.categories, prepared.categoriesStay);
  const institutions = prepared.institutions.flatMap(
    ({ record }) => changeOfInstitution(record, state.institutions.get(record.ref)) ?? [],
  );
  const courses = planCourses(prepared.courses, {
    existing: state.courses,
    campuses: campusNames(prepared.institutions, state.institutions),
    categoryNames: categories.names,
  });
  const refusals = [...valid.refusals, ...categories.refusals, ...courses.refusals];
  const changes = { institutions, courses: courses.changes };
  return {
    categories,
    ...changes,
    refusals,
    counts: {
      institutions: countsOf("institutions", valid, refusals, changes, state),
      categories: {
        read: valid.read.categories,
        created: categories.created.length,
        changed: categories.moved.length,
        unchanged: categories.unchanged,
        refused: refusedIn("categories", refusals),
        not_in_file: null,
      },
      courses: countsOf("courses", valid, refusals, changes, state),
    },
    notes:
      categories.kept > 0
        ? [{ text: "categories left under the group where they stood", count: categories.kept }]
        : [],
  };
}

/** True when the plan would write nothing. */
export function isEmptyPlan({ categories, institutions, courses }: ImportPlan): boolean {
  return (
    categories.created.length + categories.moved.length + institutions.length + courses.length === 0
  );
}

function countsOf(
  kind: "institutions" | "courses",
  { read, refs }: ValidRecords,
  refusals: Refusal[],
  changes: Record<"institutions" | "courses", { id: number | null }[]>,
  state: ImportState,
): KindCounts {
  const created = changes[kind].filter(({ id }) => id === null).length;
  const changed = changes[kind].length - created;
  const refused = refusedIn(kind, refusals);
  return {
    read: read[kind],
    created,
    changed,
    unchanged: read[kind] - created - changed - refused,
    refused,
    not_in_file: [...state[kind].keys()].filter((ref) => !refs[kind].has(ref)).length,
  };
}

/** Records refused; a file may hold several on one line, and one may have several faults. */
function refusedIn(kind: Refusal["kind"], refusals: Refusal[]): number {
  const records = refusals.filter((refusal) => refusal.kind === kind);
  return new Set(records.map(({ line, ref }) => `${line} ${ref}`)).size;
}
