import type { KeyBearer, SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { record } from "../audit/audit.repository.server.ts";
import type { AuditAction } from "../audit/audit-actions.ts";
import { lockCatalogue } from "../records.repository.server.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { officeRecord } from "./office-answer.server.ts";
import { conflictOf, openRecord, type RecordWithAccess, type Viewer } from "./opened.server.ts";
import type { Action } from "./permissions.ts";

/** A record that is to be changed, and the `etag` by which its sender saw it. */
export interface ChangeTarget {
  kind: RecordKind;
  id: number;
  seen: string;
}

/** Who calls the office: a person who is signed in, or a system with a key. */
export type OfficeCaller = SignedIn | KeyBearer;

/** Who calls, with the institutions that they speak for. */
export type ViewerOf = (caller: OfficeCaller) => Promise<Viewer>;

/** Changes one record in a transaction, and answers it as it is then. */
export type ChangeRecord = (
  me: OfficeCaller,
  target: ChangeTarget,
  action: Action,
  work: (trx: Trx, opened: RecordWithAccess, now: Date) => Promise<void>,
) => ReturnType<typeof officeRecord>;

/** Reads a record for somebody, in one snapshot. @throws as `openRecord`. */
export type ReadRecord = <T>(
  me: OfficeCaller,
  record: Pick<ChangeTarget, "kind" | "id">,
  action: Action,
  read: (trx: Trx, opened: RecordWithAccess) => T | Promise<T>,
) => Promise<T>;

export const recordReader =
  (storage: Storage, viewerOf: ViewerOf): ReadRecord =>
  async (me, { kind, id }, action, read) => {
    const viewer = await viewerOf(me);
    return await storage.snapshot(async (trx) =>
      read(trx, await openRecord(trx, viewer, kind, id, action)),
    );
  };

/** Writes to the audit log what an operator did with a record; what members do is in its history. */
export async function auditOperator(
  trx: Trx,
  { isOperator, viewer, kind, id, row }: RecordWithAccess,
  action: AuditAction,
  detail: string | null = null,
): Promise<void> {
  if (!isOperator || viewer.id === null) return;
  const by = { id: viewer.id, name: viewer.name };
  await record(trx, { by, action, subject: { kind, id, name: row.name }, detail });
}

/**
 * No import and no other person changes a published record meanwhile. What is done throws
 * ConflictError where the record is not as its sender saw it.
 */
export const recordChanger =
  (storage: Storage, viewerOf: ViewerOf): ChangeRecord =>
  async (me, { kind, id, seen }, action, work) => {
    const viewer = await viewerOf(me);
    return await storage.write(async (trx) => {
      await lockCatalogue(trx);
      const opened = await openRecord(trx, viewer, kind, id, action);
      if (opened.etag !== seen) throw await conflictOf(trx, opened, seen, []);
      await work(trx, opened, new Date());
      return await officeRecord(trx, await openRecord(trx, viewer, kind, id, "read"));
    });
  };
