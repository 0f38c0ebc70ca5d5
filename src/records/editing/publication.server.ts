import { randomUUID } from "node:crypto";
import { fieldTitle } from "#catalogue/field-titles.ts";
import { isSample } from "#catalogue/sources.ts";
import type { Trx } from "#platform/db/schema.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { type CheckedChange, checkChange } from "../checking.server.ts";
import { type RecordedFields, valueIn } from "../recorded.ts";
import { raiseCatalogueVersion } from "../records.repository.server.ts";
import { readSourcesOf } from "../sources.repository.server.ts";
import { type Author, revise, withChange } from "../stated-records.server.ts";
import { auditOperator } from "./changing.server.ts";
import { type Draft, deleteDraft, putDraft } from "./editing.repository.server.ts";
import {
  conflictOf,
  type RecordWithAccess,
  readDraftAndVersion,
  type Viewer,
} from "./opened.server.ts";
import { partOfField } from "./reviewed-parts.ts";

/** True for a course that was never public. */
export const isUnpublished = ({ is_published }: RecordWithAccess["row"]): boolean =>
  is_published === 0;

/** True where an operator looks at the whole of a new course first. */
export const isHeldWhole = ({ row, rules, isOperator }: RecordWithAccess): boolean =>
  !isOperator && isUnpublished(row) && rules.has("new_course");

/** Changed fields that an operator looks at first. */
export function waitingFields(
  { kind, rules, isOperator }: RecordWithAccess,
  changed: readonly string[],
): string[] {
  return isOperator ? [] : changed.filter((field) => rules.has(partOfField(kind, field)));
}

/** Some fields of a record. */
export const pickedFields = (fields: RecordedFields, names: readonly string[]): RecordedFields =>
  Object.fromEntries(names.map((field) => [field, valueIn(fields, field)]));

/**
 * Writes these fields as what the author says, makes a new course public, and announces it.
 *
 * @throws InvalidInputError.
 */
export async function publishFields(
  trx: Trx,
  opened: RecordWithAccess,
  fields: RecordedFields,
  author: Author,
): Promise<void> {
  const { record, row } = opened;
  const changes = isUnpublished(row) ? { ...fields, is_published: true } : fields;
  const checked = await checkedOrRefused(trx, opened, changes);
  await revise(trx, record, withChange(record, checked, author), author);
  await raiseCatalogueVersion(trx);
}

/** @throws InvalidInputError. */
export async function checkedOrRefused(
  trx: Trx,
  {
    record,
    around,
  }: Pick<RecordWithAccess, "around"> & {
    record: Pick<RecordWithAccess["record"], "kind" | "institution_id" | "fields">;
  },
  changes: RecordedFields,
): Promise<CheckedChange> {
  const checked = await checkChange(trx, record, changes, around);
  if ("refused" in checked) throw new InvalidInputError(sentencesOf(checked.refused));
  return checked;
}

const sentencesOf = (refused: ReadonlyMap<string, string>) =>
  Object.fromEntries([...refused].map(([field, reason]) => [field, `${reason}.`]));

/**
 * A draft as it is stored when a person saves it.
 *
 * @param draft the one in whose place it comes.
 */
export function newDraft(
  viewer: Pick<Viewer, "id" | "key_id" | "batch">,
  {
    fields,
    based_on,
    draft = null,
  }: { fields: RecordedFields; based_on: number; draft?: Pick<Draft, "batch"> | null },
  now: Date,
) {
  return {
    tag: randomUUID(),
    based_on,
    fields: JSON.stringify(fields),
    state: "draft" as const,
    user_id: viewer.id,
    key_id: viewer.key_id,
    saved_at: now.toISOString(),
    batch: draft?.batch ?? viewer.batch ?? null,
    comment: null,
    publish_at: null,
  };
}

/** Who changes a record, when, and whose statement it is. */
export async function authorOf(trx: Trx, opened: RecordWithAccess, now: Date): Promise<Author> {
  const source = await sourceOfPeople(trx, opened);
  const { id: user_id, key_id, batch = null } = opened.viewer;
  const at = now.toISOString();
  const day = maldivesDay(now);
  return { at, day, source, user_id, key_id, batch: opened.draft?.batch ?? batch };
}

/**
 * Whose statement a change by people is: an operator speaks for the directory, a member for the
 * institution. What is fictional stays so, whoever changes it.
 */
export async function sourceOfPeople(
  trx: Trx,
  { kind, id, isOperator }: Pick<RecordWithAccess, "kind" | "id" | "isOperator">,
): Promise<string> {
  const sources = await readSourcesOf(trx, kind, [id]);
  const speaker = isOperator ? "magu" : "institution";
  return sources.find(({ source }) => isSample(source))?.source ?? speaker;
}

/** Publishes what of a draft may be public at once, and submits the rest. */
export async function publishDraft(
  trx: Trx,
  opened: RecordWithAccess,
  draft: Draft,
  now: Date,
): Promise<void> {
  const { kind, id } = opened;
  const fields: RecordedFields = JSON.parse(draft.fields);
  if (draft.based_on !== opened.version) {
    throw await conflictOf(trx, opened, `"${draft.based_on}.${draft.tag}"`, Object.keys(fields));
  }
  if (!(await deleteDraft(trx, kind, id, draft.tag))) {
    throw await conflictOf(trx, opened, opened.etag, Object.keys(fields));
  }
  await publishOrSubmit(trx, opened, fields, now);
}

/** Publishes what may be public at once, and submits the rest. No draft may be in its place. */
export async function publishOrSubmit(
  trx: Trx,
  opened: RecordWithAccess,
  fields: RecordedFields,
  now: Date,
): Promise<void> {
  const { kind, id, row, viewer } = opened;
  const checked = await checkedOrRefused(trx, opened, fields);
  const submit = async (rest: RecordedFields, based_on: number) => {
    const submitted = {
      ...newDraft(viewer, { fields: rest, based_on, draft: opened.draft }, now),
      state: "submitted" as const,
      comment: opened.draft?.comment ?? null,
    };
    await putDraft(trx, kind, id, submitted, null);
  };
  if (isHeldWhole(opened)) return await submit(fields, opened.version);
  const waits = waitingFields(opened, checked.changed);
  const live = checked.changed.filter((field) => !waits.includes(field));
  if (live.length > 0 || isUnpublished(row)) {
    await publishFields(
      trx,
      opened,
      pickedFields(checked.fields, live),
      await authorOf(trx, opened, now),
    );
    await auditOperator(trx, opened, "change_published", live.map(fieldTitle).join(", "));
  }
  if (waits.length === 0) return;
  const { version } = await readDraftAndVersion(trx, kind, id);
  await submit(pickedFields(fields, waits), version);
}
