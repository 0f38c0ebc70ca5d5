import {
  COURSE_BUNDLES,
  type GroupDates,
  INSTITUTION_BUNDLES,
  type Mention,
  mentionsInOrder,
  mergeStatements,
  type Statement,
} from "#catalogue/statements.ts";
import type { Stating, StoredCourse, StoredInstitution } from "./stored.ts";

/** What one source says of a record as its row in the table of sources holds it. */
export interface SourceRow {
  ref: string;
  stating: Stating;
  vanished_on: string | null;
  /** JSON of what the source says; null where it is the only one: then the record says it. */
  statement: string | null;
}

/** How a record is stored, apart from what it says. */
export interface StandingSource {
  id: number;
  archived_on: string | null;
  /** The source that the record's row names. */
  nearest: Reference;
  own: SourceRow;
  /** What the other sources say. */
  others: Statement[];
}

/** A record as it stands once its sources have spoken. */
export interface MergedRecord<T> {
  stored: T;
  archived_on: string | null;
  nearest: Reference;
}

/** Names a record in a source. */
export interface Reference {
  source: string;
  ref: string;
}

export type StatedFields = Readonly<Record<string, unknown>>;

/** What a source says as JSON text: alike where it says the same, in whatever order. */
export function statementOf(said: StatedFields): string {
  return JSON.stringify(said, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** A course as a statement holds it: every field under its name. */
export function saidOfCourse({ institution, row, ...lists }: StoredCourse): StatedFields {
  const { fees, intakes, categories, campuses } = lists;
  return { institution, ...row, fees, intakes, categories, campuses };
}

/** The course that a statement holds. */
export function courseOfSaid(
  said: StatedFields,
  { ref, stating }: Pick<StoredCourse, "ref" | "stating">,
) {
  const { institution, fees, intakes, categories, campuses, ...row } = said;
  return { ref, stating, institution, row, fees, intakes, categories, campuses } as StoredCourse;
}

/** An institution as a statement holds it. Lists that it leaves out are those of `before`. */
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

/** The institution that a statement holds. */
export function institutionOfSaid(
  said: StatedFields,
  { ref, stating }: Pick<StoredInstitution, "ref" | "stating">,
) {
  const { slides, campuses, faculties, ...row } = said;
  const contacts = { campus: campuses, faculty: faculties };
  return { ref, stating, row, slides, contacts } as StoredInstitution;
}

/** A source's part in a record as the rules of the catalogue take it. */
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

/** The course that all of its sources make; only those campuses that its institution has. */
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

/** The institution that all of its sources make. */
export function mergeInstitution(
  statements: readonly Statement[],
  own: Pick<StoredInstitution, "ref" | "stating">,
): MergedRecord<StoredInstitution> {
  const said = mergeStatements(INSTITUTION_BUNDLES, statements);
  return { stored: institutionOfSaid(said, own), ...standingOf(statements) };
}

/** A record is archived once none of its sources holds it: since the last of them let it go. */
export function standingOf(
  mentions: readonly Mention[],
): Pick<MergedRecord<unknown>, "archived_on" | "nearest"> {
  const [nearest] = mentionsInOrder(mentions);
  const vanished = mentions.flatMap(({ vanished_on }) => vanished_on ?? []);
  return {
    archived_on: vanished.length < mentions.length ? null : (vanished.sort().at(-1) ?? null),
    nearest: { source: nearest?.source ?? "", ref: nearest?.ref ?? "" },
  };
}

/** True where a source says of a record what it said before, at whatever date. */
export function saysTheSame(a: SourceRow, b: SourceRow): boolean {
  return (
    a.vanished_on === b.vanished_on &&
    a.statement === b.statement &&
    a.stating.holds_until === b.stating.holds_until &&
    a.stating.facts === b.stating.facts
  );
}
