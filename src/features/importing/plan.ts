import { type CategoryPlan, type ExistingCategory, planCategories } from "./category-plan.ts";
import {
  type CourseChange,
  type CourseSurroundings,
  type ExistingCourse,
  type PlannedCourse,
  planCourses,
  planVanished,
} from "./course-plan.ts";
import type { Departure, KindCounts, Note, Refusal } from "./importing.ts";
import {
  campusNames,
  type ExistingInstitution,
  type InstitutionChange,
  type PlannedInstitution,
  planInstitution,
  planVanishedInstitution,
} from "./institution-plan.ts";
import type { SourceRow } from "./records.ts";
import type { StoredCourse, StoredInstitution } from "./stored.ts";
import type { Entry, ValidRecords } from "./validation.ts";
import { vanishedCourses, vanishedInstitutions } from "./vanishing.ts";

/** What the database holds of one source, and every category. */
export interface ImportState {
  version: number;
  source: string;
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
  /** What the source says of records: rows of its own, beside the records. */
  sourceRows: Record<"institutions" | "courses", SourceRow[]>;
  counts: Record<"institutions" | "categories" | "courses", KindCounts>;
  /** Published records that go because no source holds them any more, and those that are back. */
  archived: Departure[];
  returned: Departure[];
  refusals: Refusal[];
  notes: Note[];
}

/** A record in the form in which it would be stored; made before the database is asked. */
export interface PreparedRecords {
  valid: ValidRecords;
  institutions: Entry<StoredInstitution>[];
  courses: Entry<StoredCourse>[];
  categoriesStay: boolean;
  /** Since when what the file lacks has vanished; null where it stays. */
  vanishedOn: string | null;
}

/** Compares the records of a file with what is stored and decides what to write. */
export function planImport(prepared: PreparedRecords, state: ImportState): ImportPlan {
  const { valid } = prepared;
  const { source } = state;
  const categories = planCategories(valid.categories, state.categories, prepared.categoriesStay);
  const institutions = prepared.institutions.map(({ record }) =>
    planInstitution(record, state.institutions.get(record.ref), source),
  );
  const surroundings = {
    source,
    existing: state.courses,
    campuses: campusNames(institutions, state.institutions),
    categoryNames: categories.names,
  };
  const courses = planCourses(prepared.courses, surroundings);
  const gone = planGone(prepared, state, surroundings);
  const refusals = [...valid.refusals, ...categories.refusals, ...courses.refusals];
  const all = {
    institutions: [...institutions, ...gone.institutions],
    courses: [...courses.planned, ...gone.courses],
  };
  const departures = departuresOf(all, state);
  const counts = (kind: "institutions" | "courses", planned: readonly Planned[]) =>
    countsOf(kind, planned, { valid, state, departures });
  return {
    categories,
    institutions: all.institutions.flatMap(({ change }) => change ?? []),
    courses: all.courses.flatMap(({ change }) => change ?? []),
    sourceRows: {
      institutions: all.institutions.flatMap(({ sourceRow }) => sourceRow ?? []),
      courses: all.courses.flatMap(({ sourceRow }) => sourceRow ?? []),
    },
    ...departures,
    refusals,
    counts: {
      institutions: counts("institutions", institutions),
      categories: {
        read: valid.read.categories,
        created: categories.created.length,
        changed: categories.moved.length,
        unchanged: categories.unchanged,
        refused:
          valid.read.categories -
          (categories.created.length + categories.moved.length + categories.unchanged),
        not_in_file: null,
        archived: null,
        returned: null,
      },
      courses: counts("courses", courses.planned),
    },
    notes: notesOf(categories, [...institutions, ...courses.planned]),
  };
}

/** What is planned of one record, of whichever kind. */
type Planned = Pick<PlannedCourse, "sourceRow" | "isNews"> & {
  ref: string;
  change: { id: number | null; archived_on: string | null } | null;
};

/** What its source no longer holds. */
function planGone(
  prepared: PreparedRecords,
  state: ImportState,
  surroundings: CourseSurroundings,
): { institutions: PlannedInstitution[]; courses: (PlannedCourse & { ref: string })[] } {
  const since = prepared.vanishedOn ?? "";
  const courses = vanishedCourses(prepared, state).map((course) => ({
    ref: course.ref,
    ...planVanished(course, since, surroundings),
  }));
  const gone = new Set(courses.map(({ ref }) => ref));
  const institutions = vanishedInstitutions(prepared, state, gone).map((institution) =>
    planVanishedInstitution(institution, since, state.source),
  );
  return { institutions, courses };
}

/** Which published records go, and which come back. */
function departuresOf(
  planned: Record<"institutions" | "courses", readonly Planned[]>,
  { institutions, courses }: ImportState,
): Record<"archived" | "returned", Departure[]> {
  const archived: Departure[] = [];
  const returned: Departure[] = [];
  const note = (
    { change }: Planned,
    kind: Departure["kind"],
    record: ExistingCourse | ExistingInstitution | undefined,
    institution: string | null,
  ) => {
    if (!record || !change || (change.archived_on === null) === (record.archived_on === null))
      return;
    const { id, ref, row } = record;
    const departure = { kind, id, ref, name: row.name, institution };
    (change.archived_on === null ? returned : archived).push(departure);
  };
  for (const plan of planned.institutions) {
    note(plan, "institutions", institutions.get(plan.ref), null);
  }
  for (const plan of planned.courses) {
    const course = courses.get(plan.ref);
    if (course?.row.is_published !== 1) continue;
    const institution = institutions.get(course.institution)?.row.name ?? null;
    note(plan, "courses", course, institution);
  }
  return { archived, returned };
}

/** True when the plan would write nothing. */
export function isEmptyPlan({
  categories,
  institutions,
  courses,
  sourceRows,
}: ImportPlan): boolean {
  const rows = sourceRows.institutions.length + sourceRows.courses.length;
  const { created, moved } = categories;
  return created.length + moved.length + institutions.length + courses.length + rows === 0;
}

interface Counting {
  valid: ValidRecords;
  state: ImportState;
  departures: Pick<ImportPlan, "archived" | "returned">;
}

function countsOf(
  kind: "institutions" | "courses",
  planned: readonly Planned[],
  { valid, state, departures }: Counting,
): KindCounts {
  const { read, refs } = valid;
  const created = planned.filter(({ change }) => change?.id === null).length;
  const changed = planned.filter(({ isNews }) => isNews).length - created;
  const ofKind = (list: Departure[]) => list.filter((departure) => departure.kind === kind).length;
  return {
    read: read[kind],
    created,
    changed,
    unchanged: planned.length - created - changed,
    // By what was planned: one line may hold several records of one reference.
    refused: read[kind] - planned.length,
    not_in_file: [...state[kind].keys()].filter((ref) => !refs[kind].has(ref)).length,
    archived: ofKind(departures.archived),
    returned: ofKind(departures.returned),
  };
}

function notesOf(categories: CategoryPlan, planned: readonly Planned[]): Note[] {
  const restated = planned.filter(({ isNews, sourceRow }) => !isNews && sourceRow !== null);
  return [
    { text: "categories left under the group where they stood", count: categories.kept },
    { text: "records that say the same at another date", count: restated.length },
  ];
}
