import type { MembershipsOf, SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import type { RecordedFields } from "../recorded.ts";
import { lockCatalogue } from "../records.repository.server.ts";
import { RECORD_KINDS, type RecordKind } from "../sources.repository.server.ts";
import type { ChangeRecord, ChangeTarget } from "./changing.server.ts";
import {
  type Draft,
  putDraft,
  readAuthorAddress,
  readDraft,
  readDue,
  readPerson,
  readRecordRow,
} from "./editing.repository.server.ts";
import { conflictOf, openRecord, refuseState } from "./opened.server.ts";
import {
  checkedOrRefused,
  isHeldWhole,
  newDraft,
  publishDraft,
  waitingFields,
} from "./publication.server.ts";
import { notPublishedMail } from "./review-mails.ts";
import { refuseCollision, returnToAuthor } from "./reviewing.server.ts";

/** How often each server looks for changes that are due, in milliseconds. */
const DUE_EVERY_MS = 10_000;

interface SchedulingParts {
  storage: Storage;
  membershipsOf: MembershipsOf;
  changeRecord: ChangeRecord;
  queue: MailQueue;
  /** Address of the site. */
  publicUrl: string;
  onError: (error: unknown) => void;
}

/** Publishes changes at a time that a person chose. */
export function createScheduling(parts: SchedulingParts) {
  const { storage, changeRecord, onError } = parts;
  const publishDue = async (now = new Date()) => {
    for (const kind of RECORD_KINDS) {
      for (const id of await readDue(storage.background.db, kind, now.toISOString())) {
        // One that fails holds no other back.
        await publishOneDue(parts, kind, id, now).catch(onError);
      }
    }
  };
  const work = repeatWork("Publish planned changes", DUE_EVERY_MS, () => publishDue(), onError);
  return {
    publishDue,
    stopScheduling: () => work.stop(),

    /** Publishes the draft of a record at a time to come (ISO 8601 UTC). */
    schedule: (me: SignedIn, target: ChangeTarget, at: string) =>
      changeRecord(me, target, "publish", async (trx, opened, now) => {
        const { kind, id, draft } = opened;
        if (!draft) throw refuseState("There is no change to publish.");
        if (at <= now.toISOString()) {
          throw new InvalidInputError({ publish_at: "publish_at must be a time to come." });
        }
        const fields: RecordedFields = JSON.parse(draft.fields);
        if (draft.based_on !== opened.version) {
          const seen = `"${draft.based_on}.${draft.tag}"`;
          throw await conflictOf(trx, opened, seen, Object.keys(fields));
        }
        const { changed } = await checkedOrRefused(trx, opened, fields);
        if (isHeldWhole(opened) || waitingFields(opened, changed).length > 0) {
          throw refuseState("An operator looks at this change first: publish it to submit it.");
        }
        // At its time it is published as what whoever planned it says.
        const scheduled = {
          ...newDraft(opened.viewer, { fields, based_on: draft.based_on, draft }, now),
          state: "scheduled" as const,
          publish_at: at,
        };
        if (!(await putDraft(trx, kind, id, scheduled, draft.tag))) {
          throw await conflictOf(trx, opened, opened.etag, Object.keys(fields));
        }
      }),
  };
}

/**
 * Publishes a change that is due. Of several servers one does: the others wait for the catalogue and
 * find nothing left. What cannot be published goes back to its author, who is mailed the reason.
 */
async function publishOneDue(
  { storage, membershipsOf, queue, publicUrl }: SchedulingParts,
  kind: RecordKind,
  id: number,
  now: Date,
): Promise<void> {
  const due = await readDraft(storage.background.db, kind, id);
  const person = due?.user_id ? await readPerson(storage.background.db, due.user_id) : undefined;
  const viewer = person && {
    ...person,
    key_id: null,
    memberships: await membershipsOf(person.id),
  };
  const attempt = (work: (trx: Trx, draft: Draft) => Promise<void>) =>
    storage.background.write(async (trx) => {
      await lockCatalogue(trx);
      const draft = await readDraft(trx, kind, id);
      const isDue = draft?.state === "scheduled" && (draft.publish_at ?? "") <= now.toISOString();
      if (isDue && draft.tag === due?.tag) await work(trx, draft);
    });
  try {
    await attempt(async (trx, draft) => {
      if (!viewer) throw refuseState("Who planned this change is no longer here.");
      const opened = await openRecord(trx, viewer, kind, id, "publish");
      await refuseCollision(trx, opened, draft);
      await publishDraft(trx, opened, { ...draft, based_on: opened.version }, now);
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) throw error;
    await attempt(async (trx, draft) => {
      const comment = `It was not published at its time: ${error.message}`;
      await returnToAuthor(trx, { kind, id }, draft, { fields: JSON.parse(draft.fields), comment });
      const to = await readAuthorAddress(trx, draft);
      const name = (await readRecordRow(trx, kind, id))?.name ?? "";
      const unpublished = { record: { kind, id, name }, reason: error.message };
      if (to) await queue.add(trx, notPublishedMail(publicUrl, { to, ...unpublished }));
    });
    queue.wake();
  }
}
