import type { Statement } from "#catalogue/statements.ts";
import type { Trx } from "#platform/db/schema.ts";
import type { Authorship } from "../changes.repository.server.ts";
import { changeOfCourse, type ExistingCourse } from "../course-plan.ts";
import { writeCourses } from "../course-writer.repository.server.ts";
import { readExistingCourses } from "../existing-courses.repository.server.ts";
import { readExistingInstitutions } from "../existing-institutions.repository.server.ts";
import { changeOfInstitution, type ExistingInstitution } from "../institution-plan.ts";
import {
  knownOf,
  removeContacts,
  writeInstitutions,
} from "../institution-writer.repository.server.ts";
import { readExistingCategories } from "../records.repository.server.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import {
  mentionOf,
  mergeCourse,
  mergeInstitution,
  parseStatement,
  saidOfCourse,
  saidOfInstitution,
  statementOf,
} from "../statements.ts";
import {
  readPlace,
  removeCourse,
  removeInstitution,
  setAside,
} from "./joined-rows.repository.server.ts";
import { moveParts, type SourcePart, writeStatement } from "./matching.repository.server.ts";

/** A stored record with the statement of each source. */
interface WithStatements<T> {
  existing: T;
  statements: Statement[];
}

/** Joining and splitting is what the directory says of its records. */
export const byOperator = (now: string): Authorship => ({ at: now, source: "magu", user_id: null });

/** Joins two records: the first stays, the address of the second redirects to it. */
export async function joinRecords(
  trx: Trx,
  kind: RecordKind,
  [kept, gone]: [SourcePart, SourcePart],
  now: string,
): Promise<void> {
  const by = byOperator(now);
  const ids = { from: gone.id, to: kept.id };
  if (kind === "course") {
    const [one, other] = [await statedCourse(trx, kept), await statedCourse(trx, gone)];
    const statements = [...one.statements, ...other.statements];
    await moveParts(trx, kind, ids);
    await keepStatements(trx, kind, statements);
    await removeCourse(trx, ids);
    await rewriteCourse(trx, one.existing, statements, by);
    return;
  }
  const [one, other] = [await statedInstitution(trx, kept), await statedInstitution(trx, gone)];
  const statements = [...one.statements, ...other.statements];
  await moveParts(trx, kind, ids);
  await keepStatements(trx, kind, statements);
  await setAside(trx, gone.id);
  await rewriteInstitution(trx, one.existing, statements, by);
  await removeInstitution(trx, ids, now);
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

/** A course with the statements of its sources, relative to one of them. */
export async function statedCourse(
  trx: Trx,
  { id, source, ref }: SourcePart,
): Promise<WithStatements<ExistingCourse>> {
  const { institution_id } = await readPlace(trx, "course", id);
  const institutions = await readExistingInstitutions(trx, { source, id: institution_id });
  const existing = (await readExistingCourses(trx, { source, refs: [ref] }, institutions)).get(ref);
  if (!existing) throw new Error(`Course ${id} is not in ${source}`);
  return withStatements(existing, source);
}

/** A course with the statements of its sources, relative to the one that it was read from. */
export function withStatements(
  existing: ExistingCourse,
  source: string,
): WithStatements<ExistingCourse> {
  const { own, others } = existing;
  const said = parseStatement(own) ?? saidOfCourse(existing);
  return { existing, statements: [{ ...mentionOf(source, own), said }, ...others] };
}

/** An institution with the statements of its sources, relative to one of them. */
export async function statedInstitution(
  trx: Trx,
  { id, source }: Pick<SourcePart, "id" | "source">,
): Promise<WithStatements<ExistingInstitution>> {
  const [existing] = await readExistingInstitutions(trx, { source, id });
  if (!existing) throw new Error(`Institution ${id} is not in ${source}`);
  const { own, others } = existing;
  const said = parseStatement(own) ?? saidOfInstitution(existing);
  return { existing, statements: [{ ...mentionOf(source, own), said }, ...others] };
}

/** Writes a course merged from these statements. */
export async function rewriteCourse(
  trx: Trx,
  existing: ExistingCourse,
  statements: readonly Statement[],
  by: Authorship,
): Promise<void> {
  const rows = await readExistingCategories(trx);
  const categories = new Map(rows.map(({ id, name }) => [name, id]));
  const { institution_id: id } = existing;
  const { source } = await readPlace(trx, "institution", id);
  const institution = (await statedInstitution(trx, { id, source })).existing;
  const merged = mergeCourse(statements, existing, {
    campuses: new Set(institution.contacts.campus.map(({ name }) => name)),
    category: (name) => categories.has(name),
  });
  const change = changeOfCourse(merged, existing);
  if (!change) return;
  await writeCourses(trx, [change], knownOf(source, categories, [institution]), by);
}

/** Writes an institution merged from these statements. */
export async function rewriteInstitution(
  trx: Trx,
  existing: ExistingInstitution,
  statements: readonly Statement[],
  by: Authorship,
): Promise<void> {
  const change = changeOfInstitution(mergeInstitution(statements, existing), existing);
  if (!change) return;
  await writeInstitutions(trx, [change], knownOf("", new Map(), [existing]), by);
  await removeContacts(trx, [change]);
}
