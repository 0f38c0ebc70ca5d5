import type { Trx } from "#platform/db/schema.ts";
import type { Authorship } from "../changes.repository.server.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { keepStatements, readStatedRecord, rewrite } from "../stated-records.server.ts";
import { removeCourse, removeInstitution, setAside } from "./joined-rows.repository.server.ts";
import { moveParts, type SourcePart } from "./matching.repository.server.ts";

/** Joining and splitting is what the directory says of its records. */
export const byOperator = (now: string): Authorship => ({ at: now, source: "magu", user_id: null });

/** Joins two records: the first stays, the address of the second redirects to it. */
export async function joinRecords(
  trx: Trx,
  kind: RecordKind,
  [kept, gone]: [SourcePart, SourcePart],
  now: string,
): Promise<void> {
  const one = await readStatedRecord(trx, kind, kept);
  const other = await readStatedRecord(trx, kind, gone);
  const statements = [...one.statements, ...other.statements];
  const ids = { from: gone.id, to: kept.id };
  await moveParts(trx, kind, ids);
  await keepStatements(trx, kind, statements);
  // An institution is removed last: what is its own moves to the one that was written before.
  await (kind === "course" ? removeCourse(trx, ids) : setAside(trx, gone.id));
  await rewrite(trx, one, statements, byOperator(now));
  if (kind === "institution") await removeInstitution(trx, ids, now);
}
