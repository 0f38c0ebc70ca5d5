import type { RecordKind } from "#features/publishing/sources.repository.server.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { lockCatalogue } from "../importing.repository.server.ts";
import type { FieldChanges } from "../recorded.ts";
import {
  readInstitutionSize,
  readRecordName,
  readRevisionChanges,
  type SourcePart,
} from "./matching.repository.server.ts";
import { joinPair, partsOfPair } from "./matching.service.server.ts";

type JoinOutcome = Awaited<ReturnType<typeof joinedAndSeen>>;

/** Ends the transaction of a preview, which thereby writes nothing. */
class PreviewOver extends Error {
  readonly preview: JoinOutcome;

  constructor(preview: JoinOutcome) {
    super("The preview is over");
    this.preview = preview;
  }
}

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
  try {
    return await storage.write(async (trx) => {
      throw new PreviewOver(await joinedAndSeen(trx, kind, ids));
    });
  } catch (error) {
    if (error instanceof PreviewOver) return error.preview;
    throw error;
  }
}

async function joinedAndSeen(trx: Trx, kind: RecordKind, ids: readonly [number, number]) {
  await lockCatalogue(trx);
  const [kept, gone] = await partsOfPair(trx, kind, ids);
  const seen = { kept: await seenRecord(trx, kind, kept), gone: await seenRecord(trx, kind, gone) };
  const record = { kind, id: seen.kept.id };
  const before = await readRevisionChanges(trx, record, 0);
  await joinPair(trx, kind, [kept, gone], new Date().toISOString());
  const last = before.at(-1)?.version ?? 0;
  const changes = (await readRevisionChanges(trx, record, last)).flatMap((revision) =>
    Object.entries(JSON.parse(revision.changes ?? "{}") as FieldChanges),
  );
  return {
    ...seen,
    changes: changes.map(([field, [was, is]]) => ({ field, before: was, after: is })),
  };
}

async function seenRecord(trx: Trx, kind: RecordKind, parts: readonly SourcePart[]) {
  const id = parts[0]?.id ?? 0;
  const name = await readRecordName(trx, kind, id);
  const sources = parts.map(({ source }) => source);
  const moves = kind === "institution" ? await readInstitutionSize(trx, id) : null;
  return { id, name, sources, moves };
}
