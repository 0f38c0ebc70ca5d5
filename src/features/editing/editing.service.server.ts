import { randomUUID } from "node:crypto";
import type { RecordedFields } from "#features/importing/recorded.ts";
import type { RecordKind } from "#features/publishing/sources.repository.server.ts";
import type { KeyBearer, MembershipsOf, SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { createArchiving } from "./archiving.server.ts";
import { createByRef } from "./by-ref.server.ts";
import {
  type ChangeTarget,
  noteOperator,
  type OfficeCaller,
  recordChanger,
} from "./changing.server.ts";
import {
  type Draft,
  deleteDraft,
  insertUnpublishedCourse,
  putDraft,
  readChangesBy,
} from "./editing.repository.server.ts";
import { createHistory } from "./history.server.ts";
import { createOfficeLists } from "./lists.server.ts";
import { officeRecord } from "./office-answer.server.ts";
import {
  conflictOf,
  type OpenRecord,
  openRecord,
  refuseState,
  type Seer,
} from "./opened.server.ts";
import {
  authorOf,
  checkedOrRefused,
  isHeldWhole,
  isUnpublished,
  newDraft,
  pickedFields,
  publishFields,
  sourceOfPeople,
  waitingFields,
} from "./publication.server.ts";
import { createReviewing } from "./reviewing.server.ts";
import { createScheduling } from "./scheduling.server.ts";
import { createChangesTogether } from "./together.server.ts";

interface EditingParts {
  storage: Storage;
  membershipsOf: MembershipsOf;
  queue: MailQueue;
  /** Address of the site. */
  publicUrl: string;
  onError: (error: unknown) => void;
}

export type EditingService = ReturnType<typeof createEditing>;

/** How people change courses and institutions: drafts, and what becomes of them. */
export function createEditing(parts: EditingParts) {
  const { storage, membershipsOf, queue, publicUrl, onError } = parts;
  const seerOf = async (caller: OfficeCaller): Promise<Seer> => {
    if ("key" in caller) return seerWithKey(caller);
    const { id, name, role } = caller;
    return { id, key_id: null, name, role, memberships: await membershipsOf(id) };
  };
  const changeRecord = recordChanger(storage, seerOf);

  return {
    ...createOfficeLists(storage, seerOf),

    /** What a person changed, for the export of their account. */
    changesOf: (userId: string) => readChangesBy(storage.db, userId),

    ...createReviewing({ storage, seerOf, changeRecord, queue, publicUrl }),
    ...createHistory(storage, seerOf, changeRecord),
    ...createArchiving(changeRecord),
    ...createChangesTogether(storage, seerOf, publishDraft),
    ...createByRef(storage, seerOf, publishOrSubmit),
    ...createScheduling({ storage, membershipsOf, changeRecord, publishDraft, onError }),

    /** An institution, to who may keep its keys. @throws NotFoundError; DomainError 403. */
    keeperOfKeys: async (me: SignedIn, id: number): Promise<{ name: string }> => {
      const seer = await seerOf(me);
      return await storage.snapshot(
        async (trx) => (await openRecord(trx, seer, "institution", id, "manage_keys")).row,
      );
    },

    /** @throws NotFoundError; DomainError 403. */
    read: async (me: OfficeCaller, kind: RecordKind, id: number) => {
      const seer = await seerOf(me);
      return await storage.snapshot(async (trx) =>
        officeRecord(trx, await openRecord(trx, seer, kind, id, "read")),
      );
    },

    /** @throws NotFoundError; DomainError 403 or 409 where the person may not change it now. */
    refuseUnlessEditable: async (me: SignedIn, institution: number): Promise<void> => {
      const seer = await seerOf(me);
      await storage.snapshot((trx) => openRecord(trx, seer, "institution", institution, "edit"));
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
            source: await sourceOfPeople(trx, home, home.isOperator ? "magu" : "institution"),
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
    saveDraft: async (me: SignedIn, { kind, id, seen }: ChangeTarget, fields: RecordedFields) => {
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
    dropDraft: async (me: SignedIn, { kind, id, seen }: ChangeTarget) => {
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
    publish: (me: SignedIn, target: ChangeTarget) =>
      changeRecord(me, target, "publish", async (trx, opened, now) => {
        if (!opened.draft) throw refuseState("There is no change to publish.");
        await publishDraft(trx, opened, opened.draft, now);
      }),
  };
}

/** What a key is to the records of the institution that it is bound to. */
function seerWithKey({ key: { id, name, institution_id } }: KeyBearer): Seer {
  const memberships = [{ institution_id, role: "key" as const }];
  return { id: null, key_id: id, name, role: "visitor", memberships };
}

/** Publishes what of a draft may be public at once, and submits the rest. */
async function publishDraft(trx: Trx, opened: OpenRecord, draft: Draft, now: Date): Promise<void> {
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
async function publishOrSubmit(
  trx: Trx,
  opened: OpenRecord,
  fields: RecordedFields,
  now: Date,
): Promise<void> {
  const { kind, id, row, seer } = opened;
  const checked = await checkedOrRefused(trx, opened, fields);
  const submit = async (rest: RecordedFields, based_on: number) => {
    const submitted = newDraft(seer, { fields: rest, based_on }, now);
    await putDraft(trx, kind, id, { ...submitted, state: "submitted" }, null);
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
    await noteOperator(trx, opened, "change_published", live.join(", "));
  }
  if (waits.length === 0) return;
  const { version } = await openRecord(trx, seer, kind, id, "read");
  await submit(pickedFields(fields, waits), version);
}

/** The name of a new course, which it needs from the beginning. */
async function checkedName(trx: Trx, institution_id: number, { name }: RecordedFields) {
  const record = { kind: "course" as const, institution_id, fields: {} };
  const { fields } = await checkedOrRefused(trx, { record }, { name });
  return fields as { name: string };
}
