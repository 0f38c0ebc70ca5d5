import { type CategoryPlan, type ExistingCategory, planCategories } from "./category-plan.ts";
import { foldName, type KindCounts, type Note, type Refusal } from "./importing.ts";
import type { ContactColumns, StoredCourse, StoredInstitution } from "./stored.ts";
import type { Entry, ValidRecords } from "./validation.ts";

export interface ExistingContact {
  id: number;
  columns: ContactColumns;
}

export interface ExistingInstitution extends StoredInstitution {
  id: number;
  slides: NonNullable<StoredInstitution["slides"]>;
  contactIds: Map<ContactColumns, number>;
  contacts: Record<"campus" | "faculty", ContactColumns[]>;
}

export interface ExistingCourse extends StoredCourse {
  id: number;
}

/** What the database holds of one source, and every category. */
export interface ImportState {
  version: number;
  categories: ExistingCategory[];
  institutions: Map<string, ExistingInstitution>;
  courses: Map<string, ExistingCourse>;
  sample: { institutions: number; courses: number };
}

export const COURSE_PARTS = ["fees", "intakes", "categories", "campuses"] as const;
export type CoursePart = (typeof COURSE_PARTS)[number];

export interface InstitutionChange {
  /** Null for a new one. */
  id: number | null;
  stored: StoredInstitution;
  newSlides: boolean;
  addedContacts: ContactColumns[];
  changedContacts: ExistingContact[];
  removedContacts: number[];
}

export interface CourseChange {
  /** Null for a new one. */
  id: number | null;
  stored: StoredCourse;
  /** Parts beside the row that differ from what is stored. */
  parts: CoursePart[];
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
  const courses = planCourses(prepared, state, categories.names);
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

function changeOfInstitution(
  stored: StoredInstitution,
  existing: ExistingInstitution | undefined,
): InstitutionChange | undefined {
  const change: InstitutionChange = {
    id: existing?.id ?? null,
    stored,
    newSlides: stored.slides !== null && !same(stored.slides, existing?.slides ?? []),
    addedContacts: [],
    changedContacts: [],
    removedContacts: [],
  };
  planContacts(stored, existing, change);
  const touched =
    change.newSlides ||
    change.addedContacts.length + change.changedContacts.length + change.removedContacts.length > 0;
  return existing && !touched && sameRow(stored.row, existing.row) ? undefined : change;
}

/** Contacts are the same when they bear the same name; a list that is not given stays. */
function planContacts(
  stored: StoredInstitution,
  existing: ExistingInstitution | undefined,
  change: InstitutionChange,
): void {
  for (const kind of ["campus", "faculty"] as const) {
    const wanted = stored.contacts[kind];
    if (wanted === null) continue;
    const byName = new Map(existing?.contacts[kind].map((contact) => [contact.name, contact]));
    for (const contact of wanted) {
      const before = byName.get(contact.name);
      byName.delete(contact.name);
      const id = before && existing?.contactIds.get(before);
      if (!before || id === undefined) change.addedContacts.push(contact);
      else if (!sameRow(contact, before)) change.changedContacts.push({ id, columns: contact });
    }
    for (const gone of byName.values()) {
      const id = existing?.contactIds.get(gone);
      if (id !== undefined) change.removedContacts.push(id);
    }
  }
}

function planCourses(
  { institutions, courses }: PreparedRecords,
  state: ImportState,
  categoryNames: Map<string, string>,
): { changes: CourseChange[]; refusals: Refusal[] } {
  const campuses = campusNames(institutions, state);
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
    const existing = state.courses.get(record.ref);
    const change = changeOfCourse(stored, existing);
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

/** Names of the campuses of every institution that a course may name, by its reference. */
function campusNames(
  institutions: Entry<StoredInstitution>[],
  state: ImportState,
): Map<string, Set<string>> {
  const names = (contacts: ContactColumns[]) => new Set(contacts.map(({ name }) => name));
  const known = new Map(
    [...state.institutions].map(([ref, { contacts }]) => [ref, names(contacts.campus)]),
  );
  for (const { record } of institutions) {
    if (record.contacts.campus) known.set(record.ref, names(record.contacts.campus));
    else if (!known.has(record.ref)) known.set(record.ref, new Set());
  }
  return known;
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

function same(a: unknown[], b: unknown[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index];
      return typeof item === "object" &&
        item !== null &&
        typeof other === "object" &&
        other !== null
        ? sameRow(item, other)
        : item === other;
    })
  );
}

function sameRow(a: object, b: object): boolean {
  const other = b as Record<string, unknown>;
  return Object.entries(a).every(([key, value]) => other[key] === value);
}
