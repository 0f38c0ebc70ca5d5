import type { Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import { type RecordKind, sourcesOf } from "../sources.repository.server.ts";
import type { Reference } from "../statements.ts";
import type { Candidate, CourseCandidate } from "./pairs.ts";

/** A record's reference in a source, with its current id and the id before it was joined. */
export interface SourcePart extends Reference {
  id: number;
  joined_from: number | null;
}

/**
 * The entries of all sources in all records, except the sample: fictional records match nothing.
 */
export async function readSourceParts(db: Db, kind: RecordKind): Promise<SourcePart[]> {
  const { table, record } = sourcesOf(kind);
  return await db
    .selectFrom(table)
    .select([`${record} as id` as const, "source", "external_ref as ref", "joined_from"])
    .where("source", "<>", "sample")
    .execute();
}

/** An institution, with what an operator decides by; nothing of it is compared. */
export interface ProposedInstitution extends Candidate {
  /** Number of its courses. */
  courses: number;
  /** Names of its campuses. */
  campuses: string[];
}

/** A course, with what an operator decides by; that is not compared. */
export interface ProposedCourse extends CourseCandidate {
  duration_text: string | null;
  credits: number | null;
}

/** Institutions that are not archived, with their sources. */
export async function readInstitutionCandidates(db: Db): Promise<ProposedInstitution[]> {
  const sources = sourcesById(await readSourceParts(db, "institution"));
  const rows = await db
    .selectFrom("institutions")
    .select(["id", "name"])
    .where("archived_on", "is", null)
    .execute();
  const { courses, campuses } = await readExtents(db);
  return rows.flatMap((row) => {
    const own = sources.get(row.id);
    if (!own) return [];
    const extent = { courses: courses.get(row.id) ?? 0, campuses: campuses.get(row.id) ?? [] };
    return [{ ...row, ...extent, sources: own }];
  });
}

/** Number of courses and names of campuses, by institution. */
async function readExtents(db: Db) {
  const counts = await db
    .selectFrom("courses")
    .select(({ fn }) => ["institution_id", fn.countAll().as("count")])
    .where("archived_on", "is", null)
    .groupBy("institution_id")
    .execute();
  const contacts = await db
    .selectFrom("contacts")
    .select(["institution_id", "name"])
    .where("kind", "=", "campus")
    .orderBy("position")
    .execute();
  const campuses = new Map<number, string[]>();
  for (const { institution_id: id, name } of contacts) {
    campuses.set(id, [...(campuses.get(id) ?? []), name]);
  }
  return {
    courses: new Map(counts.map(({ institution_id, count }) => [institution_id, Number(count)])),
    campuses,
  };
}

/** Courses of these institutions that are not archived, with their sources. */
export async function readCourseCandidates(
  db: Db,
  institutions: readonly number[],
): Promise<(ProposedCourse & { institution_id: number })[]> {
  if (institutions.length === 0) return [];
  const sources = sourcesById(await readSourceParts(db, "course"));
  const rows = await db
    .selectFrom("courses")
    .select(["id", "name", "mnqf_level", "awarding_body", "institution_id"])
    .select(["duration_text", "credits"])
    .where("archived_on", "is", null)
    .where("institution_id", "in", institutions)
    .execute();
  return rows.flatMap((row) => {
    const own = sources.get(row.id);
    return own ? [{ ...row, sources: own }] : [];
  });
}

function sourcesById(parts: readonly SourcePart[]): Map<number, string[]> {
  const sources = new Map<number, string[]>();
  for (const { id, source } of parts) sources.set(id, [...(sources.get(id) ?? []), source]);
  return sources;
}

/** Keys of pairs that an operator marked as different records, in both directions. */
export async function readKeptApart(db: Db, kind: RecordKind): Promise<Set<string>> {
  const rows = await db
    .selectFrom("records_kept_apart")
    .selectAll()
    .where("kind", "=", kind)
    .execute();
  return new Set(
    rows.flatMap((row) => {
      const one = { source: row.source, ref: row.external_ref };
      const other = { source: row.other_source, ref: row.other_ref };
      return [apartKey(one, other), apartKey(other, one)];
    }),
  );
}

/** A pair of references as one key. */
export const apartKey = (one: Reference, other: Reference): string =>
  JSON.stringify([one.source, one.ref, other.source, other.ref]);

/** Marks two records as different. */
export async function keepApart(
  trx: Trx,
  kind: RecordKind,
  pairs: readonly (readonly [Reference, Reference])[],
): Promise<void> {
  const rows = pairs.map(([one, other]) => ({
    kind,
    source: one.source,
    external_ref: one.ref,
    other_source: other.source,
    other_ref: other.ref,
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto("records_kept_apart")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the mark that they are different. */
export async function forgetApart(
  trx: Trx,
  kind: RecordKind,
  pairs: readonly (readonly [Reference, Reference])[],
): Promise<void> {
  for (const [one, other] of pairs) {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      await trx
        .deleteFrom("records_kept_apart")
        .where("kind", "=", kind)
        .where("source", "=", first.source)
        .where("external_ref", "=", first.ref)
        .where("other_source", "=", second.source)
        .where("other_ref", "=", second.ref)
        .execute();
    }
  }
}

/** Moves all entries of a record to another; its address redirects there from then on. */
export async function moveParts(
  trx: Trx,
  kind: RecordKind,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { table, record } = sourcesOf(kind);
  await trx
    .updateTable(table)
    .set(({ fn, val }) => ({ [record]: to, joined_from: fn.coalesce("joined_from", val(from)) }))
    .where(record, "=", from)
    .execute();
}

/** Moves one entry of a record to a record of its own. */
export async function moveOnePart(
  trx: Trx,
  kind: RecordKind,
  { source, ref }: Reference,
  to: number,
): Promise<void> {
  const { table, record } = sourcesOf(kind);
  await trx
    .updateTable(table)
    .set({ [record]: to, joined_from: null, statement: null })
    .where("source", "=", source)
    .where("external_ref", "=", ref)
    .execute();
}

/** The name that a record has now; empty where it is gone. */
export async function readRecordName(db: Db, kind: RecordKind, id: number): Promise<string> {
  const found = await db
    .selectFrom(kind === "course" ? "courses" : "institutions")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirst();
  return found?.name ?? "";
}

/** How many courses and members an institution has. */
export async function readInstitutionSize(db: Db, id: number) {
  const count = (table: "courses" | "memberships") =>
    totalOf(db.selectFrom(table).where("institution_id", "=", id));
  return { courses: await count("courses"), members: await count("memberships") };
}
