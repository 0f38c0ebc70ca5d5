import { isMailWanted } from "#features/operator-mails/operator-mails.repository.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { takeUse } from "#platform/db/shared-limit.ts";
import { InvalidInputError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { networkOf } from "#platform/rate-limit.ts";
import { isFilledIn } from "#platform/text-field.schema.ts";
import { insertTicket } from "./contact.repository.server.ts";
import type { Submission } from "./contact.schema.ts";
import type { TicketSubject } from "./contact.ts";
import { TICKETS_PER_NETWORK } from "./contact-limits.ts";
import { ticketMail } from "./ticket-mail.ts";

/** Finds the record that a mistake is reported in; null where there is none with this id. */
export type FindSubject = (
  kind: TicketSubject["kind"],
  id: number,
) => Promise<TicketSubject | null>;

interface ContactParts {
  storage: Storage;
  queue: MailQueue;
  operatorEmail: string;
  /** Address of the site. */
  publicUrl: string;
  findSubject: FindSubject;
}

/** Number of a message that was not stored; stored messages have other numbers. */
const NOT_KEPT = 0;

/** Receives visitors' messages: limited by network, stored, and mailed to the operator. */
export function createContactService(parts: ContactParts) {
  const { storage, queue, operatorEmail, publicUrl, findSubject } = parts;

  /**
   * Stores a visitor's message, mails it to the operator, and returns its number.
   *
   * @param address network address of the sender.
   * @throws InvalidInputError when it reports a mistake in a record that is not in the directory.
   * @throws TooManyRequestsError when the network has sent too many.
   */
  const receive = async (submission: Submission, address: string) => {
    const { name, email, message, about, website } = submission;
    const subject = await subjectOf(submission, findSubject);
    const shown = subject ? shownRecord(subject, submission) : null;
    const id = await storage.write(async (trx) => {
      const now = new Date();
      await takeUse(trx, TICKETS_PER_NETWORK, networkOf(address), now);
      if (isFilledIn(website)) return NOT_KEPT;
      const number = await insertTicket(trx, {
        name,
        email,
        message,
        about: about ?? null,
        shown,
        course_id: subject?.kind === "course" ? subject.id : null,
        institution_id: subject?.kind === "institution" ? subject.id : null,
        subject: subject?.name ?? null,
        created_at: now.toISOString(),
      });
      const mail = { number, name, email, message, about, subject, shown };
      if (await isMailWanted(trx, "message")) {
        await queue.add(trx, ticketMail(mail, { to: operatorEmail, publicUrl }));
      }
      return number;
    });
    queue.wake();
    return id;
  };

  return { receive, subject: findSubject };
}

export type ContactService = ReturnType<typeof createContactService>;

/** The record that a message names; null where it names none. */
async function subjectOf(
  { course_id, institution_id }: Submission,
  findSubject: FindSubject,
): Promise<TicketSubject | null> {
  const kind = course_id !== undefined ? "course" : "institution";
  const id = course_id ?? institution_id;
  if (id === undefined) return null;
  const subject = await findSubject(kind, id);
  if (subject) return subject;
  throw new InvalidInputError({ [`${kind}_id`]: `The directory has no ${kind} with number ${id}` });
}

/** The source line of the reported part as the reader saw it, and the catalogue's version. */
function shownRecord(subject: TicketSubject, { about, version }: Submission): string | null {
  const parts = [
    subject.stated(about ?? null),
    version === undefined ? null : `version ${version} of the catalogue`,
  ];
  return parts.filter((part) => part !== null).join("; ") || null;
}
