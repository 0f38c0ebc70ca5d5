import type { Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import { raiseCatalogueVersion } from "../records.repository.server.ts";
import { archived, restored, revise } from "../stated-records.server.ts";
import { auditOperator } from "./changing.server.ts";
import { countListedCourses, readRecordRow } from "./editing.repository.server.ts";
import { NOT_YOURS, type RecordWithAccess, refuseState } from "./opened.server.ts";
import { authorOf } from "./publication.server.ts";

/** Takes a record out. @throws DomainError for an institution of which courses are offered. */
export async function archiveRecord(trx: Trx, opened: RecordWithAccess, now: Date): Promise<void> {
  await refuseInstitution(trx, opened);
  const author = await authorOf(trx, opened, now);
  await revise(trx, opened.record, archived(opened.record, author), author);
  await raiseCatalogueVersion(trx);
  await auditOperator(trx, opened, "record_archived");
}

/** Brings an archived record back. @throws DomainError for a course of an archived institution. */
export async function bringRecordBack(
  trx: Trx,
  opened: RecordWithAccess,
  now: Date,
): Promise<void> {
  const home = await readRecordRow(trx, "institution", opened.row.institution_id);
  if (opened.kind === "course" && home?.archived_on != null) {
    throw refuseState("Its institution is archived: that comes back first.");
  }
  const author = await authorOf(trx, opened, now);
  await revise(trx, opened.record, restored(opened.record, author), author);
  await raiseCatalogueVersion(trx);
  await auditOperator(trx, opened, "record_brought_back");
}

/** An institution is archived by an operator, once nothing of it is offered. */
async function refuseInstitution(
  trx: Trx,
  { kind, id, isOperator }: RecordWithAccess,
): Promise<void> {
  if (kind !== "institution") return;
  if (!isOperator) throw new DomainError("forbidden", 403, NOT_YOURS);
  if ((await countListedCourses(trx, id)) > 0) throw refuseState("Archive its courses first.");
}
