import { archiveRecord } from "#features/editing/archiving.server.ts";
import { createCourse } from "#features/editing/creating.server.ts";
import {
  type Draft,
  deleteDraft,
  putDraft,
  readDraft,
} from "#features/editing/editing.repository.server.ts";
import { fieldsToRestore } from "#features/editing/history.server.ts";
import {
  openRecord,
  type RecordWithAccess,
  readDraftAndVersion,
} from "#features/editing/opened.server.ts";
import { isUnpublished, newDraft, publishDraft } from "#features/editing/publication.server.ts";
import { changeOneOfMany } from "#features/editing/together.server.ts";
import { readCourseAround } from "#features/importing/stated-records.server.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import { byTurns } from "./own-courses.server.ts";
import type { PlannedSheetRow } from "./planned-row.ts";
import { readListedIds, removeUnpublishedCourse } from "./spreadsheets.repository.server.ts";

/** What was written of one row, for it to be undone. */
export interface AppliedRow {
  id: number;
  name: string;
  isNew: boolean;
  /** Versions of the course before and after. */
  from: number;
  to: number;
  /** Tag of the draft that waits for an operator since; null where none does. */
  draft: string | null;
}

/** Publishes every row, or submits what an operator looks at first. @throws as one change does. */
export async function applyRows(
  trx: Trx,
  institution: RecordWithAccess,
  rows: readonly PlannedSheetRow[],
  now: Date,
): Promise<AppliedRow[]> {
  const around = await readCourseAround(trx, institution.id);
  const home = { ...institution, around };
  const applied: AppliedRow[] = [];
  await byTurns(rows, async ({ id: known, name, etag, version, fields }) => {
    let id = known;
    if (id === null) {
      const made = await createCourse(trx, home, fields, now);
      await publishDraft(trx, { ...made, around }, made.draft as Draft, now);
      id = made.id;
    } else {
      const course = { id, etag, fields };
      await changeOneOfMany(trx, home.viewer, { act: "publish", course, now, around });
    }
    const { version: to, draft } = await readDraftAndVersion(trx, "course", id);
    applied.push({
      id,
      name,
      isNew: known === null,
      from: version,
      to,
      draft: draft?.tag ?? null,
    });
  });
  return applied;
}

/** Courses that a sentence names. */
const MAX_NAMED_CHANGED = 5;

/**
 * Turns every course back into what it was. A new one is archived, and removed where it was never
 * public.
 *
 * @throws DomainError 409 where any was changed since.
 */
export async function undoRows(
  trx: Trx,
  { id: institution_id, viewer }: RecordWithAccess,
  rows: readonly AppliedRow[],
  now: Date,
): Promise<void> {
  const around = await readCourseAround(trx, institution_id);
  const there = await readListedIds(trx, institution_id);
  const since: string[] = [];
  await byTurns(rows, async (row) => {
    const opened = there.has(row.id)
      ? await openRecord(trx, viewer, "course", row.id, "read")
      : undefined;
    const isSame = opened?.version === row.to && (opened.draft?.tag ?? null) === row.draft;
    if (!isSame) since.push(opened?.row.name ?? row.name);
  });
  if (since.length > 0) throw changedSince(since);
  await byTurns(rows, async (row) => {
    const opened = await openRecord(trx, viewer, "course", row.id, "archive");
    await undoRow(trx, { ...opened, around }, row, now);
  });
}

function changedSince(names: readonly string[]): DomainError {
  const rest = names.length - MAX_NAMED_CHANGED;
  const listed = names.slice(0, MAX_NAMED_CHANGED).join(", ");
  const others = rest > 0 ? ` and ${rest} more` : "";
  return new DomainError(
    "changed_since",
    409,
    `Changed since: ${listed}${others}. Nothing was undone; turn single courses back in their history.`,
  );
}

async function undoRow(
  trx: Trx,
  opened: RecordWithAccess,
  { isNew, from, draft }: AppliedRow,
  now: Date,
): Promise<void> {
  const { id, viewer, version } = opened;
  if (isNew && isUnpublished(opened.row)) return await removeUnpublishedCourse(trx, id);
  if (draft !== null) await deleteDraft(trx, "course", id, draft);
  if (isNew) return await archiveRecord(trx, opened, now);
  if (version === from) return;
  const fields = await fieldsToRestore(trx, opened, from);
  await putDraft(trx, "course", id, newDraft(viewer, { fields, based_on: version }, now), null);
  const waiting = (await readDraft(trx, "course", id)) as Draft;
  await publishDraft(trx, { ...opened, draft: waiting }, waiting, now);
}
