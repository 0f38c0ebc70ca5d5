import { pageMetaOf, pagePart } from "#catalogue/pagination.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Trx } from "#platform/db/schema.ts";
import { NotFoundError } from "#platform/errors.ts";
import { countChanges, readChanges } from "../changes.repository.server.ts";
import { changedFields } from "../changes.ts";
import { isSameValue, type RecordedFields, valueIn } from "../recorded.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import {
  auditOperator,
  type ChangeRecord,
  type ChangeTarget,
  type ReadRecord,
} from "./changing.server.ts";
import { putDraft } from "./editing.repository.server.ts";
import { EDITED_FIELDS } from "./editing.schema.ts";
import { conflictOf, type RecordWithAccess, versionOf } from "./opened.server.ts";
import { newDraft, pickedFields } from "./publication.server.ts";

/** What was published of a record, and how it came to be. */
export function createHistory(readRecord: ReadRecord, changeRecord: ChangeRecord) {
  return {
    /** Published changes, the newest first. */
    history: (
      me: SignedIn,
      record: { kind: RecordKind; id: number },
      { page, limit }: { page: number; limit: number },
    ) =>
      readRecord(me, record, "read", async (trx, { kind, id }) => {
        const of = { kinds: [kind], records: [id] };
        const total = await countChanges(trx, of);
        const rows = await readChanges(trx, of, pagePart({ page, limit }));
        return {
          data: rows.map((change) => ({
            ...versionOf(change),
            is_creation: change.before === null,
            changes: changedFields(change),
          })),
          meta: pageMetaOf(total, page, limit),
        };
      }),

    /** A record as it was published once. */
    version: (
      me: SignedIn,
      { version, ...record }: { kind: RecordKind; id: number; version: number },
    ) =>
      readRecord(me, record, "read", async (trx, opened) => {
        return { version, fields: await fieldsAt(trx, opened, version) };
      }),

    /**
     * Makes a draft that turns a record back into what it was: it is published as any other, and is a
     * change of its own.
     */
    restore: (me: SignedIn, target: ChangeTarget, version: number) =>
      changeRecord(me, target, "edit", async (trx, opened, now) => {
        const { kind, id, viewer, draft, version: based_on } = opened;
        const fields = await fieldsToRestore(trx, opened, version);
        const restoring = newDraft(viewer, { fields, based_on }, now);
        if (!(await putDraft(trx, kind, id, restoring, draft?.tag ?? null))) {
          throw await conflictOf(trx, opened, target.seen, Object.keys(fields));
        }
        await auditOperator(trx, opened, "version_restored", `Version ${version}`);
      }),
  };
}

/** The fields in which a version differs from what is published, as they were. */
export async function fieldsToRestore(
  trx: Trx,
  opened: RecordWithAccess,
  version: number,
): Promise<RecordedFields> {
  const then = await fieldsAt(trx, opened, version);
  const other = Object.keys(then).filter(
    (field) => !isSameValue(valueIn(then, field), valueIn(opened.record.fields, field)),
  );
  return pickedFields(then, other);
}

/**
 * The fields that people change, as they were published in a version: each later change is undone.
 *
 * @throws NotFoundError where nothing is known of it.
 */
export async function fieldsAt(
  trx: Trx,
  { kind, id, version, record }: RecordWithAccess,
  wanted: number,
): Promise<RecordedFields> {
  const later = await readChanges(trx, { kinds: [kind], records: [id], after: wanted });
  if (wanted > version || later.some(({ before }) => before === null)) {
    throw new NotFoundError(`Version ${wanted}`);
  }
  const undone = Object.assign({}, record.fields, ...later.map(({ before }) => before));
  return pickedFields(undone, EDITED_FIELDS[kind]);
}
