import type { Mail } from "#platform/mail.server.ts";
import { mailParts } from "#platform/mail-layout.ts";
import { paths } from "#web/paths.ts";
import { fieldWords } from "./conflict.ts";

/** What became of a change that somebody submitted. */
export interface ReviewedChange {
  to: string;
  /** Of the course or institution. */
  name: string;
  /** Path of its page on the site. */
  page: string;
  /** Path of the office where it goes on. */
  office: string;
  /** Fields that are public now, and fields that came back. */
  approved: readonly string[];
  returned: readonly string[];
  /** What its reviewer says of what came back. */
  comment: string | null;
}

/** The mail to who submitted a change. Links begin with `publicUrl`, never with the request's host. */
export function reviewMail(publicUrl: string, change: ReviewedChange): Mail {
  const { to, name, page, office, approved, returned, comment } = change;
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
        ? { label: "See the page", url: publicUrl + page }
        : { label: "Mend it, and publish it again", url: publicUrl + office },
      publicUrl,
    }),
  };
}

/** Records that a mail names. */
const MAX_NAMED_RECORDS = 20;

/** The mail to who submitted several changes that were approved at once. */
export function approvedTogetherMail(
  publicUrl: string,
  to: string,
  names: readonly string[],
): Mail {
  const title = `${names.length} of your changes are live`;
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
