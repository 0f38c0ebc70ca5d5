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
import type { Authorship } from "./changes.repository.server.ts";
import type { CheckedChange } from "./checking.server.ts";
import { changeOfCourse, type ExistingCourse } from "./course-plan.ts";
import { writeCourses } from "./course-writer.repository.server.ts";
import { readExistingCourses } from "./existing-courses.repository.server.ts";
import { readExistingInstitutions } from "./existing-institutions.repository.server.ts";
import { changeOfInstitution, type ExistingInstitution } from "./institution-plan.ts";
import {
  knownOf,
  removeContacts,
  writeInstitutions,
} from "./institution-writer.repository.server.ts";
import { READ_BATCH } from "./record-limits.ts";
import { type RecordedFields, recordedCourse, recordedInstitution, valueIn } from "./recorded.ts";
import { readExistingCategories, readPlace } from "./records.repository.server.ts";
import { writeSources, writeStatement } from "./source-writer.repository.server.ts";
import type { RecordKind } from "./sources.repository.server.ts";
import {
  courseOfSaid,
  institutionOfSaid,
  mentionOf,
  mergeCourse,
  mergeInstitution,
  parseStatement,
  type Reference,
  type StatedFields,
  saidOfCourse,
  saidOfInstitution,
  statementOf,
} from "./statements.ts";

/** A record as it is stored, read from one of its sources. */
export type StoredRecord =
  | { kind: "course"; existing: ExistingCourse }
  | { kind: "institution"; existing: ExistingInstitution };

/** A record as people change it: its values, and what each source says of it. */
export type StatedRecord = StoredRecord & {
  id: number;
  /** Of a course its institution, of an institution itself. */
  institution_id: number;
  /** Its reference in the source that it was read from. */
  ref: string;
  archived_on: string | null;
  /** By field, as the import format writes them. */
  fields: RecordedFields;
  statements: Statement[];
};

/** @throws when the source does not state such a record. */
export async function readStatedRecord(
  trx: Trx,
  kind: RecordKind,
  { id, source, ref }: Reference & { id: number },
): Promise<StatedRecord> {
  const { institution_id } = await readPlace(trx, kind, id);
  const institutions = await readExistingInstitutions(trx, { source, id: institution_id });
  if (kind === "institution") {
    const [existing] = institutions;
    if (existing) return statedRecord({ kind, existing }, source);
  } else {
    const courses = await readExistingCourses(trx, { source, refs: [ref] }, institutions);
    const existing = courses.get(ref);
    if (existing) return statedRecord({ kind, existing }, source);
  }
  throw new Error(`The ${kind} ${id} is not in ${source}`);
}

/** Several courses, each by its reference in its nearest source; those of one source together. */
export async function* readStatedCourses(
  trx: Trx,
  rows: readonly Reference[],
): AsyncGenerator<StatedRecord> {
  for (const [source, of] of Map.groupBy(rows, (row) => row.source)) {
    for (let at = 0; at < of.length; at += READ_BATCH) {
      const refs = of.slice(at, at + READ_BATCH).map(({ ref }) => ref);
      for (const existing of (await readExistingCourses(trx, { source, refs }, [])).values()) {
        yield statedRecord({ kind: "course", existing }, source);
      }
    }
  }
}

function statedRecord(stored: StoredRecord, source: string): StatedRecord {
  const { id, ref, archived_on, own, others } = stored.existing;
  const said = saidBy(stored);
  return {
    ...stored,
    id,
    institution_id: stored.kind === "course" ? stored.existing.institution_id : id,
    ref,
    archived_on,
    fields:
      stored.kind === "course"
        ? recordedCourse(stored.existing)
        : recordedInstitution(stored.existing),
    statements: [{ ...mentionOf(source, own), said }, ...others],
  };
}

/** What the source says that a record was read from. */
export function saidBy(stored: StoredRecord): StatedFields {
  const said = parseStatement(stored.existing.own);
  if (said) return said;
  return stored.kind === "course"
    ? saidOfCourse(stored.existing)
    : saidOfInstitution(stored.existing);
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
  record: StatedRecord,
  statements: readonly Statement[],
  author: Author,
): Promise<void> {
  const { kind, id } = record;
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
  await rewrite(trx, record, statements, author);
}

/**
 * Stores each source's statement; for a record with one source the record itself is the statement.
 */
export async function keepStatements(
  trx: Trx,
  kind: RecordKind,
  statements: readonly Statement[],
): Promise<void> {
  const isJoined = statements.length > 1;
  for (const { source, ref, said } of statements) {
    const statement = isJoined ? statementOf(said) : null;
    await writeStatement(trx, kind, { source, ref, statement });
  }
}

/** Writes a record merged from these statements. */
export async function rewrite(
  trx: Trx,
  { kind, existing, institution_id }: StatedRecord,
  statements: readonly Statement[],
  by: Authorship,
): Promise<void> {
  if (kind === "institution") {
    const change = changeOfInstitution(mergeInstitution(statements, existing), existing);
    if (!change) return;
    await writeInstitutions(trx, [change], knownOf("", new Map(), [existing]), by);
    return await removeContacts(trx, [change]);
  }
  const rows = await readExistingCategories(trx);
  const categories = new Map(rows.map(({ id, name }) => [name, id]));
  const { source } = await readPlace(trx, "institution", institution_id);
  const institutions = await readExistingInstitutions(trx, { source, id: institution_id });
  const campuses = institutions.flatMap(({ contacts }) => contacts.campus.map(({ name }) => name));
  const category = (name: string) => categories.has(name);
  const merged = mergeCourse(statements, existing, { campuses: new Set(campuses), category });
  const change = changeOfCourse(merged, existing);
  if (change) await writeCourses(trx, [change], knownOf(source, categories, institutions), by);
}
