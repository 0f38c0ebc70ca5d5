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
 * What joining two institutions would change: they are joined by the same code, and all of it is taken
 * back.
 *
 * @throws MatchError where they cannot be joined.
 */
export async function previewJoin(
  storage: Storage,
  ids: readonly [number, number],
): Promise<JoinOutcome> {
  try {
    return await storage.write(async (trx) => {
      throw new PreviewOver(await joinedAndSeen(trx, ids));
    });
  } catch (error) {
    if (error instanceof PreviewOver) return error.preview;
    throw error;
  }
}

async function joinedAndSeen(trx: Trx, ids: readonly [number, number]) {
  await lockCatalogue(trx);
  const [kept, gone] = await partsOfPair(trx, "institution", ids);
  const seen = { kept: await sizedInstitution(trx, kept), gone: await sizedInstitution(trx, gone) };
  const before = await readRevisionChanges(trx, seen.kept.id, 0);
  await joinPair(trx, "institution", [kept, gone], new Date().toISOString());
  const last = before.at(-1)?.version ?? 0;
  const changes = (await readRevisionChanges(trx, seen.kept.id, last)).flatMap((revision) =>
    Object.entries(JSON.parse(revision.changes ?? "{}") as FieldChanges),
  );
  return {
    ...seen,
    changes: changes.map(([field, [was, is]]) => ({ field, before: was, after: is })),
  };
}

async function sizedInstitution(trx: Trx, parts: readonly SourcePart[]) {
  const id = parts[0]?.id ?? 0;
  const name = await readRecordName(trx, "institution", id);
  const sources = parts.map(({ source }) => source);
  return { id, name, sources, ...(await readInstitutionSize(trx, id)) };
}
