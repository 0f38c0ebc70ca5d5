import type { Mail } from "#platform/mail.server.ts";
import { greetingOf, type MailContent, mailParts } from "#platform/mail-layout.ts";
import { paths } from "#web/paths.ts";
import { QUESTION_DAYS } from "./question-limits.ts";
import type { QuestionSubject } from "./questions.ts";

interface MailedQuestion {
  number: number;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  subject: QuestionSubject;
}

interface AnsweredMail {
  name: string;
  email: string;
  /** What was asked about, as it was called then. */
  subject: string;
  institution: { name: string };
  message: string;
}

/** The mails of questions. Links begin with `publicUrl`, never with the request's host. */
export function createQuestionMails(publicUrl: string) {
  const content = (parts: Omit<MailContent, "publicUrl">) => mailParts({ ...parts, publicUrl });
  return {
    /** The question for who answers it: the institution, or the operator where it states no address. */
    toInstitution: (
      { number, name, email, phone, message, subject }: MailedQuestion,
      to: string,
    ) => ({
      to,
      subject: `Question ${number} from ${name}: ${subject.name}`,
      ...(email !== null && { replyTo: { name, address: email } }),
      ...content({
        preview: message.slice(0, 120),
        title: `A question about ${subject.name}`,
        paragraphs: [
          ...(subject.email === null
            ? [`${subject.institution.name} states no address, so that this came to you.`]
            : []),
          message,
          [`From ${name}`, email && `Email: ${email}`, phone && `Phone: ${phone}`]
            .filter(Boolean)
            .join("\n"),
        ],
        action: {
          label: "Open it in the office",
          url: publicUrl + paths.office(subject.email === null ? "inbox" : "questions"),
        },
        after: [
          email === null
            ? "Who asked left a telephone number only: please call."
            : "Answer in the office, where your colleagues see it too, or by answering this mail.",
        ],
        otherAction: { label: "Open the page", url: publicUrl + subject.path },
      }),
    }),

    /** An answer from the office; a reply goes to the person who wrote it. */
    answer: (
      { name, email, subject, institution, message }: AnsweredMail,
      { text, replyTo }: { text: string; replyTo: { name: string; email: string } },
    ): Mail => ({
      to: email,
      subject: `${institution.name} answers your question`,
      replyTo: { name: replyTo.name, address: replyTo.email },
      ...content({
        preview: text.slice(0, 120),
        title: `${institution.name} answers your question`,
        paragraphs: [greetingOf(name), text],
        after: [
          `You asked about ${subject}:`,
          message,
          `${replyTo.name} wrote this answer for ${institution.name}. Answer this mail to ask further.`,
        ],
      }),
    }),

    /** Anybody can type a stranger's address: the mail to it repeats nothing of what was written. */
    toAsker: (
      { name, subject }: MailedQuestion,
      { to, token }: { to: string; token: string },
    ): Mail => ({
      to,
      subject: `Your question to ${subject.institution.name}`,
      ...content({
        preview: `${subject.institution.name} has your question.`,
        title: "Your question was passed on",
        paragraphs: [
          `${greetingOf(name)} ${subject.email === null ? "we have" : `${subject.institution.name} has`} your question about ${subject.name}, and your name and how to reach you. The answer comes to this address.`,
          `We keep it for ${QUESTION_DAYS} days. You can have it deleted here at once; what was mailed already is with ${subject.institution.name}.`,
        ],
        action: { label: "Open the page", url: publicUrl + subject.path },
        after: [
          "Did you not ask anything? Then somebody typed your address by mistake: delete it.",
        ],
        otherAction: {
          label: "Delete the question",
          url: publicUrl + paths.deleteQuestion(token),
        },
      }),
    }),
  };
}
