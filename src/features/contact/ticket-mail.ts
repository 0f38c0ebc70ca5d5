import type { Mail } from "#platform/mail.server.ts";
import { greetingOf, mailParts } from "#platform/mail-layout.ts";
import { siteName } from "#platform/site-name.ts";
import { REPORTED_PARTS, type ReportedPart, type TicketSubject } from "./contact.ts";

interface MailedTicket {
  number: number;
  name: string;
  email: string;
  message: string;
  /** The record that it reports a mistake in. */
  subject: TicketSubject | null;
  about?: ReportedPart | undefined;
  /** The source line of the record's page. */
  shown: string | null;
}

/** A visitor's message as a mail to the operator; a reply goes to the visitor. */
export function ticketMail(
  ticket: MailedTicket,
  { to, publicUrl }: { to: string; publicUrl: string },
): Mail {
  const { number, name, email, message, subject } = ticket;
  const title = subject
    ? `Mistake ${number} reported by ${name}: ${subject.name}`
    : `Message ${number} from ${name}`;
  return {
    to,
    subject: title,
    replyTo: { name, address: email },
    ...mailParts({
      preview: message.slice(0, 120),
      title,
      paragraphs: [...(subject ? [aboutLine(ticket, subject)] : []), message],
      action: subject ? { label: "Open the page", url: publicUrl + subject.path } : undefined,
      after: [
        `From ${name} <${email}>, with the ${subject ? "form for mistakes" : "contact form"}. Answer this mail to answer the sender.`,
      ],
      publicUrl,
    }),
  };
}

function aboutLine({ about, shown }: MailedTicket, subject: TicketSubject): string {
  const part = about ? REPORTED_PARTS.get(about) : "The whole page";
  return [
    `About the ${subject.kind}: ${subject.name}`,
    `Part: ${part}`,
    ...(shown ? [`The page says: ${shown}`] : []),
  ].join("\n");
}

/** An operator's answer to who wrote; a reply goes to the operator. */
export function ticketAnswerMail(
  {
    name,
    email,
    subject,
    message,
  }: Pick<MailedTicket, "name" | "email" | "message"> & {
    /** Name of the record; null for a message about none. */
    subject: string | null;
  },
  { text, replyTo, publicUrl }: AnsweringMail,
): Mail {
  const title = subject ? `Your report about ${subject}` : `Your message to ${siteName}`;
  return {
    to: email,
    subject: title,
    replyTo: { name: replyTo.name, address: replyTo.email },
    ...mailParts({
      preview: text.slice(0, 120),
      title,
      paragraphs: [greetingOf(name), text],
      after: ["You wrote:", message, "Answer this mail to write further."],
      publicUrl,
    }),
  };
}

interface AnsweringMail {
  text: string;
  /** Who answers. */
  replyTo: { name: string; email: string };
  publicUrl: string;
}
