import type { MemberRole } from "#platform/access.ts";
import type { Mail } from "#platform/mail.server.ts";
import { mailParts } from "#platform/mail-layout.ts";
import { paths } from "#web/paths.ts";
import { INVITATION_DAYS } from "./membership-limits.ts";
import { ROLE_SENTENCES } from "./memberships.ts";

interface MailedInvitation {
  to: string;
  institution: string;
  role: MemberRole;
  inviter: string;
  token: string;
}

/** The mails of memberships. Links begin with `publicUrl`, never with the request's host. */
export function createMembershipMails(publicUrl: string) {
  return {
    invitation: ({ to, institution, role, inviter, token }: MailedInvitation): Mail => ({
      to,
      subject: `Speak for ${institution} at Magu`,
      ...mailParts({
        preview: `The link works once, for ${INVITATION_DAYS} days.`,
        title: `You are invited to speak for ${institution}`,
        paragraphs: [
          `${inviter} invites you to keep the courses of ${institution} at Magu, the directory of courses in the Maldives. ${ROLE_SENTENCES[role]}`,
          `The link works once, for ${INVITATION_DAYS} days.`,
        ],
        action: { label: "Accept the invitation", url: publicUrl + paths.invitation(token) },
        after: [
          "Do you know nothing of this? Then you need to do nothing: without the link nothing happens.",
        ],
        publicUrl,
      }),
    }),
  };
}
