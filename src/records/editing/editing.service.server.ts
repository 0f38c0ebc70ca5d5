import type { KeyBearer, MembershipsOf, SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { createApprovalsTogether } from "./approvals-together.server.ts";
import { createByRef } from "./by-ref.server.ts";
import { type OfficeCaller, recordChanger, recordReader } from "./changing.server.ts";
import { createConflicts } from "./conflicts.server.ts";
import { createDrafts } from "./drafts.server.ts";
import { readWorkOf } from "./editing.repository.server.ts";
import { createHistory } from "./history.server.ts";
import { createOfficeLists } from "./lists.server.ts";
import { officeRecord } from "./office-answer.server.ts";
import type { Viewer } from "./opened.server.ts";
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
    ...createDrafts({ storage, viewerOf, readRecord, changeRecord }),

    /** What a person changed, for the export of their account. */
    changesOf: (userId: string) => readWorkOf(storage.db, userId),

    ...createReviewQueue(storage, viewerOf),
    ...createApprovalsTogether({ ...parts, changeRecord }),
    ...createReviewing({ ...parts, viewerOf, readRecord, changeRecord }),
    ...createConflicts(storage, viewerOf),
    ...createHistory(readRecord, changeRecord),
    ...createChangesTogether(storage, viewerOf),
    ...createByRef(storage, viewerOf),
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
  };
}

/** What a key is to the records of the institution that it is bound to. */
function viewerWithKey({ key: { id, name, institution_id } }: KeyBearer): Viewer {
  const memberships = [{ institution_id, role: "key" as const }];
  return { id: null, key_id: id, name, role: "visitor", memberships };
}
