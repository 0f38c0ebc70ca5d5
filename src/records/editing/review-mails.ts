import type { Mail } from "#platform/mail.server.ts";
import { mailParts } from "#platform/mail-layout.ts";
import { paths } from "#web/paths.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { fieldWords } from "./conflict.ts";

/** The course or institution that a mail is about. */
export interface ChangedRecord {
  kind: RecordKind;
  id: number;
  name: string;
}

/** Its page on the site. */
const pageOfRecord = (record: ChangedRecord) =>
  record.kind === "course" ? paths.course(record) : paths.institution(record.id);

/** Where in the office its change goes on. */
const editorPathOf = ({ kind, id }: ChangedRecord) =>
  kind === "course" ? paths.office("courses", id) : paths.office("institution");

const MEND_AGAIN = "Mend it, and publish it again";

/** What became of a change that somebody submitted. */
export interface ReviewedChange {
  to: string;
  record: ChangedRecord;
  /** Fields that are public now, and fields that came back. */
  approved: readonly string[];
  returned: readonly string[];
  /** What its reviewer says of what came back. */
  comment: string | null;
}

/** The mail to who submitted a change. Links begin with `publicUrl`, never with the request's host. */
export function reviewMail(publicUrl: string, change: ReviewedChange): Mail {
  const { to, record, approved, returned, comment } = change;
  const { name } = record;
  const isWhole = returned.length === 0;
  const isRefused = approved.length === 0;
  const what = isWhole ? "is live" : isRefused ? "came back" : "is live in part";
  const wordsOf = (fields: readonly string[]) => [...new Set(fields.map(fieldWords))].join(", ");
  return {
    to,
    subject: `${name}: your change ${what}`,
    ...mailParts({
      preview: comment ?? `It was approved: ${wordsOf(approved)}.`,
      title: `Your change of ${name} ${what}`,
      paragraphs: [
        ...(isRefused ? [] : [`Approved, and on the site: ${wordsOf(approved)}.`]),
        ...(isWhole ? [] : [`Came back to you as a draft: ${wordsOf(returned)}.`]),
        ...(comment === null ? [] : [`The operator writes: ${comment}`]),
      ],
      action: isWhole
        ? { label: "See the page", url: publicUrl + pageOfRecord(record) }
        : { label: MEND_AGAIN, url: publicUrl + editorPathOf(record) },
      publicUrl,
    }),
  };
}

/** The mail to who planned a change that could not be published at its time, with the reason. */
export function notPublishedMail(
  publicUrl: string,
  { to, record, reason }: { to: string; record: ChangedRecord; reason: string },
): Mail {
  const { name } = record;
  return {
    to,
    subject: `${name}: your planned change was not published`,
    ...mailParts({
      preview: reason,
      title: `Your planned change of ${name} was not published`,
      paragraphs: [`Its time came, but: ${reason}`, "It came back to you as a draft."],
      action: { label: MEND_AGAIN, url: publicUrl + editorPathOf(record) },
      publicUrl,
    }),
  };
}

/** Records that a mail names. */
const MAX_NAMED_RECORDS = 20;

/** The mail to who submitted changes of these records that were approved as they are. */
export function approvedTogetherMail(
  publicUrl: string,
  to: string,
  names: readonly string[],
): Mail {
  const title =
    names.length === 1
      ? `${names[0]}: your change is live`
      : `${names.length} of your changes are live`;
  const more = names.length - MAX_NAMED_RECORDS;
  return {
    to,
    subject: title,
    ...mailParts({
      preview: names.slice(0, 3).join(", "),
      title,
      paragraphs: [
        "An operator approved what you changed of these:",
        names.slice(0, MAX_NAMED_RECORDS).join("\n") + (more > 0 ? `\nand ${more} more` : ""),
      ],
      action: { label: "Open the office", url: publicUrl + paths.office() },
      publicUrl,
    }),
  };
}
