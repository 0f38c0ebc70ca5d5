import { isWrittenByPeople } from "#catalogue/sources.ts";
import {
  type Bundle,
  COURSE_BUNDLES,
  type FactGroup,
  type GroupDates,
  INSTITUTION_BUNDLES,
  type Statement,
} from "#catalogue/statements.ts";
import type { Trx } from "#platform/db/schema.ts";
import { byEveryName, inTodaysNames, namesOfCategories } from "./category-names.ts";
import type { Authorship } from "./changes.repository.server.ts";
import { type ExistingCourse, missingNames } from "./course-plan.ts";
import { readExistingCourses } from "./existing-courses.repository.server.ts";
import { readExistingInstitutions } from "./existing-institutions.repository.server.ts";
import { kindOf } from "./field-kinds.ts";
import type { ExistingInstitution } from "./institution-plan.ts";
import { readPlace } from "./matching/joined-rows.repository.server.ts";
import {
  keepStatements,
  rewriteCourse,
  rewriteInstitution,
  statedCourse,
  statedInstitution,
  withStatements,
} from "./matching/joining.server.ts";
import type { CourseRecord } from "./record.schema.ts";
import { READ_BATCH } from "./record-limits.ts";
import {
  changesBetween,
  type RecordedFields,
  recordedCourse,
  recordedInstitution,
  valueIn,
} from "./recorded.ts";
import { readExistingCategories } from "./records.repository.server.ts";
import type { RefusedRecord } from "./source-records.ts";
import { writeSources } from "./source-writer.repository.server.ts";
import type { RecordKind } from "./sources.repository.server.ts";
import {
  courseOfSaid,
  institutionOfSaid,
  type StatedFields,
  saidOfCourse,
  saidOfInstitution,
  statementOf,
} from "./statements.ts";
import { storedCourse, storedInstitution } from "./stored.ts";
import { validateRecords } from "./validation.ts";

/** A record as people change it: its values, and what each source says of it. */
export interface StatedRecord {
  kind: RecordKind;
  id: number;
  /** Of a course its institution, of an institution itself. */
  institution_id: number;
  /** Its reference in its nearest source. */
  ref: string;
  archived_on: string | null;
  /** By field, as the import format writes them. */
  fields: RecordedFields;
  statements: Statement[];
  stored: { course: ExistingCourse } | { institution: ExistingInstitution };
}

/** @throws when there is no such record. */
export async function readStatedRecord(
  trx: Trx,
  kind: RecordKind,
  { id, source, ref }: { id: number; source: string; ref: string },
): Promise<StatedRecord> {
  if (kind === "course") {
    const { existing, statements } = await statedCourse(trx, {
      id,
      source,
      ref,
      joined_from: null,
    });
    return statedRecordOf(existing, statements);
  }
  const { existing, statements } = await statedInstitution(trx, { id, source });
  const { archived_on } = existing;
  const fields = recordedInstitution(existing);
  const stored = { institution: existing };
  return { kind, id, institution_id: id, ref, archived_on, fields, statements, stored };
}

/** Several courses, each by its reference in its nearest source; those of one source together. */
export async function* readStatedCourses(
  trx: Trx,
  rows: readonly { source: string; ref: string }[],
): AsyncGenerator<StatedRecord> {
  for (const [source, of] of Map.groupBy(rows, (row) => row.source)) {
    for (let at = 0; at < of.length; at += READ_BATCH) {
      const refs = of.slice(at, at + READ_BATCH).map(({ ref }) => ref);
      for (const existing of (await readExistingCourses(trx, { source, refs }, [])).values()) {
        yield statedRecordOf(existing, withStatements(existing, source).statements);
      }
    }
  }
}

function statedRecordOf(course: ExistingCourse, statements: Statement[]): StatedRecord {
  const { id, ref, institution_id, archived_on } = course;
  return {
    kind: "course",
    id,
    institution_id,
    ref,
    archived_on,
    statements,
    fields: recordedCourse(course),
    stored: { course },
  };
}

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

/**
 * Checks changed fields of a record by the rules of the import format, and against the categories
 * and campuses that there are.
 *
 * @param around what is there, for who checks several courses of one institution.
 * @returns the reasons by field where it breaks a rule.
 */
