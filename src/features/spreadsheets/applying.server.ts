import type { Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import { readChanges, sheetBatch } from "#records/changes.repository.server.ts";
import { readCourseAround } from "#records/checking.server.ts";
import { archiveRecord } from "#records/editing/archiving.server.ts";
import { createCourse } from "#records/editing/creating.server.ts";
import { type Draft, deleteDraft } from "#records/editing/editing.repository.server.ts";
import { fieldsToRestore } from "#records/editing/history.server.ts";
import { openRecord, type RecordWithAccess } from "#records/editing/opened.server.ts";
import {
  isUnpublished,
  publishDraft,
  publishOrSubmit,
} from "#records/editing/publication.server.ts";
import { changeOneOfMany } from "#records/editing/together.server.ts";
import { byTurns } from "./own-courses.server.ts";
import type { PlannedSheetRow } from "./planned-row.ts";
import {
  readDraftsOfBatch,
  readListedIds,
  removeUnpublishedCourse,
  type StoredSheet,
} from "./spreadsheets.repository.server.ts";

/** Publishes every row, or submits what an operator looks at first. @throws as one change does. */
export async function applyRows(
  trx: Trx,
  institution: RecordWithAccess,
  rows: readonly PlannedSheetRow[],
  now: Date,
): Promise<void> {
  const around = await readCourseAround(trx, institution.id);
  const home = { ...institution, around };
  await byTurns(rows, async ({ id, etag, fields }) => {
    if (id === null) {
      const made = await createCourse(trx, home, fields, now);
      return await publishDraft(trx, { ...made, around }, made.draft as Draft, now);
    }
    const course = { id, etag, fields };
    await changeOneOfMany(trx, home.viewer, { act: "publish", course, now, around });
  });
}

/** Courses that a sentence names. */
const MAX_NAMED_CHANGED = 5;

/**
 * Turns every course back into what it was. A new one is archived, and removed where it was never
 * public.
 *
 * @param planned the sheet's rows.
 * @throws DomainError 409 where any was changed since.
 */
export async function undoRows(
  trx: Trx,
  { id: institution_id, viewer }: RecordWithAccess,
  { id, applied_at }: Pick<StoredSheet, "id" | "applied_at">,
  planned: readonly PlannedSheetRow[],
  now: Date,
): Promise<void> {
  const batch = sheetBatch(id);
  const around = await readCourseAround(trx, institution_id);
  const there = await readListedIds(trx, institution_id);
  const names = new Map(planned.map((row) => [row.id, row.name]));
  const drafts = await readDraftsOfBatch(trx, batch);
  const changes = await readChanges(trx, { kinds: ["course"], batch });
  const changed = Map.groupBy(changes, ({ record }) => Number(record));
  const courses = [...new Set([...changed.keys(), ...drafts.keys()])];
  const since: string[] = [];
  await byTurns(courses, async (course) => {
    const opened = there.has(course)
      ? await openRecord(trx, viewer, "course", course, "read")
      : undefined;
    const [last] = changed.get(course) ?? [];
    const isSame =
      opened !== undefined &&
      opened.draft?.tag === drafts.get(course)?.tag &&
      [last?.at, opened.draft?.saved_at].every((at) => at === undefined || at === applied_at) &&
      (last === undefined || opened.version === last.version);
    if (!isSame) since.push(opened?.row.name ?? names.get(course) ?? "a course that is gone");
  });
  if (since.length > 0) throw changedSince(since);
  await byTurns(courses, async (course) => {
    const opened = await openRecord(trx, viewer, "course", course, "archive");
    const from = (changed.get(course)?.at(-1)?.version ?? opened.version + 1) - 1;
    await undoRow(trx, { ...opened, around }, { isNew: !names.has(course), from }, now);
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
  { isNew, from }: { isNew: boolean; from: number },
  now: Date,
): Promise<void> {
  const { id, version, draft } = opened;
  if (isNew && isUnpublished(opened.row)) return await removeUnpublishedCourse(trx, id);
  if (draft !== null) await deleteDraft(trx, "course", id, draft.tag);
  const free = { ...opened, draft: null };
  if (isNew) return await archiveRecord(trx, free, now);
  if (version === from) return;
  const fields = await fieldsToRestore(trx, free, from);
  await publishOrSubmit(trx, free, fields, now);
}
