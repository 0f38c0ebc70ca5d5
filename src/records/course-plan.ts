import type { EntryRoute } from "#catalogue/entry.ts";
import { type CategoryNames, inTodaysNames } from "./category-names.ts";
import type { FieldChanges } from "./changes.ts";
import { changesBetween, recordedCourse } from "./recorded.ts";
import { same, sameRow } from "./sameness.ts";
import { foldRecordName, type RefusedRecord } from "./source-records.ts";
import {
  courseOfSaid,
  type MergedRecord,
  mentionOf,
  mergeCourse,
  type PlannedRecord,
  parseStatement,
  plannedRecord,
  type Reference,
  type SourceRow,
  type StandingSource,
  saidOfCourse,
  standingOf,
  statementOf,
} from "./statements.ts";
import type { StoredCourse } from "./stored.ts";
import type { ValidRecord } from "./validation.ts";

export interface ExistingCourse extends StoredCourse, StandingSource {
  institution_id: number;
}

const COURSE_PARTS = ["fees", "intakes", "categories", "campuses"] as const;
export type CoursePartName = (typeof COURSE_PARTS)[number];

export interface CourseChange extends MergedRecord<StoredCourse> {
  /** Null for a new one. */
  id: number | null;
  /** Null where the institution has to be found by its reference. */
  institution_id: number | null;
  /** The source that its row referred to before; null for a new one. */
  formerly: Reference | null;
  /** Lists in other tables that differ from the stored ones. */
  parts: CoursePartName[];
  /** What the history says of it; null for a new one. */
  fields: FieldChanges | null;
}

export type PlannedCourse = PlannedRecord<CourseChange>;

/** Stored data that a course is compared with or refers to. */
export interface CourseSurroundings extends CategoryNames {
  source: string;
  existing: ReadonlyMap<string, ExistingCourse>;
  campuses: Campuses;
}

