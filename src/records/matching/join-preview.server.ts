import type { Storage } from "#platform/db/database.ts";
import { rehearse } from "#platform/db/rehearsing.ts";
import type { Trx } from "#platform/db/schema.ts";
import { readChanges } from "../changes.repository.server.ts";
import { changedFields } from "../changes.ts";
import { lockCatalogue } from "../records.repository.server.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import {
  readInstitutionSize,
  readRecordName,
  type SourcePart,
} from "./matching.repository.server.ts";
import { joinPair, partsOfPair } from "./matching.service.server.ts";

type JoinOutcome = Awaited<ReturnType<typeof joinedAndSeen>>;

/**
 * What joining two records would change: they are joined by the same code, and all of it is taken
 * back.
 *
 * @throws MatchError where they cannot be joined.
 */
export async function previewJoin(
  storage: Storage,
  kind: RecordKind,
  ids: readonly [number, number],
): Promise<JoinOutcome> {
  return await rehearse(storage, (trx) => joinedAndSeen(trx, kind, ids));
}

async function joinedAndSeen(trx: Trx, kind: RecordKind, ids: readonly [number, number]) {
  await lockCatalogue(trx);
  const [kept, gone] = await partsOfPair(trx, kind, ids);
  const seen = { kept: await seenRecord(trx, kind, kept), gone: await seenRecord(trx, kind, gone) };
  const of = { kinds: [kind], records: [seen.kept.id] };
  const before = await readChanges(trx, of, { offset: 0, limit: 1 });
  await joinPair(trx, kind, [kept, gone], new Date().toISOString());
  const after = before[0]?.version ?? 0;
  const joined = (await readChanges(trx, { ...of, after })).reverse();
  return { ...seen, changes: joined.flatMap(changedFields) };
}

async function seenRecord(trx: Trx, kind: RecordKind, parts: readonly SourcePart[]) {
  const id = parts[0]?.id ?? 0;
  const name = await readRecordName(trx, kind, id);
  const sources = parts.map(({ source }) => source);
  const moves = kind === "institution" ? await readInstitutionSize(trx, id) : null;
  return { id, name, sources, moves };
}
