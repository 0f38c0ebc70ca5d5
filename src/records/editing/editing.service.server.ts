import type { KeyBearer, MembershipsOf, SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { RecordedFields } from "../recorded.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { createApprovalsTogether } from "./approvals-together.server.ts";
import { archiveRecord, bringRecordBack } from "./archiving.server.ts";
import { createByRef } from "./by-ref.server.ts";
import {
  type ChangeTarget,
  type OfficeCaller,
  recordChanger,
  recordReader,
} from "./changing.server.ts";
import { createConflicts } from "./conflicts.server.ts";
import { createCourse } from "./creating.server.ts";
import { deleteDraft, putDraft, readWorkOf } from "./editing.repository.server.ts";
import { createHistory } from "./history.server.ts";
import { createOfficeLists } from "./lists.server.ts";
import { officeRecord } from "./office-answer.server.ts";
import { conflictOf, openRecord, refuseState, type Viewer } from "./opened.server.ts";
import { newDraft, publishDraft, publishOrSubmit } from "./publication.server.ts";
import { createReviewQueue } from "./review-queue.server.ts";
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
  const { storage, membershipsOf } = parts;
  const viewerOf = async (caller: OfficeCaller): Promise<Viewer> => {
    if ("key" in caller) return viewerWithKey(caller);
    const { id, name, role } = caller;
    return { id, key_id: null, name, role, memberships: await membershipsOf(id) };
  };
  const changeRecord = recordChanger(storage, viewerOf);
  const readRecord = recordReader(storage, viewerOf);

  return {
    viewerOf,

    readRecord,

    ...createOfficeLists(storage, viewerOf, readRecord),

    /** What a person changed, for the export of their account. */
    changesOf: (userId: string) => readWorkOf(storage.db, userId),

    ...createReviewQueue(storage, viewerOf),
    ...createApprovalsTogether({ ...parts, changeRecord }),
    ...createReviewing({ ...parts, viewerOf, readRecord, changeRecord }),
    ...createConflicts(storage, viewerOf),
    ...createHistory(readRecord, changeRecord),
    ...createChangesTogether(storage, viewerOf),
    ...createByRef(storage, viewerOf, publishOrSubmit),
    ...createScheduling({ ...parts, changeRecord }),

    /** An institution, to who may keep its keys. @throws NotFoundError; DomainError 403. */
    keeperOfKeys: (me: SignedIn, id: number): Promise<{ name: string }> =>
      readRecord(me, { kind: "institution", id }, "manage_keys", (_trx, { row }) => row),

    /** @throws NotFoundError; DomainError 403. */
    read: (me: OfficeCaller, kind: RecordKind, id: number) =>
      readRecord(me, { kind, id }, "read", officeRecord),

    /** @throws NotFoundError; DomainError 403 or 409 where the person may not change it now. */
    refuseUnlessEditable: (me: SignedIn, id: number): Promise<void> =>
      readRecord(me, { kind: "institution", id }, "edit", () => undefined),

    /**
     * Makes a course that is not public before it is published.
     *
     * @throws NotFoundError; DomainError 403; InvalidInputError where it has no name.
     */
    create: async (me: SignedIn, institution_id: number, fields: RecordedFields) => {
      const viewer = await viewerOf(me);
      return await storage.write(async (trx) => {
        const home = await openRecord(trx, viewer, "institution", institution_id, "create");
        return officeRecord(trx, await createCourse(trx, home, fields, new Date()));
      });
    },

    /**
     * Keeps changed fields as the draft of a record, in the place of the one before.
     *
     * @throws ConflictError where the record or its draft is no longer as seen.
     */
    saveDraft: async (me: SignedIn, { kind, id, seen }: ChangeTarget, fields: RecordedFields) => {
      const viewer = await viewerOf(me);
      const saved = await storage.write(async (trx) => {
        const opened = await openRecord(trx, viewer, kind, id, "edit");
        if (opened.etag !== seen) throw await conflictOf(trx, opened, seen, Object.keys(fields));
        const draft = {
          ...newDraft(
            viewer,
            { fields, based_on: opened.version, draft: opened.draft },
            new Date(),
          ),
          comment: opened.draft?.comment ?? null,
        };
        const isSaved = await putDraft(trx, kind, id, draft, opened.draft?.tag ?? null);
        return (
          isSaved && (await officeRecord(trx, await openRecord(trx, viewer, kind, id, "read")))
        );
      });
      if (saved) return saved;
      // On PostgreSQL two may save at once: the second sees what the first one saved.
      throw await storage.snapshot(async (trx) => {
        const opened = await openRecord(trx, viewer, kind, id, "edit");
        return await conflictOf(trx, opened, seen, Object.keys(fields));
      });
    },

    /** Throws the draft of a record away. */
    dropDraft: (me: SignedIn, target: ChangeTarget) =>
      changeRecord(me, target, "edit", async (trx, opened) => {
        const { kind, id, draft } = opened;
        // On PostgreSQL somebody may save it at the same time.
        if (draft && !(await deleteDraft(trx, kind, id, draft.tag))) {
          throw await conflictOf(trx, opened, target.seen, []);
        }
      }),

    /** Takes a record out of the directory, and back into it; its address stays. */
    archive: (me: SignedIn, target: ChangeTarget) =>
      changeRecord(me, target, "archive", archiveRecord),
    bringBack: (me: SignedIn, target: ChangeTarget) =>
      changeRecord(me, target, "bring_back", bringRecordBack),

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
function viewerWithKey({ key: { id, name, institution_id } }: KeyBearer): Viewer {
  const memberships = [{ institution_id, role: "key" as const }];
  return { id: null, key_id: id, name, role: "visitor", memberships };
}
