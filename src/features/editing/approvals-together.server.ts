import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { DomainError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { ChangeRecord } from "./changing.server.ts";
import { readAuthorAddress, readRecordRow } from "./editing.repository.server.ts";
import type { ApprovedTogether, ChosenChange } from "./review.schema.ts";
import { approvedTogetherMail } from "./review-mails.ts";
import { refuseUnlessReviewer } from "./review-queue.server.ts";
import { publishSubmitted, submittedDraft } from "./reviewing.server.ts";

interface ApprovalParts {
  storage: Storage;
  changeRecord: ChangeRecord;
  queue: MailQueue;
  /** Address of the site. */
  publicUrl: string;
}

/** An approved change: the record's name, and the address of who submitted it. */
interface ApprovedChange {
  name: string;
  to: string | undefined;
}

/** Approval of several submitted changes at once. */
export function createApprovalsTogether(parts: ApprovalParts) {
  const { storage, changeRecord, queue, publicUrl } = parts;

  const approveOne = async (me: SignedIn, { kind, id, etag }: ChosenChange) => {
    let author: string | undefined;
    const target = { kind, id, seen: etag };
    const { name } = await changeRecord(me, target, "review", async (trx, opened, now) => {
      author = await readAuthorAddress(trx, submittedDraft(opened));
      await publishSubmitted(trx, opened, { comment: null, now });
    });
    return { name, to: author };
  };

  /** One mail for all changes of an author: they were looked at together. */
  const tellAuthors = async (approved: readonly ApprovedChange[]) => {
    const authors = Map.groupBy(approved, ({ to }) => to);
    await storage.write(async (trx) => {
      for (const [to, changes] of authors) {
        if (to === undefined) continue;
        const names = changes.map(({ name }) => name);
        await queue.add(trx, approvedTogetherMail(publicUrl, to, names));
      }
    });
    queue.wake();
  };

  return {
    /**
     * Approves each of these by itself: what changed since it was read, or breaks a rule, is left.
     *
     * @throws DomainError 403.
     */
    approveTogether: async (
      me: SignedIn,
      changes: readonly ChosenChange[],
    ): Promise<ApprovedTogether> => {
      refuseUnlessReviewer(me);
      const approved: ApprovedChange[] = [];
      const left: ApprovedTogether["left"] = [];
      try {
        for (const change of changes) {
          const { kind, id } = change;
          const refusal = await approveOne(me, change).then((one) => {
            approved.push(one);
            return null;
          }, refusalOfOne);
          if (refusal === null) continue;
          const row = await readRecordRow(storage.db, kind, id);
          left.push({ kind, id, name: row?.name ?? null, error: refusal.message });
        }
      } finally {
        if (approved.length > 0) await tellAuthors(approved);
      }
      return { approved: approved.length, left };
    },
  };
}

/** @throws what is no refusal, such as that the database is away. */
function refusalOfOne(error: unknown): DomainError {
  if (error instanceof DomainError && error.status < 500) return error;
  throw error;
}
