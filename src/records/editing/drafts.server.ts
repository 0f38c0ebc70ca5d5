import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { RecordedFields } from "../recorded.ts";
import { archiveRecord, bringRecordBack } from "./archiving.server.ts";
import type { ChangeRecord, ChangeTarget, ReadRecord, ViewerOf } from "./changing.server.ts";
import { createCourse } from "./creating.server.ts";
import { deleteDraft, putDraft } from "./editing.repository.server.ts";
import { officeRecord } from "./office-answer.server.ts";
import { conflictOf, openRecord, refuseState } from "./opened.server.ts";
import { newDraft, publishDraft } from "./publication.server.ts";

interface DraftParts {
  storage: Storage;
  viewerOf: ViewerOf;
  readRecord: ReadRecord;
  changeRecord: ChangeRecord;
}

/** The change that waits on a record, and what becomes of the two. */
export function createDrafts({ storage, viewerOf, readRecord, changeRecord }: DraftParts) {
  return {
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
      throw await readRecord(me, { kind, id }, "edit", (trx, opened) =>
        conflictOf(trx, opened, seen, Object.keys(fields)),
      );
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
