import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import { type AuditedBy, record } from "../audit/audit.repository.server.ts";
import { lockCatalogue, raiseCatalogueVersion, readPlace } from "../records.repository.server.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { joinRecords } from "./joining.server.ts";
import {
  apartKey,
  forgetApart,
  keepApart,
  type ProposedCourse,
  type ProposedInstitution,
  readCourseCandidates,
  readInstitutionCandidates,
  readKeptApart,
  readRecordName,
  readSourceParts,
  type SourcePart,
} from "./matching.repository.server.ts";
import { type Candidate, coursePairs, institutionPairs, type Pair } from "./pairs.ts";
import { splitRecord } from "./splitting.server.ts";

/** Pairs of records that may be the same. */
export interface Proposals {
  institutions: Pair<ProposedInstitution>[];
  /** Pairs within one institution, or within two that are certainly the same. */
  courses: Pair<ProposedCourse>[];
}

/** A record that was made one with another. */
interface JoinedEntry {
  kind: RecordKind;
  id: number;
  name: string;
  /** What the joined record was called by, and would be again. */
  former_id: number;
  /** Key of the source that stated the joined record, and its name there. */
  source: string;
  ref: string;
}

/** A pair that cannot be joined, or a record that is not joined; nothing was changed. */
class MatchError extends DomainError {
  override name = "MatchError";

  constructor(message: string) {
    super("no_match", 422, message);
  }
}

/** Finds pairs of records from different sources that may be the same. Writes nothing. */
export async function proposePairs(storage: Storage): Promise<Proposals> {
  return await storage.snapshot(async (trx) => {
    const institutions = await proposeInstitutions(trx);
    return { institutions, courses: await proposeCourses(trx, institutions) };
  });
}

/**
 * Joins every certain pair, institutions first, in one transaction.
 *
 * @returns the joined pairs.
 */
export async function joinCertain(storage: Storage, by: AuditedBy): Promise<Proposals> {
  return await inOneGo(storage, async (trx, now) => {
    const institutions = (await proposeInstitutions(trx)).filter(({ isCertain }) => isCertain);
    await joinAll(trx, "institution", institutions, { now, by });
    const courses = (await proposeCourses(trx, [])).filter(({ isCertain }) => isCertain);
    await joinAll(trx, "course", courses, { now, by });
    const joined = { institutions, courses };
    return { result: joined, changed: institutions.length + courses.length > 0 };
  });
}

/**
 * Joins two records on an operator's decision; the older address stays.
 *
 * @throws MatchError when they cannot be joined.
 */
export async function confirmPair(
  storage: Storage,
  kind: RecordKind,
  ids: readonly [number, number],
  by: AuditedBy,
): Promise<void> {
  await inOneGo(storage, async (trx, now) => {
    const [kept, gone] = await partsOfPair(trx, kind, ids);
    const [keptId, goneId] = [firstOf(kept).id, firstOf(gone).id];
    const name = await readRecordName(trx, kind, goneId);
    await joinPair(trx, kind, [kept, gone], now);
    await noteJoin(trx, by, { kind, kept: keptId, gone: `${goneId} ${name}` });
    return { result: undefined, changed: true };
  });
}

/**
 * Joins a pair, of which the first stays.
 *
 * @throws MatchError when they cannot be joined.
 */
export async function joinPair(
  trx: Trx,
  kind: RecordKind,
  [kept, gone]: readonly [SourcePart[], SourcePart[]],
  now: string,
): Promise<void> {
  const shared = kept.find(({ source }) => gone.some((part) => part.source === source));
  if (shared) throw new MatchError(`${shared.source} states both, so they are two.`);
  if (kind === "course") await assertOneInstitution(trx, [firstOf(kept).id, firstOf(gone).id]);
  await forgetApart(trx, kind, crossed(kept, gone));
  await joinRecords(trx, kind, [firstOf(kept), firstOf(gone)], now);
}

/**
 * Marks two records as different, so that they are not proposed again.
 *
 * @throws MatchError when one of them does not exist.
 */
export async function keepPairApart(
  storage: Storage,
  kind: RecordKind,
  ids: readonly [number, number],
  by: AuditedBy,
): Promise<void> {
  await storage.write(async (trx) => {
    const [one, other] = await partsOfPair(trx, kind, ids);
    await keepApart(trx, kind, crossed(one, other));
    const [first, second] = [firstOf(one).id, firstOf(other).id];
    const subject = { kind, id: first, name: await readRecordName(trx, kind, first) };
    const detail = `${second} ${await readRecordName(trx, kind, second)}`;
    await record(trx, { by, action: "records_kept_apart", subject, detail });
  });
}

/**
 * Undoes a join: the record with this former id is restored with its source's statement.
 *
 * @throws MatchError when no record of this id was joined with another.
 */
export async function splitJoined(
  storage: Storage,
  kind: RecordKind,
  id: number,
  by: AuditedBy,
): Promise<void> {
  await inOneGo(storage, async (trx, now) => {
    const part = (await readSourceParts(trx, kind)).find(({ joined_from }) => joined_from === id);
    if (!part) throw new MatchError(`No ${kind} ${id} was joined with another.`);
    await splitRecord(trx, kind, { ...part, joined_from: id }, now);
    const subject = { kind, id, name: await readRecordName(trx, kind, id) };
    await record(trx, { by, action: "record_split", subject, detail: `From ${part.id}` });
    return { result: undefined, changed: true };
  });
}