export async function checkChange(
  trx: Trx,
  record: Pick<StatedRecord, "kind" | "institution_id" | "fields">,
  changes: RecordedFields,
  around?: CourseAround,
): Promise<CheckedChange | RefusedChange> {
  const value = { ...record.fields, ...changes, ref: "edited" };
  if (record.kind === "institution") return await checkInstitution(record, value);
  return await checkCourse(around ?? (await readCourseAround(trx, record.institution_id)), record, {
    ...value,
    institution: "edited",
  });
}

/** What is wrong with changed fields, by its place; reads texts without cleaning them. */
export async function faultsOf(
  trx: Trx,
  record: Pick<StatedRecord, "kind" | "institution_id" | "fields">,
  changes: RecordedFields,
): Promise<RefusedChange | null> {
  const value = { ...record.fields, ...changes, ref: "edited", institution: "edited" };
  if (record.kind === "institution") {
    const { institution: _, ...fields } = value;
    const { refusals } = await validInstitution(fields);
    return refusals.length === 0 ? null : refusedFor(refusals);
  }
  const { course, refusals } = await validCourse(value);
  if (!course) return refusedFor(refusals);
  const around = await readCourseAround(trx, record.institution_id);
  const stored = inTodaysNames(storedCourse(withoutTexts(course)), around, around.campuses);
  const missing = missingNames(stored, around);
  return missing.length === 0 ? null : refusedFor(missing);
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

async function checkCourse(
  around: CourseAround,
  { fields: before }: Pick<StatedRecord, "fields">,
  value: RecordedFields,
): Promise<CheckedChange | RefusedChange> {
  const { course, refusals } = await validCourse(value);
  if (!course) return refusedFor(refusals);
  const stored = inTodaysNames(storedCourse(course), around, around.campuses);
  const missing = missingNames(stored, around);
  if (missing.length > 0) return refusedFor(missing);
  const { institution: _, ...said } = saidOfCourse(stored);
  return checkedChange(before, recordedCourse(stored), said);
}

async function validCourse(value: RecordedFields) {
  const lists = { institutions: [], categories: [], courses: [{ line: 1, value }], notes: [] };
  let course: CourseRecord | undefined;
  const { refusals } = await validateRecords(lists, async ([first]) => {
    course = first?.record;
  });
  return { course, refusals };
}

const withoutTexts = (course: CourseRecord): CourseRecord =>
  Object.fromEntries(
    Object.entries(course).map(([field, value]) => [
      field,
      kindOf(field) === "rich text" ? null : value,
    ]),
  ) as CourseRecord;

async function checkInstitution(
  { fields: before }: Pick<StatedRecord, "fields">,
  value: RecordedFields,
): Promise<CheckedChange | RefusedChange> {
  const { institution, refusals } = await validInstitution(value);
  if (!institution) return refusedFor(refusals);
  const stored = storedInstitution(institution);
  return checkedChange(before, recordedInstitution(stored), saidOfInstitution(stored));
}

async function validInstitution(value: RecordedFields) {
  const lists = { institutions: [{ line: 1, value }], categories: [], courses: [], notes: [] };
  const { institutions, refusals } = await validateRecords(lists, async () => undefined);
  return { institution: institutions[0]?.record, refusals };
}

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

const BUNDLES = { course: COURSE_BUNDLES, institution: INSTITUTION_BUNDLES };

/** Whose statement a change by people is, and when it is made. */
export interface Author extends Authorship {
  /** YYYY-MM-DD in the Maldives. */
  day: string;
}

/**
 * The statements of a record after its author has said these fields: with each field come those of
 * its bundle, dated that day. What another person's statement says of the same bundle gives way;
 * what registers say stays beside it.
 */
export function withChange(
  { kind, id, statements }: Pick<StatedRecord, "kind" | "id" | "statements">,
  { changed, said }: Pick<CheckedChange, "changed" | "said">,
  { source, day }: Author,
): Statement[] {
  const bundles: readonly Bundle<FactGroup>[] = BUNDLES[kind].filter(({ fields }) =>
    fields.some((field) => changed.includes(field)),
  );
  const { own, others } = ownStatement({ kind, id, statements }, source, day);
  const fields = bundles.flatMap((bundle) => bundle.fields);
  const pick = (from: StatedFields) =>
    Object.fromEntries(
      fields.map((field) => [field, valueIn({ ...unstated(kind), ...from }, field)]),
    );
  const silent = pick({});
  return [
    { ...own, ...datedOn(own, kind, bundles, day), said: { ...own.said, ...pick(said) } },
    ...others.map((each) =>
      isWrittenByPeople(source) && isWrittenByPeople(each.source)
        ? { ...each, said: { ...each.said, ...silent } }
        : each,
    ),
  ];
}

/** What a source says of a record, by field, as the import format writes it. */
export function recordedStatement(kind: RecordKind, { said }: Statement): RecordedFields {
  return kind === "course"
    ? recordedCourse(courseOfSaid({ ...unstated(kind), ...said }, NO_REFERENCE))
    : recordedInstitution(institutionOfSaid({ ...unstated(kind), ...said }, NO_REFERENCE));
}

const NO_REFERENCE = { ref: "", stating: { stated_on: null, holds_until: null, facts: null } };

/** What a source says of a record, or would say first, and what the others say. */
function ownStatement(
  { kind, id, statements }: Pick<StatedRecord, "kind" | "id" | "statements">,
  source: string,
  day: string,
): { own: Statement; others: Statement[] } {
  const own = statements.find((each) => each.source === source) ?? {
    source,
    ref: `office-${kind}-${id}`,
    stated_on: day,
    holds_until: null,
    vanished_on: null,
    facts: null,
    said: unstated(kind),
  };
  return { own, others: statements.filter((each) => each.source !== source) };
}

/** The statements of a record that its author takes back. */
export function archived(
  record: Pick<StatedRecord, "kind" | "id" | "statements">,
  { source, day }: Author,
): Statement[] {
  const { own, others } = ownStatement(record, source, day);
  return [{ ...own, vanished_on: day }, ...others];
}

/** The statements of a record that its author says is there again, whoever took it back. */
export function restored(
  record: Pick<StatedRecord, "kind" | "id" | "statements">,
  { source, day }: Author,
): Statement[] {
  const { own, others } = ownStatement(record, source, day);
  return [
    { ...own, vanished_on: null },
    ...others.map((each) =>
      isWrittenByPeople(each.source) ? { ...each, vanished_on: null } : each,
    ),
  ];
}

/** A statement that says nothing, with the empty lists that columns demand. */
function unstated(kind: RecordKind): StatedFields {
  return kind === "course"
    ? {
        fees: [],
        intakes: [],
        categories: [],
        campuses: [],
        delivery_modalities: "[]",
        languages: "[]",
      }
    : { slides: [], campuses: [], faculties: [] };
}

/** The dates of a statement whose bundles are said anew: other groups keep theirs. */
function datedOn(
  own: Statement,
  kind: RecordKind,
  bundles: readonly Bundle<FactGroup>[],
  day: string,
): Pick<Statement, "stated_on" | "facts"> {
  const groups = new Set(BUNDLES[kind].map(({ group }) => group));
  const anew = new Set(bundles.map(({ group }) => group));
  const facts: GroupDates = { ...own.facts };
  for (const group of groups) {
    if (group === "record") continue;
    const dated = facts[group] ?? { stated_on: own.stated_on, holds_until: null, note: null };
    facts[group] = anew.has(group) ? { stated_on: day, holds_until: null, note: null } : dated;
  }
  return { stated_on: anew.has("record") ? day : own.stated_on, facts };
}

/** Writes a record as its statements say it; `author` is the source of one of them. */
export async function revise(
  trx: Trx,
  { kind, id, stored }: StatedRecord,
  statements: readonly Statement[],
  author: Author,
): Promise<void> {
  await keepStatements(trx, kind, statements);
  for (const each of statements) {
    const { source, ref, stated_on, holds_until, vanished_on, facts, said } = each;
    if (source !== author.source && !isWrittenByPeople(source)) continue;
    const row = {
      ref,
      vanished_on,
      stating: { stated_on, holds_until, facts: facts && JSON.stringify(facts) },
      statement: statements.length > 1 ? statementOf(said) : null,
    };
    await writeSources(trx, kind, [row], { source, ids: new Map([[ref, id]]) });
  }
  if ("course" in stored) await rewriteCourse(trx, stored.course, statements, author);
  else await rewriteInstitution(trx, stored.institution, statements, author);
}
