import type { Mail } from "#platform/mail.server.ts";
import { greetingOf, type MailContent, mailParts } from "#platform/mail-layout.ts";
import { siteName } from "#platform/site-name.ts";
import { paths } from "#web/paths.ts";
import { APPLICATION_LINK_DAYS, RETURNED_APPLICATION_DAYS } from "./application-limits.ts";

/** An application as its mails tell of it. */
interface MailedApplication {
  institution: string;
  name: string;
  position: string;
  email: string;
  register_number: string | null;
  /** Of one that was returned and is sent anew: why, and what its applicant says to it. */
  reason?: string | null;
  answer?: string | null;
}

/** The mails of applications. Links begin with `publicUrl`, never with the request's host. */
export function createApplicationMails(publicUrl: string) {
  const mail = (to: string, subject: string, content: Omit<MailContent, "publicUrl">): Mail => ({
    to,
    subject,
    ...mailParts({ ...content, publicUrl }),
  });

  return {
    /** Proves the address. */
    confirm: ({ name, email }: MailedApplication, token: string): Mail =>
      mail(email, `Confirm your application at ${siteName}`, {
        preview: `The link works once, for ${APPLICATION_LINK_DAYS} days.`,
        title: "Confirm your application",
        paragraphs: [
          `${greetingOf(name)} somebody applied with this address to list the courses of an institution at ${siteName}, the directory of courses in the Maldives. If that was you, follow the link: then your application reaches us.`,
          `The link works once, for ${APPLICATION_LINK_DAYS} days.`,
        ],
        action: {
          label: "See and confirm the application",
          url: publicUrl + paths.application(token),
        },
        after: [
          "Do you know nothing of this? Then you need to do nothing: without the link nothing happens.",
        ],
      }),

    /** For an application that waits already. */
    waiting: ({ name, email }: MailedApplication): Mail =>
      mail(email, `Your application at ${siteName}`, {
        preview: "We have it already.",
        title: "We have your application already",
        paragraphs: [
          `${greetingOf(name)} somebody just applied again with this address for the same institution. We have your application; a person reads it, and a mail says how it went. You need to do nothing.`,
        ],
      }),

    /** To the operator. */
    arrived: (
      to: string,
      { id, ...given }: MailedApplication & { id: number; institution_id: number | null },
    ): Mail => ({
      ...mail(to, `Application ${id}: ${given.institution}`, {
        preview: `${given.name}, ${given.position}`,
        title: `Application ${id}`,
        paragraphs: [
          [
            `Institution: ${given.institution}${given.institution_id === null ? " (not listed yet)" : ""}`,
            `Register number: ${given.register_number ?? "Not stated"}`,
            `Person: ${given.name}, ${given.position}`,
            `Address, proven: ${given.email}`,
          ].join("\n"),
          ...(given.reason ? [`Sent anew. You wrote: ${given.reason}`] : []),
          ...(given.answer ? [given.answer] : []),
          "Look first whether the address is the institution's own.",
        ],
        action: { label: "Decide in the office", url: publicUrl + paths.office("applications") },
      }),
      replyTo: { name: given.name, address: given.email },
    }),

    /** @param token of the invitation to own the institution. */
    approved: (
      { name, email, institution }: MailedApplication,
      token: string,
      invitationDays: number,
    ): Mail =>
      mail(email, `Welcome to ${siteName}, ${institution}`, {
        preview: "Your application is approved.",
        title: "Your application is approved",
        paragraphs: [
          `${greetingOf(name)} you can now keep the courses of ${institution} at ${siteName}, and say who else may. The link works once, for ${invitationDays} days.`,
        ],
        action: { label: "Begin", url: publicUrl + paths.invitation(token) },
      }),

    /** @param token of the link by which it is sent anew. */
    returned: (
      { name, email, institution }: MailedApplication,
      missing: string,
      token: string,
    ): Mail =>
      mail(email, `Your application at ${siteName}: something is missing`, {
        preview: missing,
        title: "Something is missing",
        paragraphs: [
          `${greetingOf(name)} we read your application for ${institution}, and need one thing more before we can decide:`,
          missing,
          `Follow the link, mend it and send it anew. The link works once, for ${RETURNED_APPLICATION_DAYS} days; then we delete the application.`,
        ],
        action: { label: "Mend your application", url: publicUrl + paths.application(token) },
      }),

    declined: ({ name, email, institution }: MailedApplication, reason: string): Mail =>
      mail(email, `Your application at ${siteName}`, {
        preview: "We could not approve it.",
        title: "We could not approve your application",
        paragraphs: [
          `${greetingOf(name)} we read your application for ${institution}, and could not approve it. What we noted:`,
          reason,
          "You can apply again, or write to us.",
        ],
        action: { label: "Write to us", url: publicUrl + paths.contact() },
      }),
  };
}
