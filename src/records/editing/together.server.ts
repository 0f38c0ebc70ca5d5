import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import type { RecordedFields } from "../recorded.ts";
import { lockCatalogue } from "../records.repository.server.ts";
import { archiveRecord, bringRecordBack } from "./archiving.server.ts";
import type { ViewerOf } from "./changing.server.ts";
import type { BulkAct } from "./editing.schema.ts";
import {
  conflictOf,
  openRecord,
  type RecordWithAccess,
  refuseState,
  type Viewer,
} from "./opened.server.ts";
import { publishDraft, publishOrSubmit } from "./publication.server.ts";

/** One of several courses that are changed together. */
interface CourseOfMany {
  id: number;
  etag: string;
  /** Without them the draft that waits is published. */
  fields?: RecordedFields | undefined;
}

/** Changes several courses as one step. */
export function createChangesTogether(storage: Storage, viewerOf: ViewerOf) {
  return {
    /** Does one thing with several courses: with all of them, or with none. */
    changeTogether: async (me: SignedIn, act: BulkAct, courses: readonly CourseOfMany[]) => {
      const viewer = await viewerOf(me);
      const now = new Date();
      await storage.write(async (trx) => {
        await lockCatalogue(trx);
        for (const course of courses) await changeOneOfMany(trx, viewer, { act, course, now });
      });
      return { changed: courses.length };
    },
  };
}

interface ChangeOfMany extends Pick<RecordWithAccess, "around"> {
  act: BulkAct;
  course: CourseOfMany;
  now: Date;
}

/** @throws as the change of one, in a sentence that names the course. */
export async function changeOneOfMany(
  trx: Trx,
  viewer: Viewer,
  { act, course, now, ...kept }: ChangeOfMany,
): Promise<void> {
  const { id, etag, fields } = course;
  const opened = { ...(await openRecord(trx, viewer, "course", id, act)), ...kept };
  try {
    if (opened.etag !== etag) {
      throw await conflictOf(trx, opened, etag, Object.keys(fields ?? {}));
    }
    if (act === "archive") return await archiveRecord(trx, opened, now);
    if (act === "bring_back") return await bringRecordBack(trx, opened, now);
    if (fields) {
      if (opened.draft) throw refuseState(OWN_CHANGE);
      return await publishOrSubmit(trx, opened, fields, now);
    }
    if (!opened.draft) throw refuseState("There is no change to publish.");
    await publishDraft(trx, opened, opened.draft, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const sentence = `${opened.row.name}: ${error.message}`;
    throw new DomainError(error.code, error.status, sentence, error.fields);
  }
}

/** Nobody else's draft is thrown away. */
const OWN_CHANGE = "A change of its own waits on it: publish that one first.";