/** Names of campuses by the reference of their institution. */
export interface Campuses {
  /** Those that this source states; its courses may refer to them. */
  stated: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those of the institution after merging all of its sources. */
  merged: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Plans the writes for a file's courses, and refuses courses that refer to missing records. */
export function planCourses(
  courses: ValidRecord<StoredCourse>[],
  surroundings: CourseSurroundings,
): { planned: PlannedCourse[]; refusals: RefusedRecord[] } {
  const { existing } = surroundings;
  const planned: PlannedCourse[] = [];
  const refusals: RefusedRecord[] = [];
  for (const { line, record: said } of courses) {
    const campuses = surroundings.campuses.stated.get(said.institution);
    const record = inTodaysNames(said, surroundings, campuses);
    const unknown = unknownReferences(record, surroundings);
    if (unknown.length > 0) {
      const kind = "courses" as const;
      refusals.push(...unknown.map((refusal) => ({ kind, line, ref: record.ref, ...refusal })));
      continue;
    }
    const before = existing.get(record.ref);
    const stored = withKeptRoutes(record, before);
    planned.push(planCourse(stored, before, surroundings));
  }
  return { planned, refusals };
}

/** The texts that entry routes are read from. */
export const ENTRY_TEXTS = [
  "admission_general_requirements",
  "admission_alternative_requirements",
  "admission_language_requirements",
] as const;

/**
 * Most sources state requirements as texts alone. Routes that somebody confirmed stay for as long as
 * the texts of the same source do, from which they were read.
 */
function withKeptRoutes(stored: StoredCourse, existing: ExistingCourse | undefined): StoredCourse {
  if (existing === undefined || stored.row.entry_routes !== null) return stored;
  const { statement } = existing.own;
  const before: Partial<StoredCourse["row"]> =
    statement === null ? existing.row : JSON.parse(statement);
  const { entry_routes } = before;
  const isSameText = ENTRY_TEXTS.every((field) => stored.row[field] === before[field]);
  return isSameText && entry_routes ? { ...stored, row: { ...stored.row, entry_routes } } : stored;
}

/**
 * Plans the writes for a course as its source states it, or stated it before.
 *
 * @param vanished_on since when its source no longer lists it.
 */
export function planCourse(
  stored: StoredCourse,
  existing: ExistingCourse | undefined,
  surroundings: CourseSurroundings,
  vanished_on: string | null = null,
): PlannedCourse {
  const { ref, stating } = stored;
  const isJoined = existing !== undefined && existing.others.length > 0;
  const statement = isJoined ? statementOf(saidOfCourse(stored)) : null;
  const own: SourceRow = { ref, stating, vanished_on, statement };
  return planOwnCourse({ stored, own }, existing, surroundings);
}

/** Plans the writes for a course that its source no longer lists. */
export function planVanished(
  existing: ExistingCourse,
  vanished_on: string,
  surroundings: CourseSurroundings,
): PlannedCourse {
  const own = { ...existing.own, vanished_on };
  const said = parseStatement(own);
  const stored = said === null ? existing : courseOfSaid(said, existing);
  return planOwnCourse({ stored, own }, existing, surroundings);
}

/** Plans the writes for a course that the import's own source states. */
function planOwnCourse(
  { stored, own }: { stored: StoredCourse; own: SourceRow },
  existing: ExistingCourse | undefined,
  surroundings: CourseSurroundings,
): PlannedCourse {
  const merged = mergedCourse({ stored, own }, existing, surroundings);
  return plannedRecord(own, changeOfCourse(merged, existing), existing);
}

function mergedCourse(
  { stored, own }: { stored: StoredCourse; own: SourceRow },
  existing: ExistingCourse | undefined,
  { source, campuses, categoryNames }: CourseSurroundings,
): MergedRecord<StoredCourse> {
  const mention = mentionOf(source, own);
  const has = campuses.merged.get(stored.institution) ?? new Set<string>();
  if (existing && existing.others.length > 0) {
    const statements = [{ ...mention, said: saidOfCourse(stored) }, ...existing.others];
    const isNearest = standingOf(statements).nearest.source === source;
    const { institution } = isNearest ? stored : existing;
    const category = (name: string) => categoryNames.has(foldRecordName(name));
    return mergeCourse(statements, { ...stored, institution }, { campuses: has, category });
  }
  const here = stored.campuses.filter((name) => has.has(name));
  return { stored: { ...stored, campuses: here }, ...standingOf([mention]) };
}

/** The change of a course; null where the stored record is equal. */
export function changeOfCourse(
  { stored, archived_on, nearest }: MergedRecord<StoredCourse>,
  existing: ExistingCourse | undefined,
): CourseChange | null {
  if (!existing) {
    const parts = COURSE_PARTS.filter((part) => stored[part].length > 0);
    const none = { id: null, formerly: null, institution_id: null, fields: null };
    return { ...none, stored, archived_on, nearest, parts };
  }
  const parts = COURSE_PARTS.filter((part) => !same(stored[part], existing[part]));
  const unchanged =
    parts.length === 0 &&
    stored.institution === existing.institution &&
    archived_on === existing.archived_on &&
    sameRow(nearest, existing.nearest) &&
    sameRow(stored.row, existing.row);
  if (unchanged) return null;
  const { id, nearest: formerly } = existing;
  const institution_id =
    stored.institution === existing.institution ? existing.institution_id : null;
  const fields = changesBetween(
    { ...recordedCourse(existing), archived_on: existing.archived_on },
    { ...recordedCourse(stored), archived_on },
  );
  return { id, formerly, institution_id, stored, archived_on, nearest, parts, fields };
}

function unknownReferences(
  course: StoredCourse,
  { campuses, ...names }: CourseSurroundings,
): { field: string; reason: string }[] {
  const ofInstitution = campuses.stated.get(course.institution);
  if (!ofInstitution) {
    const reason = `no institution has the reference "${course.institution}"`;
    return [{ field: "institution", reason }];
  }
  return missingNames(course, { ...names, campuses: ofInstitution });
}

/** What a course names and is not there: categories, campuses, and fields of entry routes. */
export function missingNames(
  course: StoredCourse,
  { campuses, categoryNames, fieldNames }: { campuses: ReadonlySet<string> } & CategoryNames,
): { field: string; reason: string }[] {
  return [
    ...course.categories
      .filter((name) => !categoryNames.has(foldRecordName(name)))
      .map((name) => ({ field: "categories", reason: `there is no category "${name}"` })),
    ...course.campuses
      .filter((name) => !campuses.has(name))
      .map((name) => ({ field: "campuses", reason: `the institution has no campus "${name}"` })),
    ...fieldsOfRoutes(course)
      .filter((name) => fieldNames.get(foldRecordName(name)) !== name)
      .map((name) => ({
        field: "entry_routes",
        reason: `a field is the name of a top-level category, and there is no "${name}"`,
      })),
  ];
}

/** Every field that a condition of the course's entry routes names, each once. */
function fieldsOfRoutes({ row }: StoredCourse): string[] {
  const routes = JSON.parse(row.entry_routes ?? "[]") as EntryRoute[];
  const conditions = routes
    .flatMap((route) => route.conditions)
    .flatMap((condition) => (condition.kind === "any" ? condition.of : condition));
  return [...new Set(conditions.flatMap((one) => ("fields" in one ? one.fields : [])))];
}
