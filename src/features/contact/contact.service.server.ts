import type { Storage } from "#platform/db/database.ts";
import { type SharedLimit, takeUse } from "#platform/db/shared-limit.ts";
import { DomainError } from "#platform/errors.ts";
import type { Mail } from "#platform/mail.server.ts";
import { mailParts } from "#platform/mail-layout.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { networkOf } from "#platform/rate-limit.ts";
import { insertTicket } from "./contact.repository.server.ts";
import { faultsIn, type Submission, TICKET_LIMITS, type Ticket, ticket } from "./contact.schema.ts";
import { FAILED, type ReturnedForm, type TicketField } from "./contact.ts";

export interface ContactService {
  /**
   * Keeps a visitor's message, sends it on to the operator, and gives its number.
   *
   * @param address network address that it came from.
   * @throws TooManyRequestsError when too many came from there.
   */
  receive(submission: Submission, address: string): Promise<number>;
  /** Takes a form that was sent without JavaScript; null when the message was received. */
  receiveForm(form: FormData, address: string): Promise<ReturnedForm | null>;
}

interface ContactParts {
  storage: Storage;
  queue: MailQueue;
  operatorEmail: string;
  /** Address of the site. */
  publicUrl: string;
  onError: (error: unknown) => void;
}

/** Messages that one network may send. */
export const TICKETS_PER_NETWORK = {
  name: "tickets",
  max: 5,
  timeWindow: 10 * 60 * 1000,
} as const satisfies SharedLimit;

/** Characters of a field that are sent back to be mended. */
const MOST_RETURNED = 2 * TICKET_LIMITS.message;

/** Number of a message that was not kept: no stored one has it. */
const NOT_KEPT = 0;

/** Takes what visitors write: limited by network, kept, and sent on to the operator. */
export function createContactService(parts: ContactParts): ContactService {
  const { storage, queue, operatorEmail, publicUrl, onError } = parts;

  const receive = async ({ website, ...message }: Submission, address: string) => {
    const id = await storage.write(async (trx) => {
      const now = new Date();
      await takeUse(trx, TICKETS_PER_NETWORK, networkOf(address), now);
      if (isFilledIn(website)) return NOT_KEPT;
      const number = await insertTicket(trx, message, now.toISOString());
      await queue.add(trx, ticketMail(message, number, { to: operatorEmail, publicUrl }));
      return number;
    });
    queue.wake();
    return id;
  };

  return {
    receive,
    receiveForm: async (form, address) => {
      const typed = Object.fromEntries(form);
      const { data, error } = ticket.safeParse(typed);
      if (error) return returned(form, 422, { state: "invalid", fields: faultsIn(error) });
      try {
        await receive(data, address);
        return null;
      } catch (failure) {
        if (failure instanceof DomainError) {
          return returned(form, failure.status, { state: "failed", error: failure.message });
        }
        onError(failure);
        return returned(form, 500, { state: "failed", error: FAILED });
      }
    },
  };
}

/** The field that people do not see: who fills it in is a program. */
function isFilledIn(website: unknown): boolean {
  return website !== undefined && website !== null && website !== "";
}

function returned(form: FormData, status: number, answer: ReturnedForm["answer"]): ReturnedForm {
  const typed = (field: TicketField) => String(form.get(field) ?? "").slice(0, MOST_RETURNED);
  const values = { name: typed("name"), email: typed("email"), message: typed("message") };
  return { status, answer, values };
}

function ticketMail(
  { name, email, message }: Ticket,
  id: number,
  { to, publicUrl }: { to: string; publicUrl: string },
): Mail {
  return {
    to,
    subject: `Message ${id} from ${name}`,
    replyTo: { name, address: email },
    ...mailParts({
      preview: message.slice(0, 120),
      title: `Message ${id} from ${name}`,
      paragraphs: [message],
      after: [
        `From ${name} <${email}>, with the contact form. Answer this mail to answer the sender.`,
      ],
      publicUrl,
    }),
  };
}
