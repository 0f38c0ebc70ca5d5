import type { MemberRole } from "#platform/access.ts";
import type { Mail } from "#platform/mail.server.ts";
import { mailParts } from "#platform/mail-layout.ts";
import { siteName } from "#platform/site-name.ts";
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

/** What became of somebody's membership. */
export type MembershipChange = "owner" | "member" | "handed_over" | "received" | "removed" | "left";

interface MailedChange {
  to: string;
  institution: string;
  /** Who did it, or whom it was handed over to. */
  by: string;
  change: MembershipChange;
}

const membershipWords = ({ institution, by, change }: MailedChange) =>
  ({
    owner: {
      title: `You are an owner of ${institution} now`,
      text: `${by} made you an owner of ${institution} at ${siteName}. ${ROLE_SENTENCES.owner}`,
    },
    member: {
      title: `You are a member of ${institution} now`,
      text: `${by} made you a member of ${institution} at ${siteName}. ${ROLE_SENTENCES.member} Who else does is said by its owners.`,
    },
    received: {
      title: `${institution} is handed over to you`,
      text: `${by} handed ${institution} over to you at ${siteName}. ${ROLE_SENTENCES.owner}`,
    },
    handed_over: {
      title: `You handed ${institution} over`,
      text: `${by} is an owner of ${institution} at ${siteName} in your place. ${ROLE_SENTENCES.member}`,
    },
    removed: {
      title: `You no longer keep the courses of ${institution}`,
      text: `${by} ended your membership of ${institution} at ${siteName}. Your account stays as it is.`,
    },
    left: {
      title: `You have left ${institution}`,
      text: `You no longer keep the courses of ${institution} at ${siteName}. Your account stays as it is, and an owner can invite you again.`,
    },
  })[change];

/** The mails of memberships. Links begin with `publicUrl`, never with the request's host. */
export function createMembershipMails(publicUrl: string) {
  return {
    changed: (mailed: MailedChange): Mail => {
      const { title, text } = membershipWords(mailed);
      const isOut = mailed.change === "removed" || mailed.change === "left";
      return {
        to: mailed.to,
        subject: title,
        ...mailParts({
          preview: text,
          title,
          paragraphs: [text],
          action: isOut
            ? { label: "Your profile", url: publicUrl + paths.profile() }
            : { label: "See its members", url: publicUrl + paths.office("members") },
          publicUrl,
        }),
      };
    },

    invitation: ({ to, institution, role, inviter, token }: MailedInvitation): Mail => ({
      to,
      subject: `Speak for ${institution} at ${siteName}`,
      ...mailParts({
        preview: `The link works once, for ${INVITATION_DAYS} days.`,
        title: `You are invited to speak for ${institution}`,
        paragraphs: [
          `${inviter} invites you to keep the courses of ${institution} at ${siteName}, the directory of courses in the Maldives. ${ROLE_SENTENCES[role]}`,
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
