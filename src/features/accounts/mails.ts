import type { Mail } from "#platform/mail.server.ts";
import { type MailContent, mailParts } from "#platform/mail-layout.ts";
import { paths } from "#web/paths.ts";
import { RESET_MINUTES } from "./accounts.ts";

/** Whom a mail goes to. */
interface Owner {
  name: string;
  email: string;
}

/** What turns into a link in a mail program. */
const LINK_MARKS = /[/:@]|\.\S|www/i;
const LONGEST_GREETED = 60;

/**
 * How a mail calls its reader. Anybody can register any address under any name: a name that carries
 * a message or a link is not passed on to whom it was meant for.
 */
export function greetingOf(name: string): string {
  const isName = name.length > 0 && name.length <= LONGEST_GREETED && !LINK_MARKS.test(name);
  return isName ? `Hello ${name},` : "Hello,";
}

/** The mails that accounts send. Links begin with `publicUrl`, whatever host a request names. */
export function createMails(publicUrl: string) {
  const link = (path: string) => `${publicUrl}${path}`;
  const mail = (
    { email }: Owner,
    subject: string,
    content: Omit<MailContent, "publicUrl">,
  ): Mail => ({ to: email, subject, ...mailParts({ ...content, publicUrl }) });
  const newPassword = { label: "Choose a new password", url: link(paths.forgotPassword()) };
  const takeOver =
    "choose a new password. That makes the account yours and signs everybody else out; you can then keep it, or delete it in your profile.";
  const notYou = {
    paragraph: "Was it not you? Then choose a new password now; that signs out every device.",
    action: newPassword,
  };

  return {
    welcome: (owner: Owner) =>
      mail(owner, "Welcome to Magu", {
        preview: "Your account is ready.",
        title: "Welcome to Magu",
        paragraphs: [
          `${greetingOf(owner.name)} your account is ready. Sign in to ask the assistant as often as you like, and to find your shortlist again on every device.`,
        ],
        action: { label: "Sign in", url: link(paths.login()) },
        after: [`Did you not register? Then somebody else used your address: ${takeOver}`],
        otherAction: newPassword,
      }),

    registeredAgain: (owner: Owner) =>
      mail(owner, "You already have an account at Magu", {
        preview: "Somebody tried to register with your address.",
        title: "You already have an account",
        paragraphs: [
          `${greetingOf(owner.name)} somebody just tried to register at Magu with your address. Nothing was changed.`,
          "If that was you: your account is still there. Sign in, or choose a new password if you do not remember it.",
        ],
        action: newPassword,
        after: [
          "Was it not you, and the account is yours? Then you need to do nothing.",
          `Do you know of no account? Then somebody else made it with your address: ${takeOver}`,
        ],
      }),

    resetLink: (owner: Owner, token: string) =>
      mail(owner, "Choose a new password", {
        preview: `The link works once, for ${RESET_MINUTES} minutes.`,
        title: "Choose a new password",
        paragraphs: [
          `${greetingOf(owner.name)} here is the link to choose a new password. It works once, for ${RESET_MINUTES} minutes.`,
        ],
        action: { label: "Choose a new password", url: link(paths.resetPassword(token)) },
        after: ["Did you not ask for it? Then you need to do nothing: your password stays."],
      }),

    passwordChanged: (owner: Owner) =>
      mail(owner, "Your password was changed", {
        preview: "The password of your account is a new one.",
        title: "Your password was changed",
        paragraphs: [
          `${greetingOf(owner.name)} the password of your account at Magu was just changed, and other devices were signed out.`,
          notYou.paragraph,
        ],
        action: notYou.action,
      }),

    /** To the address that the account had before. */
    emailChanged: (owner: Owner, newEmail: string) =>
      mail(owner, "The address of your account was changed", {
        preview: `The account now belongs to ${newEmail}.`,
        title: "Your account has a new address",
        paragraphs: [
          `${greetingOf(owner.name)} your account at Magu now has the address ${newEmail}. Mails no longer come here.`,
          "Was it not you? Somebody who knows your password did it. Write to us at once, so that we can give the account back to you.",
        ],
        action: { label: "Write to us", url: link(paths.contact()) },
      }),

    emailIsNow: (owner: Owner) =>
      mail(owner, "This is now the address of your account", {
        preview: "You sign in with it from now on.",
        title: "Your new address is set",
        paragraphs: [
          `${greetingOf(owner.name)} this is now the address of your account at Magu. You sign in with it from now on.`,
        ],
        action: { label: "Go to your profile", url: link(paths.profile()) },
        after: ["Do you know nothing of this? Then somebody mistyped an address. Please tell us."],
        otherAction: { label: "Write to us", url: link(paths.contact()) },
      }),

    deleted: (owner: Owner) =>
      mail(owner, "Your account was deleted", {
        preview: "Everything that belonged to it is gone.",
        title: "Your account was deleted",
        paragraphs: [
          `${greetingOf(owner.name)} your account at Magu was deleted, with everything that belonged to it. This is our last mail to you.`,
        ],
      }),
  };
}

export type AccountMails = ReturnType<typeof createMails>;
