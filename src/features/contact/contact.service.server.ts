import type { Storage } from "#platform/db/database.ts";
import { DomainError } from "#platform/errors.ts";
import type { Mailer } from "#platform/mail.server.ts";
import { createRateLimit, networkOf } from "#platform/rate-limit.ts";
import { insertTicket } from "./contact.repository.server.ts";
import { faultsIn, type Submission, TICKET_LIMITS, type Ticket, ticket } from "./contact.schema.ts";
import { FAILED, type ReturnedForm, type TicketField } from "./contact.ts";

export interface ContactService {
  /**
   * Keeps a visitor's message, sends it on to the operator, and gives its number. A mail that fails
   * is reported; the message is kept all the same.
   *
   * @param address network address that it came from.
   * @throws TooManyRequestsError when too many came from there.
   */
  receive(submission: Submission, address: string): Promise<number>;
  /** Takes a form that was sent without JavaScript; null when the message was received. */
  receiveForm(form: FormData, address: string): Promise<ReturnedForm | null>;
  /** Resolves when every mail that is under way has left or failed. */
  settled(): Promise<void>;
}

interface ContactParts {
  storage: Storage;
  mailer: Mailer;
  operatorEmail: string;
  onError: (error: unknown) => void;
}

/** Messages that one network address may send. */
export const TICKETS_PER_ADDRESS = { max: 5, timeWindow: 10 * 60 * 1000 } as const;

/** Characters of a field that are sent back to be mended. */
const MOST_RETURNED = 2 * TICKET_LIMITS.message;

/** Number of a message that was not kept: no stored one has it. */
const NOT_KEPT = 0;

export function createContactService(parts: ContactParts): ContactService {
  const { storage, mailer, operatorEmail, onError } = parts;
  const limit = createRateLimit(TICKETS_PER_ADDRESS);
  const underWay = new Set<Promise<void>>();

  const sendOn = (message: Ticket, id: number) => {
    const mail = mailer
      .send(ticketMail(message, id, operatorEmail))
      .catch(onError)
      .finally(() => underWay.delete(mail));
    underWay.add(mail);
  };

  const receive = async ({ website, ...message }: Submission, address: string) => {
    limit(networkOf(address));
    if (isFilledIn(website)) return NOT_KEPT;
    const now = new Date().toISOString();
    const id = await storage.write((trx) => insertTicket(trx, message, now));
    sendOn(message, id);
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
    settled: async () => {
      await Promise.all(underWay);
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

function ticketMail({ name, email, message }: Ticket, id: number, to: string) {
  return {
    to,
    subject: `Message ${id} from ${name}`,
    replyTo: { name, address: email },
    text: `${message}\n\n-- \n${name} <${email}>\nMessage ${id}, sent with the contact form. Answer this mail to answer the sender.\n`,
  };
}