/** Records that were joined to another, by kind and by the record that stayed. */
export async function listJoined(storage: Storage): Promise<JoinedEntry[]> {
  return await storage.snapshot(async (trx) => {
    const joined: JoinedEntry[] = [];
    for (const kind of ["institution", "course"] as const) {
      const byId = Map.groupBy(await readSourceParts(trx, kind), ({ id }) => id);
      for (const [id, parts] of byId) {
        if (parts.length < 2) continue;
        const gone = parts.flatMap(({ joined_from: former_id, source, ref }) =>
          former_id === null ? [] : { former_id, source, ref },
        );
        const name = gone.length > 0 ? await readRecordName(trx, kind, id) : "";
        joined.push(...gone.map((one) => ({ kind, id, name, ...one })));
      }
    }
    return joined;
  });
}

async function inOneGo<T>(
  storage: Storage,
  change: (trx: Trx, now: string) => Promise<{ result: T; changed: boolean }>,
): Promise<T> {
  return await storage.write(async (trx) => {
    await lockCatalogue(trx);
    const { result, changed } = await change(trx, new Date().toISOString());
    if (changed) await raiseCatalogueVersion(trx);
    return result;
  });
}

async function proposeInstitutions(trx: Trx): Promise<Pair<ProposedInstitution>[]> {
  const pairs = institutionPairs(await readInstitutionCandidates(trx));
  return await withoutKeptApart(trx, "institution", pairs);
}

/**
 * Pairs of courses in institutions with several sources, or in pairs that are certainly the same.
 */
async function proposeCourses(trx: Trx, institutions: Pair[]): Promise<Pair<ProposedCourse>[]> {
  const certain = institutions.filter(({ isCertain }) => isCertain).map(({ records }) => records);
  const home = new Map(certain.flatMap(([kept, gone]) => [[gone.id, kept.id] as const]));
  const joined = (await readInstitutionCandidates(trx))
    .filter(({ sources }) => sources.length > 1)
    .map(({ id }) => id);
  const ids = new Set([...joined, ...certain.flat().map(({ id }) => id)]);
  const courses = await readCourseCandidates(trx, [...ids]);
  const byInstitution = Map.groupBy(courses, (course) => {
    return home.get(course.institution_id) ?? course.institution_id;
  });
  const pairs = [...byInstitution.values()].flatMap(coursePairs);
  return await withoutKeptApart(trx, "course", pairs);
}

async function withoutKeptApart<T extends Candidate>(
  trx: Trx,
  kind: RecordKind,
  pairs: Pair<T>[],
): Promise<Pair<T>[]> {
  const apart = await readKeptApart(trx, kind);
  if (apart.size === 0 || pairs.length === 0) return pairs;
  const parts = Map.groupBy(await readSourceParts(trx, kind), ({ id }) => id);
  return pairs.filter(({ records: [one, other] }) =>
    crossed(parts.get(one.id) ?? [], parts.get(other.id) ?? []).every(
      ([first, second]) => !apart.has(apartKey(first, second)),
    ),
  );
}

/** When records are joined, and who says so. */
interface Join {
  now: string;
  by: AuditedBy;
}

/** Writes down who joined two records. @param gone number and name of the second. */
async function noteJoin(
  trx: Trx,
  by: AuditedBy,
  { kind, kept, gone }: { kind: RecordKind; kept: number; gone: string },
): Promise<void> {
  const subject = { kind, id: kept, name: await readRecordName(trx, kind, kept) };
  await record(trx, { by, action: "records_joined", subject, detail: gone });
}

async function joinAll(
  trx: Trx,
  kind: RecordKind,
  pairs: Pair[],
  { now, by }: Join,
): Promise<void> {
  if (pairs.length === 0) return;
  const parts = Map.groupBy(await readSourceParts(trx, kind), ({ id }) => id);
  for (const { records } of pairs) {
    const [kept, gone] = records.map(({ id }) => firstOf(parts.get(id) ?? []));
    if (!kept || !gone) continue;
    await joinRecords(trx, kind, [kept, gone], now);
    await noteJoin(trx, by, { kind, kept: kept.id, gone: `${gone.id} ${records[1].name}` });
  }
}

/** The sources of both, the older one first. @throws MatchError. */
export async function partsOfPair(
  trx: Trx,
  kind: RecordKind,
  ids: readonly [number, number],
): Promise<[SourcePart[], SourcePart[]]> {
  const parts = Map.groupBy(await readSourceParts(trx, kind), ({ id }) => id);
  const [older, newer] = [Math.min(...ids), Math.max(...ids)];
  const [kept, gone] = [parts.get(older), parts.get(newer)];
  if (older === newer) throw new MatchError(`${older} is one ${kind} already.`);
  if (!kept) throw new MatchError(`There is no ${kind} ${older} of a real source.`);
  if (!gone) throw new MatchError(`There is no ${kind} ${newer} of a real source.`);
  return [kept, gone];
}

async function assertOneInstitution(trx: Trx, [one, other]: readonly [number, number]) {
  const [first, second] = [
    await readPlace(trx, "course", one),
    await readPlace(trx, "course", other),
  ];
  if (first.institution_id === second.institution_id) return;
  throw new MatchError(
    `The courses are of the institutions ${first.institution_id} and ${second.institution_id}; join those first.`,
  );
}

function firstOf(parts: readonly SourcePart[]): SourcePart {
  const [part] = parts;
  if (!part) throw new MatchError("A record without a source cannot be joined.");
  return part;
}

const crossed = (
  one: readonly SourcePart[],
  other: readonly SourcePart[],
): [SourcePart, SourcePart][] =>
  one.flatMap((first) => other.map((second): [SourcePart, SourcePart] => [first, second]));
