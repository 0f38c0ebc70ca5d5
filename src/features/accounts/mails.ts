import type { Mail } from "#platform/mail.server.ts";
import { greetingOf, type MailContent, mailParts } from "#platform/mail-layout.ts";
import { siteName } from "#platform/site-name.ts";
import { paths } from "#web/paths.ts";
import { EMAIL_CHANGE_HOURS, RESET_MINUTES } from "./account-limits.ts";

interface MailOwner {
  name: string;
  email: string;
}

/** The mails of accounts. Links begin with `publicUrl`, never with the request's host. */
export function createMails(publicUrl: string) {
  const link = (path: string) => `${publicUrl}${path}`;
  const mail = (
    { email }: MailOwner,
    subject: string,
    content: Omit<MailContent, "publicUrl">,
  ): Mail => ({ to: email, subject, ...mailParts({ ...content, publicUrl }) });
  const newPassword = { label: "Choose a new password", url: link(paths.forgotPassword()) };
  const takeOver =
    "choose a new password. That makes the account yours, deletes what was saved with it and signs everybody else out; you can then keep it, or delete it in your profile.";
  const saved = "the shortlist, saved searches and courses, the chat and the mobile number";
  const notYou = {
    paragraph: "Was it not you? Then choose a new password now; that signs out every device.",
    action: newPassword,
  };

  return {
    welcome: (owner: MailOwner) =>
      mail(owner, `Welcome to ${siteName}`, {
        preview: "Your account is ready.",
        title: `Welcome to ${siteName}`,
        paragraphs: [
          `${greetingOf(owner.name)} your account is ready. Sign in to ask the assistant as often as you like, and to find your shortlist again on every device.`,
        ],
        action: { label: "Sign in", url: link(paths.login()) },
        after: [`Did you not register? Then somebody else used your address: ${takeOver}`],
        otherAction: newPassword,
      }),

    /** @param by name of the administrator who made the account. */
    accountMade: (owner: MailOwner, token: string, by: string) =>
      mail(owner, `Your account at ${siteName}`, {
        preview: `${by} made an account for you.`,
        title: "An account for you",
        paragraphs: [
          `${greetingOf(owner.name)} ${by} made an account for you at ${siteName}, the directory of courses in the Maldives. Choose a password, and it is yours. The link works once, for ${RESET_MINUTES} minutes; later, ask for another.`,
        ],
        action: { label: "Choose a password", url: link(paths.resetPassword(token)) },
        otherAction: { label: "Ask for another link", url: newPassword.url },
      }),

    registeredAgain: (owner: MailOwner) =>
      mail(owner, `You already have an account at ${siteName}`, {
        preview: "Somebody tried to register with your address.",
        title: "You already have an account",
        paragraphs: [
          `${greetingOf(owner.name)} somebody just tried to register at ${siteName} with your address. Nothing was changed.`,
          "If that was you: your account is still there. Sign in, or choose a new password if you do not remember it.",
        ],
        action: newPassword,
        after: [
          "Was it not you, and the account is yours? Then you need to do nothing.",
          `Do you know of no account? Then somebody else made it with your address: ${takeOver}`,
        ],
      }),

    /** @param owner where the proven address is another one, the link empties the account. */
    resetLink: (owner: MailOwner & { proven_email: string | null }, token: string) =>
      mail(owner, "Choose a new password", {
        preview: `The link works once, for ${RESET_MINUTES} minutes.`,
        title: "Choose a new password",
        paragraphs: [
          `${greetingOf(owner.name)} here is the link to choose a new password. It works once, for ${RESET_MINUTES} minutes.`,
          ...(owner.proven_email === owner.email
            ? []
            : [
                `Nobody has shown yet that this address is theirs, so somebody else may have used the account. A new password therefore also deletes what was saved with the account: ${saved}. To keep it, sign in with the old password instead.`,
              ]),
        ],
        action: { label: "Choose a new password", url: link(paths.resetPassword(token)) },
        after: ["Did you not ask for it? Then you need to do nothing: your password stays."],
      }),

    /** @param owner with whether the account was emptied. */
    passwordChanged: (owner: MailOwner & { isEmptied?: boolean }) =>
      mail(owner, "Your password was changed", {
        preview: "The password of your account is a new one.",
        title: "Your password was changed",
        paragraphs: [
          `${greetingOf(owner.name)} the password of your account at ${siteName} was just changed, and other devices were signed out.`,
          ...(owner.isEmptied
            ? [
                `What was saved with the account was deleted, because nobody had shown before that this address is theirs: ${saved}. The account keeps the name that it was opened with; if that is not yours, change it in your profile.`,
              ]
            : []),
          notYou.paragraph,
        ],
        action: notYou.action,
      }),

    /** Sent to the current address. */
    emailChangeAsked: (owner: MailOwner, newEmail: string) =>
      mail(owner, "A new address for your account", {
        preview: `Your account is to move to ${newEmail}.`,
        title: "Your account is to get a new address",
        paragraphs: [
          `${greetingOf(owner.name)} your account at ${siteName} is to get the address ${newEmail}. It counts once the link in the mail to it was followed, within ${EMAIL_CHANGE_HOURS} hours. Until then you sign in with this one.`,
          "Was it not you? Somebody who knows your password did it. Choose a new password now: that calls the change off and signs out every device.",
        ],
        action: newPassword,
        otherAction: { label: "Go to your profile", url: link(paths.profile()) },
      }),

    /** Sent to the new address. */
    confirmEmail: (owner: MailOwner, token: string) =>
      mail(owner, "Confirm your new address", {
        preview: `The link works once, for ${EMAIL_CHANGE_HOURS} hours.`,
        title: "Confirm your new address",
        paragraphs: [
          `${greetingOf(owner.name)} this is to be the new address of your account at ${siteName}. Follow the link to confirm it. It works once, for ${EMAIL_CHANGE_HOURS} hours; until then you sign in with the old address.`,
        ],
        action: { label: "Confirm this address", url: link(paths.confirmEmail(token)) },
        after: [
          "Do you know nothing of this? Then somebody mistyped an address, and you need to do nothing: without the link nothing happens.",
        ],
      }),

    /** Sent to the owner of an address that another account wants to change to. */
    addressWanted: (owner: MailOwner) =>
      mail(owner, `You already have an account at ${siteName}`, {
        preview: "Another account asked for your address.",
        title: "Another account asked for your address",
        paragraphs: [
          `${greetingOf(owner.name)} somebody just tried to give your address to another account at ${siteName}. Nothing was changed.`,
          "If that was you: this address has an account of its own. Sign in to it and delete it in your profile, and then ask again with the other one.",
        ],
        action: { label: "Sign in", url: link(paths.login()) },
        after: ["Was it not you? Then you need to do nothing."],
      }),

    /** Sent to the previous address. */
    emailChanged: (owner: MailOwner, newEmail: string) =>
      mail(owner, "The address of your account was changed", {
        preview: `The account now belongs to ${newEmail}.`,
        title: "Your account has a new address",
        paragraphs: [
          `${greetingOf(owner.name)} your account at ${siteName} now has the address ${newEmail}. Mails no longer come here.`,
          "Was it not you? Somebody who knows your password did it. Write to us at once, so that we can give the account back to you.",
        ],
        action: { label: "Write to us", url: link(paths.contact()) },
      }),

    twoFactorOn: (owner: MailOwner) =>
      mail(owner, "Two-factor sign-in is on", {
        preview: "Signing in needs a code of your app from now on.",
        title: "Two-factor sign-in is on",
        paragraphs: [
          `${greetingOf(owner.name)} signing in to your account at ${siteName} needs a code of your authenticator app from now on. Other devices were signed out.`,
          notYou.paragraph,
        ],
        action: notYou.action,
      }),

    twoFactorOff: (owner: MailOwner) =>
      mail(owner, "Two-factor sign-in is off", {
        preview: "Your password alone signs you in.",
        title: "Two-factor sign-in is off",
        paragraphs: [
          `${greetingOf(owner.name)} two-factor sign-in of your account at ${siteName} was just turned off. Your password alone signs you in.`,
          notYou.paragraph,
        ],
        action: notYou.action,
      }),

    /** @param left how many recovery codes are left. */
    recoveryCodeUsed: (owner: MailOwner, left: number) =>
      mail(owner, "A recovery code signed you in", {
        preview: `${left} of your recovery codes are left.`,
        title: "A recovery code was used",
        paragraphs: [
          `${greetingOf(owner.name)} somebody just signed in to your account at ${siteName} with your password and one of your recovery codes. ${left === 0 ? "None is left: make new ones in your profile." : `Recovery codes left: ${left}. You can make new ones in your profile.`}`,
          notYou.paragraph,
        ],
        action: notYou.action,
      }),

    deleted: (owner: MailOwner) =>
      mail(owner, "Your account was deleted", {
        preview: "Everything that belonged to it is gone.",
        title: "Your account was deleted",
        paragraphs: [
          `${greetingOf(owner.name)} your account at ${siteName} was deleted, with everything that belonged to it. This is our last mail to you.`,
        ],
      }),
  };
}

export type AccountMails = ReturnType<typeof createMails>;
