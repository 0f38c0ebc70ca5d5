import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import { type MailQueue, rewriteMail } from "#platform/mail-queue.server.ts";
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

/** The mail to an author that was not sent yet, and the records that it names. */
interface WaitingMail {
  id: string;
  names: readonly string[];
}

/** Approval of several submitted changes at once. */
export function createApprovalsTogether(parts: ApprovalParts) {
  const { storage, changeRecord, queue, publicUrl } = parts;

  /**
   * One mail for all changes of an author, who were looked at together: each approval writes it anew
   * in its own transaction, so that none is lost.
   */
  const tellOf = async (trx: Trx, to: string, name: string, before: WaitingMail | undefined) => {
    const mailOf = (names: readonly string[]) => approvedTogetherMail(publicUrl, to, names);
    if (before) {
      const names = [...before.names, name];
      if (await rewriteMail(trx, before.id, mailOf(names))) return { id: before.id, names };
    }
    return { id: await queue.add(trx, mailOf([name])), names: [name] };
  };

  const approveOne = async (
    me: SignedIn,
    { kind, id, etag }: ChosenChange,
    mails: Map<string, WaitingMail>,
  ) => {
    await changeRecord(me, { kind, id, seen: etag }, "review", async (trx, opened, now) => {
      const to = await readAuthorAddress(trx, submittedDraft(opened));
      await publishSubmitted(trx, opened, { comment: null, now });
      if (to !== undefined) mails.set(to, await tellOf(trx, to, opened.row.name, mails.get(to)));
    });
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
      const mails = new Map<string, WaitingMail>();
      const left: ApprovedTogether["left"] = [];
      try {
        for (const change of changes) {
          const { kind, id } = change;
          const refusal = await approveOne(me, change, mails).then(() => null, refusalOfOne);
          if (refusal === null) continue;
          const row = await readRecordRow(storage.db, kind, id);
          left.push({ kind, id, name: row?.name ?? null, error: refusal.message });
        }
      } finally {
        queue.wake();
      }
      return { approved: changes.length - left.length, left };
    },
  };
}

/** @throws what is no refusal, such as that the database is away. */
function refusalOfOne(error: unknown): DomainError {
  if (error instanceof DomainError && error.status < 500) return error;
  throw error;
}
