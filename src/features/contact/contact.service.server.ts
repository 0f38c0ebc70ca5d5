import type { Storage } from "#platform/db/database.ts";
import type { Mailer } from "#platform/mail.server.ts";
import { createRateLimit, networkOf } from "#platform/rate-limit.ts";
import { insertTicket } from "./contact.repository.server.ts";
import type { Submission, Ticket } from "./contact.schema.ts";

export interface ContactService {
  /**
   * Keeps a visitor's message, sends it on to the operator, and gives its number. A mail that fails
   * is reported; the message is kept all the same.
   *
   * @param address network address that it came from.
   * @throws TooManyRequestsError when too many came from there.
   */
  receive(submission: Submission, address: string): Promise<number>;
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

/** Number of a message that was not kept: no stored one has it. */
const NOT_KEPT = 0;

export function createContactService(parts: ContactParts): ContactService {
  const { storage, mailer, operatorEmail, onError } = parts;
  const limit = createRateLimit(TICKETS_PER_ADDRESS);
  const underWay = new Set<Promise<void>>();

  const sendOn = (ticket: Ticket, id: number) => {
    const mail = mailer
      .send(ticketMail(ticket, id, operatorEmail))
      .catch(onError)
      .finally(() => underWay.delete(mail));
    underWay.add(mail);
  };

  return {
    receive: async ({ website, ...ticket }, address) => {
      limit(networkOf(address));
      if (isFilledIn(website)) return NOT_KEPT;
      const now = new Date().toISOString();
      const id = await storage.write((trx) => insertTicket(trx, ticket, now));
      sendOn(ticket, id);
      return id;
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

function ticketMail({ name, email, message }: Ticket, id: number, to: string) {
  return {
    to,
    subject: `Message ${id} from ${name}`,
    replyTo: { name, address: email },
    text: `${message}\n\n-- \n${name} <${email}>\nMessage ${id}, sent with the contact form. Answer this mail to answer the sender.\n`,
  };
}
