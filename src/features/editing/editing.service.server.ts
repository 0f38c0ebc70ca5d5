import { randomUUID } from "node:crypto";
import { isSample } from "#catalogue/sources.ts";
import {
  lockCatalogue,
  raiseCatalogueVersion,
} from "#features/importing/importing.repository.server.ts";
import { type RecordedFields, valueIn } from "#features/importing/recorded.ts";
import {
  type Author,
  type CheckedChange,
  checkChange,
  restate,
  statedAnew,
} from "#features/importing/stated-records.server.ts";
import { type RecordKind, readSourcesOf } from "#features/publishing/sources.repository.server.ts";
import type { MembershipsOf, SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import {
  type Draft,
  deleteDraft,
  insertUnpublishedCourse,
  putDraft,
} from "./editing.repository.server.ts";
import { createOfficeLists } from "./lists.server.ts";
import { officeRecord } from "./office-answer.server.ts";
import {
  conflictOf,
  type OpenRecord,
  openRecord,
  refuseState,
  type Seer,
} from "./opened.server.ts";
import { partOfField } from "./reviewed-parts.ts";

interface EditingParts {
  storage: Storage;
  membershipsOf: MembershipsOf;
}

/** What a person saw of a record: its `etag`. */
type SeenTag = string;

export type EditingService = ReturnType<typeof createEditing>;

/** How people change courses and institutions: drafts, and what becomes of them. */
export function createEditing({ storage, membershipsOf }: EditingParts) {
  const seerOf = async ({ id, name, role }: SignedIn): Promise<Seer> => ({
    ...{ id, name, role },
    memberships: await membershipsOf(id),
  });

  return {
    ...createOfficeLists(storage, seerOf),

    /** @throws NotFoundError; DomainError 403. */
    read: async (me: SignedIn, kind: RecordKind, id: number) => {
      const seer = await seerOf(me);
      return await storage.snapshot(async (trx) =>
        officeRecord(trx, await openRecord(trx, seer, kind, id, "read")),
      );
    },

    /** Makes a course that is not public before it is published. */
    create: async (me: SignedIn, institution_id: number, fields: RecordedFields) => {
      const seer = await seerOf(me);
      const now = new Date();
      return await storage.write(async (trx) => {
        const home = await openRecord(trx, seer, "institution", institution_id, "create");
        const { name } = await checkedName(trx, institution_id, fields);
        const id = await insertUnpublishedCourse(
          trx,
          {
            source: await sourceOfAuthor(trx, home),
            ref: `${institution_id}/${randomUUID()}`,
            ...{ institution_id, name, now: now.toISOString() },
          },
          maldivesDay(now),
        );
        const draft = newDraft(seer, { fields, based_on: 0 }, now);
        await putDraft(trx, "course", id, draft, null);
        return await officeRecord(trx, await openRecord(trx, seer, "course", id, "read"));
      });
    },

    /**
     * Keeps changed fields as the draft of a record, in the place of the one before.
     *
     * @throws ConflictError where the record or its draft is no longer as seen.
     */
    saveDraft: async (
      me: SignedIn,
      { kind, id, seen }: { kind: RecordKind; id: number; seen: SeenTag },
      fields: RecordedFields,
    ) => {
      const seer = await seerOf(me);
      const saved = await storage.write(async (trx) => {
        const opened = await openRecord(trx, seer, kind, id, "edit");
        if (opened.etag !== seen) throw await conflictOf(trx, opened, seen, Object.keys(fields));
        const draft = newDraft(seer, { fields, based_on: opened.version }, new Date());
        const isSaved = await putDraft(trx, kind, id, draft, opened.draft?.tag ?? null);
        return isSaved && (await officeRecord(trx, await openRecord(trx, seer, kind, id, "read")));
      });
      if (saved) return saved;
      // On PostgreSQL two may save at once: the second sees what the first one saved.
      throw await storage.snapshot(async (trx) => {
        const opened = await openRecord(trx, seer, kind, id, "edit");
        return await conflictOf(trx, opened, seen, Object.keys(fields));
      });
    },

    /** Throws the draft of a record away. */
    dropDraft: async (
      me: SignedIn,
      { kind, id, seen }: { kind: RecordKind; id: number; seen: SeenTag },
    ) => {
      const seer = await seerOf(me);
      return await storage.write(async (trx) => {
        const opened = await openRecord(trx, seer, kind, id, "edit");
        if (opened.etag !== seen) throw await conflictOf(trx, opened, seen, []);
        if (opened.draft && !(await deleteDraft(trx, kind, id, opened.draft.tag))) {
          throw await conflictOf(trx, opened, seen, []);
        }
        return await officeRecord(trx, await openRecord(trx, seer, kind, id, "read"));
      });
    },

    /**
     * Publishes the draft of a record; what an operator looks at first is submitted instead, and
     * stays a draft.
     *
     * @throws ConflictError; InvalidInputError where a field breaks a rule.
     */
    publish: async (
      me: SignedIn,
      { kind, id, seen }: { kind: RecordKind; id: number; seen: SeenTag },
    ) => {
      const seer = await seerOf(me);
      return await storage.write(async (trx) => {
        await lockCatalogue(trx);
        const opened = await openRecord(trx, seer, kind, id, "publish");
        const { draft } = opened;
        if (opened.etag !== seen) throw await conflictOf(trx, opened, seen, []);
        if (!draft) throw refuseState("There is no change to publish.");
        await publishDraft(trx, opened, draft, new Date());
        return await officeRecord(trx, await openRecord(trx, seer, kind, id, "read"));
      });
    },
  };
}

/** Publishes what may be public at once, and submits the rest. */
async function publishDraft(trx: Trx, opened: OpenRecord, draft: Draft, now: Date): Promise<void> {
  const { kind, id, row, seer } = opened;
  const fields: RecordedFields = JSON.parse(draft.fields);
  if (draft.based_on !== opened.version) {
    throw await conflictOf(trx, opened, `"${draft.based_on}.${draft.tag}"`, Object.keys(fields));
  }
  const checked = await checkedOrRefused(trx, opened, fields);
  const waits = waitingFields(opened, checked.changed);
  const live = checked.changed.filter((field) => !waits.has(field));
  const isNew = kind === "course" && row.is_published === 0;
  if (live.length > 0 || (isNew && waits.size === 0)) {
    const changes = Object.fromEntries(
      live.map((field) => [field, valueIn(checked.fields, field)]),
    );
    await publishFields(trx, opened, { ...changes, ...(isNew && { is_published: true }) }, now);
  }
  if (!(await deleteDraft(trx, kind, id, draft.tag))) {
    throw await conflictOf(trx, opened, opened.etag, Object.keys(fields));
  }
  if (waits.size === 0) return;
  const rest = Object.fromEntries([...waits].map((field) => [field, valueIn(fields, field)]));
  const { version } = await openRecord(trx, seer, kind, id, "read");
  const submitted = newDraft(seer, { fields: rest, based_on: version }, now);
  await putDraft(trx, kind, id, { ...submitted, state: "submitted" }, null);
}

/** Writes these fields as what the author says, and announces it. */
async function publishFields(
  trx: Trx,
  opened: OpenRecord,
  changes: RecordedFields,
  now: Date,
): Promise<void> {
  const { record, seer } = opened;
  const author: Author = {
    at: now.toISOString(),
    day: maldivesDay(now),
    source: await sourceOfAuthor(trx, opened),
    user_id: seer.id,
  };
  const checked = await checkedOrRefused(trx, opened, changes);
  await restate(trx, record, statedAnew(record, checked, author), author);
  await raiseCatalogueVersion(trx);
}

/** Fields of a change that an operator looks at first. */
function waitingFields(
  { kind, row, rules, isOperator }: OpenRecord,
  changed: readonly string[],
): Set<string> {
  if (isOperator) return new Set();
  const isNew = kind === "course" && row.is_published === 0;
  if (isNew && rules.has("new_course")) return new Set(changed);
  return new Set(changed.filter((field) => rules.has(partOfField(kind, field))));
}

/** @throws InvalidInputError. */
async function checkedOrRefused(
  trx: Trx,
  { record }: Pick<OpenRecord, "record">,
  changes: RecordedFields,
): Promise<CheckedChange> {
  const checked = await checkChange(trx, record, changes);
  if ("refused" in checked) throw new InvalidInputError(sentences(checked.refused));
  return checked;
}

const sentences = (refused: ReadonlyMap<string, string>) =>
  Object.fromEntries([...refused].map(([field, reason]) => [field, `${reason}.`]));

/** The name of a new course, which it needs from the beginning. */
async function checkedName(trx: Trx, institution_id: number, { name }: RecordedFields) {
  const record = { kind: "course" as const, institution_id, fields: {} };
  const { fields } = await checkedOrRefused(trx, { record: record as never }, { name });
  return fields as { name: string };
}

function newDraft(
  seer: Seer,
  { fields, based_on }: { fields: RecordedFields; based_on: number },
  now: Date,
) {
  return {
    ...{ tag: randomUUID(), based_on, fields: JSON.stringify(fields), state: "draft" as const },
    ...{ user_id: seer.id, saved_at: now.toISOString(), comment: null, publish_at: null },
  };
}

/** Whose statement it is: what is fictional stays so, whoever changes it. */
async function sourceOfAuthor(
  trx: Trx,
  { kind, id, isOperator }: Pick<OpenRecord, "kind" | "id" | "isOperator">,
): Promise<string> {
  const sources = await readSourcesOf(trx, kind, [id]);
  const sample = sources.find(({ source }) => isSample(source));
  return sample?.source ?? (isOperator ? "magu" : "institution");
}
