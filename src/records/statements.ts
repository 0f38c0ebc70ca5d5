import { isWrittenByPeople } from "#catalogue/sources.ts";
import {
  COURSE_BUNDLES,
  type GroupDates,
  INSTITUTION_BUNDLES,
  type Mention,
  mentionsInOrder,
  mergeStatements,
  type Statement,
} from "#catalogue/statements.ts";
import type { CourseRecord } from "./record.schema.ts";
import {
  recordedIntakes,
  type Stating,
  type StoredCourse,
  type StoredInstitution,
  storedIntakes,
} from "./stored.ts";

/** One source's row for a record. */
export interface SourceRow {
  ref: string;
  stating: Stating;
  vanished_on: string | null;
  /**
   * JSON of the source's statement; null for the only source, whose statement is the record itself.
   */
  statement: string | null;
}

/** The state of a stored record, besides its fields. */
export interface StandingSource {
  id: number;
  archived_on: string | null;
  /** The source that the record's row refers to. */
  nearest: Reference;
  own: SourceRow;
  others: Statement[];
}

/** A record merged from its sources. */
export interface MergedRecord<T> {
  stored: T;
  archived_on: string | null;
  nearest: Reference;
}

/** The planned writes for one record. */
export interface PlannedRecord<Change> {
  ref: string;
  /** Null where the record itself does not change. */
  change: Change | null;
  /** Null where its source's row does not change. */
  sourceRow: SourceRow | null;
  /** True where more changes than the date of the source's statement. */
  isNews: boolean;
}

/** A record's reference in a source. */
export interface Reference {
  source: string;
  ref: string;
}

export type StatedFields = Readonly<Record<string, unknown>>;

/** A source's statement as JSON text: equal for equal values in any order. */
export function statementOf(said: StatedFields): string {
  return JSON.stringify(said, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** The statement in a source's row; null where the record itself is the statement. */
export function parseStatement({ statement }: Pick<SourceRow, "statement">): StatedFields | null {
  return statement === null ? null : (JSON.parse(statement) as StatedFields);
}

/** A course as a statement: every field by name. */
export function saidOfCourse({ institution, row, ...lists }: StoredCourse): StatedFields {
  const { fees, categories, campuses } = lists;
  const { intakes, intake_details } = recordedIntakes(lists.intakes);
  return {
    institution,
    ...row,
    fees,
    intakes,
    // Left out where empty, so that statements of earlier releases stay equal.
    ...(intake_details.length > 0 && { intake_details }),
    categories,
    campuses,
  };
}

/** The course of a statement. */
export function courseOfSaid(
  said: StatedFields,
  { ref, stating }: Pick<StoredCourse, "ref" | "stating">,
) {
  const { institution, fees, intakes, intake_details, categories, campuses, ...row } = said;
  const times = storedIntakes({
    intakes: (intakes ?? []) as CourseRecord["intakes"],
    intake_details: (intake_details ?? []) as CourseRecord["intake_details"],
  });
  const lists = { fees, intakes: times, categories, campuses };
  return { ref, stating, institution, row, ...lists } as StoredCourse;
}

/** An institution as a statement. Omitted lists are taken from `before`. */
export function saidOfInstitution(
  { row, slides, contacts }: StoredInstitution,
  before: StatedFields = {},
): StatedFields {
  return {
    ...row,
    slides: slides ?? before.slides ?? [],
    campuses: contacts.campus ?? before.campuses ?? [],
    faculties: contacts.faculty ?? before.faculties ?? [],
  };
}

/** The institution of a statement. */
export function institutionOfSaid(
  said: StatedFields,
  { ref, stating }: Pick<StoredInstitution, "ref" | "stating">,
) {
  const { slides, campuses, faculties, ...row } = said;
  const contacts = { campus: campuses, faculty: faculties };
  return { ref, stating, row, slides, contacts } as StoredInstitution;
}

/** A source's row as the catalogue's type. */
export function mentionOf(source: string, { ref, stating, vanished_on }: SourceRow): Mention {
  const { stated_on, holds_until, facts } = stating;
  return {
    source,
    ref,
    stated_on,
    holds_until,
    vanished_on,
    facts: facts === null ? null : (JSON.parse(facts) as GroupDates),
  };
}

/** The course merged from all of its sources; only with campuses that its institution has. */
export function mergeCourse(
  statements: readonly Statement[],
  own: Pick<StoredCourse, "ref" | "stating" | "institution">,
  has: { campuses: ReadonlySet<string>; category: (name: string) => boolean },
): MergedRecord<StoredCourse> {
  const course = courseOfSaid(mergeStatements(COURSE_BUNDLES, statements), own);
  const stored = {
    ...course,
    institution: own.institution,
    categories: course.categories.filter(has.category),
    campuses: course.campuses.filter((name) => has.campuses.has(name)),
  };
  return { stored, ...standingOf(statements) };
}

/** The institution merged from all of its sources. */
export function mergeInstitution(
  statements: readonly Statement[],
  own: Pick<StoredInstitution, "ref" | "stating">,
): MergedRecord<StoredInstitution> {
  const said = mergeStatements(INSTITUTION_BUNDLES, statements);
  return { stored: institutionOfSaid(said, own), ...standingOf(statements) };
}

/**
 * A record is archived once no source lists it, since the last one stopped listing it; or once its
 * institution or the directory takes it back.
 */
export function standingOf(
  mentions: readonly Mention[],
): Pick<MergedRecord<unknown>, "archived_on" | "nearest"> {
  const [nearest] = mentionsInOrder(mentions);
  const vanished = mentions.flatMap(({ vanished_on }) => vanished_on ?? []);
  const takenBack = mentions.find(
    ({ source, vanished_on }) => vanished_on !== null && isWrittenByPeople(source),
  );
  const gone = vanished.length < mentions.length ? null : (vanished.sort().at(-1) ?? null);
  return {
    archived_on: takenBack?.vanished_on ?? gone,
    nearest: { source: nearest?.source ?? "", ref: nearest?.ref ?? "" },
  };
}

/** What is written of a record that the import's own source states. */
export function plannedRecord<Change>(
  own: SourceRow,
  change: Change | null,
  existing: StandingSource | undefined,
): PlannedRecord<Change> {
  const isSame = existing !== undefined && saysTheSame(own, existing.own);
  const isSameDate = own.stating.stated_on === existing?.own.stating.stated_on;
  const sourceRow = isSame && isSameDate ? null : own;
  return { ref: own.ref, change, sourceRow, isNews: change !== null || !isSame };
}

/** True where a source's statement did not change, whatever its date. */
function saysTheSame(a: SourceRow, b: SourceRow): boolean {
  return (
    a.vanished_on === b.vanished_on &&
    a.statement === b.statement &&
    a.stating.holds_until === b.stating.holds_until &&
    a.stating.facts === b.stating.facts
  );
}
