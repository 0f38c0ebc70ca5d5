import { randomUUID } from "node:crypto";
import { fieldTitle } from "#catalogue/field-titles.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { InvalidInputError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { readVersions } from "../changes.repository.server.ts";
import type { RecordedFields } from "../recorded.ts";
import {
  auditOperator,
  type ChangeRecord,
  type ChangeTarget,
  type ReadRecord,
  type ViewerOf,
} from "./changing.server.ts";
import {
  type Draft,
  deleteDraft,
  putDraft,
  readAuthorAddress,
  writeReviewRules,
} from "./editing.repository.server.ts";
import { conflictOf, openRecord, type RecordWithAccess, refuseState } from "./opened.server.ts";
import { pickedFields, publishFields, sourceOfPeople } from "./publication.server.ts";
import { type ReviewedChange, reviewMail } from "./review-mails.ts";
import { REVIEWED_PART_WORDS, type ReviewedPart } from "./reviewed-parts.ts";

interface ReviewingParts {
  storage: Storage;
  viewerOf: ViewerOf;
  readRecord: ReadRecord;
  changeRecord: ChangeRecord;
  queue: MailQueue;
  /** Address of the site. */
  publicUrl: string;
}

/** What an operator does with changes that institutions submit. */
export function createReviewing(parts: ReviewingParts) {
  const { storage, viewerOf, readRecord, changeRecord, queue, publicUrl } = parts;

  /** Mails who submitted a change what became of it; of a key's, who made the key. */
  const tellAuthor = async (
    trx: Trx,
    { kind, id, row }: RecordWithAccess,
    draft: Draft,
    decided: Pick<ReviewedChange, "approved" | "returned" | "comment">,
  ) => {
    const to = await readAuthorAddress(trx, draft);
    if (to === undefined) return;
    const record = { kind, id, name: row.name };
    await queue.add(trx, reviewMail(publicUrl, { to, record, ...decided }));
  };

  /** Decides on what was submitted, and lets its mail go. */
  const decide: ChangeRecord = async (...change) => {
    const decided = await changeRecord(...change);
    queue.wake();
    return decided;
  };

  return {
    /**
     * Publishes what was submitted, as what the institution says; what is not among `fields` goes
     * back with the comment.
     */
    approve: (
      me: SignedIn,
      target: ChangeTarget,
      { fields, comment }: { fields?: string[] | undefined; comment: string | null },
    ) =>
      decide(me, target, "review", async (trx, opened, now) => {
        const draft = submittedDraft(opened);
        const { approved, rest } = await publishSubmitted(trx, opened, { fields, comment, now });
        await tellAuthor(trx, opened, draft, { approved, returned: rest, comment });
      }),

    /** Gives what was submitted back to the institution, with what is to be mended. */
    returnToAuthor: (me: SignedIn, target: ChangeTarget, comment: string) =>
      decide(me, target, "review", async (trx, opened) => {
        const draft = submittedDraft(opened);
        const fields: RecordedFields = JSON.parse(draft.fields);
        await returnToAuthor(trx, opened, draft, { fields, comment });
        await auditOperator(trx, opened, "change_returned", comment);
        const returned = Object.keys(fields);
        await tellAuthor(trx, opened, draft, { approved: [], returned, comment });
      }),

    /** What an operator looks at first of what an institution changes. */
    reviewRules: (me: SignedIn, id: number) =>
      readRecord(me, { kind: "institution", id }, "read", (_trx, { rules, row }) => ({
        name: row.name,
        reviewed: [...rules],
      })),

    setReviewRules: async (me: SignedIn, id: number, reviewed: readonly ReviewedPart[]) => {
      const viewer = await viewerOf(me);
      return await storage.write(async (trx) => {
        const opened = await openRecord(trx, viewer, "institution", id, "set_rules");
        const rules = [...new Set(reviewed)];
        await writeReviewRules(trx, id, JSON.stringify(rules));
        const words =
          rules.length === 0
            ? "Nothing: it is trusted"
            : rules.map((part) => REVIEWED_PART_WORDS.get(part)).join(", ");
        await auditOperator(trx, opened, "review_rules_set", words);
        return { reviewed: rules };
      });
    },
  };
}

/** What is approved of a submitted change: all of it where no fields are named. */
interface ApprovedPart {
  fields?: readonly string[] | undefined;
  /** Of what is not approved, why. */
  comment: string | null;
  now: Date;
}

/** Publishes what was submitted, or some fields of it; the rest goes back. */
export async function publishSubmitted(
  trx: Trx,
  opened: RecordWithAccess,
  { fields, comment, now }: ApprovedPart,
): Promise<{ approved: readonly string[]; rest: string[] }> {
  const draft = submittedDraft(opened);
  const all: RecordedFields = JSON.parse(draft.fields);
  const approved = fields ?? Object.keys(all);
  const strange = approved.filter((field) => !Object.hasOwn(all, field));
  if (strange.length > 0) {
    throw new InvalidInputError({ fields: `${strange.join(", ")} was not submitted.` });
  }
  await refuseCollision(trx, opened, draft);
  await publishFields(trx, opened, pickedFields(all, approved), {
    at: now.toISOString(),
    day: maldivesDay(now),
    user_id: draft.user_id,
    key_id: draft.key_id,
    // Submitted by the institution, and published by an operator.
    source: await sourceOfPeople(trx, { ...opened, isOperator: false }),
  });
  const rest = Object.keys(all).filter((field) => !approved.includes(field));
  await (rest.length === 0
    ? deleteDraft(trx, opened.kind, opened.id, draft.tag)
    : returnToAuthor(trx, opened, draft, { fields: pickedFields(all, rest), comment }));
  await auditOperator(trx, opened, "change_approved", approvedWords(approved, rest, comment));
  return { approved, rest };
}

const titlesOf = (fields: readonly string[]) => fields.map(fieldTitle).join(", ");

function approvedWords(
  approved: readonly string[],
  rest: string[],
  comment: string | null,
): string {
  const returned = rest.length > 0 && `returned: ${titlesOf(rest)}`;
  return [titlesOf(approved), returned, comment].filter(Boolean).join("; ");
}

/** @throws DomainError 409 where nothing waits for an operator. */
export function submittedDraft({ draft }: RecordWithAccess): Draft {
  if (draft?.state === "submitted") return draft;
  throw refuseState("No change of it waits for an operator.");
}

/** @throws ConflictError where a field of the draft was changed after it was made. */
export async function refuseCollision(
  trx: Trx,
  opened: RecordWithAccess,
  draft: Draft,
): Promise<void> {
  const seen = `"${draft.based_on}.${draft.tag}"`;
  const conflict = await conflictOf(
    trx,
    opened,
    seen,
    Object.keys(JSON.parse(draft.fields) as object),
  );
  if (conflict.details.conflict.collisions.length > 0) throw conflict;
}

/** Leaves a draft to the person who made it, with a comment; it is about the record as it is now. */
export async function returnToAuthor(
  trx: Trx,
  { kind, id }: Pick<RecordWithAccess, "kind" | "id">,
  { tag, user_id, key_id, saved_at, batch }: Draft,
  { fields, comment }: { fields: RecordedFields; comment: string | null },
): Promise<void> {
  const version = (await readVersions(trx, kind, [id])).get(id) ?? 0;
  const returned = {
    tag: randomUUID(),
    based_on: version,
    fields: JSON.stringify(fields),
    state: "returned" as const,
    user_id,
    key_id,
    saved_at,
    batch,
    comment,
    publish_at: null,
  };
  await putDraft(trx, kind, id, returned, tag);
}
