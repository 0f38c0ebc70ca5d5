import type { Trx } from "#platform/db/schema.ts";
import { byEveryName, inTodaysNames, namesOfCategories } from "./category-names.ts";
import { missingNames } from "./course-plan.ts";
import { readExistingInstitutions } from "./existing-institutions.repository.server.ts";
import { kindOf } from "./field-kinds.ts";
import type { CourseRecord, InstitutionRecord } from "./record.schema.ts";
import {
  changesBetween,
  type RecordedFields,
  recordedCourse,
  recordedInstitution,
} from "./recorded.ts";
import { readExistingCategories, readPlace } from "./records.repository.server.ts";
import type { RefusedRecord } from "./source-records.ts";
import type { RecordKind } from "./sources.repository.server.ts";
import { type StatedFields, saidOfCourse, saidOfInstitution } from "./statements.ts";
import { storedCourse, storedInstitution } from "./stored.ts";
import { validateRecords } from "./validation.ts";

/** A change that breaks no rule: the record as it would be, and in which fields it differs. */
export interface CheckedChange {
  /** By field, normalised and cleaned as an import does. */
  fields: RecordedFields;
  changed: string[];
  said: StatedFields;
}

/** A change that breaks rules: a reason for each field, and each place within it. */
interface RefusedChange {
  refused: Map<string, string>;
  places: { field: string; reason: string }[];
}

/** The record that is changed; of an institution its own number. */
interface Changed {
  kind: RecordKind;
  institution_id: number;
  fields: RecordedFields;
}

/**
 * Checks changed fields of a record by the rules of the import format, and against the categories
 * and campuses that there are.
 *
 * @param around what is there, for who checks several courses of one institution.
 * @returns the reasons by field where it breaks a rule.
 */
export async function checkChange(
  trx: Trx,
  { kind, institution_id, fields: before }: Changed,
  changes: RecordedFields,
  around?: CourseAround,
): Promise<CheckedChange | RefusedChange> {
  const { institution, course, refusals } = await validRecord(kind, { ...before, ...changes });
  if (institution) {
    const stored = storedInstitution(institution);
    return checkedChange(before, recordedInstitution(stored), saidOfInstitution(stored));
  }
  if (!course) return refusedFor(refusals);
  const there = around ?? (await readCourseAround(trx, institution_id));
  const { stored, missing } = namedAround(course, there);
  if (missing.length > 0) return refusedFor(missing);
  const { institution: _, ...said } = saidOfCourse(stored);
  return checkedChange(before, recordedCourse(stored), said);
}

/** What is wrong with changed fields, by its place; reads texts without cleaning them. */
export async function faultsOf(
  trx: Trx,
  { kind, institution_id, fields }: Changed,
  changes: RecordedFields,
): Promise<RefusedChange | null> {
  const { course, refusals } = await validRecord(kind, { ...fields, ...changes });
  const faults = course
    ? namedAround(withoutTexts(course), await readCourseAround(trx, institution_id)).missing
    : refusals;
  return faults.length === 0 ? null : refusedFor(faults);
}

/** A record of which only this is known, or why it is refused. */
async function validRecord(kind: RecordKind, fields: RecordedFields) {
  const value = { ...fields, ref: "edited", ...(kind === "course" && { institution: "edited" }) };
  const nothing = { institutions: [], categories: [], courses: [], notes: [] };
  let course: CourseRecord | undefined;
  const { institutions, refusals } = await validateRecords(
    { ...nothing, [`${kind}s`]: [{ line: 1, value }] },
    async ([first]) => {
      course = first?.record;
    },
  );
  const institution: InstitutionRecord | undefined = institutions[0]?.record;
  return { institution, course: course as CourseRecord | undefined, refusals };
}

/** What a course may name: categories, and campuses of its institution. */
export type CourseAround = Awaited<ReturnType<typeof readCourseAround>>;

export async function readCourseAround(trx: Trx, institution_id: number) {
  const categories = await readExistingCategories(trx);
  const { source } = await readPlace(trx, "institution", institution_id);
  const [institution] = await readExistingInstitutions(trx, { source, id: institution_id });
  return {
    campuses: new Set(institution?.contacts.campus.map(({ name }) => name)),
    ...namesOfCategories(byEveryName(categories)),
  };
}

/** A course in the names of today, and what it names that is not there. */
function namedAround(course: CourseRecord, around: CourseAround) {
  const stored = inTodaysNames(storedCourse(course), around, around.campuses);
  return { stored, missing: missingNames(stored, around) };
}

const withoutTexts = (course: CourseRecord): CourseRecord =>
  Object.fromEntries(
    Object.entries(course).map(([field, value]) => [
      field,
      kindOf(field) === "rich text" ? null : value,
    ]),
  ) as CourseRecord;

function checkedChange(
  before: RecordedFields,
  fields: RecordedFields,
  said: StatedFields,
): CheckedChange {
  return { fields, changed: Object.keys(changesBetween(before, fields).after), said };
}

const refusedFor = (places: readonly Pick<RefusedRecord, "field" | "reason">[]): RefusedChange => ({
  refused: reasonsByField(places),
  places: places.map(({ field, reason }) => ({ field, reason })),
});

/** The first reason for each field; that of `fees[0].currency` is one of `fees`. */
function reasonsByField(refusals: readonly Pick<RefusedRecord, "field" | "reason">[]) {
  const reasons = new Map<string, string>();
  for (const { field, reason } of refusals) {
    const [name = field] = field.split(/[.[]/);
    const place = field === name ? "" : ` (${field})`;
    if (!reasons.has(name)) reasons.set(name, `${name}${place} ${reason}`);
  }
  return reasons;
}
