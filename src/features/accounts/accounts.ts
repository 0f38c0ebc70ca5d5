import { counted } from "#catalogue/counted.ts";
import { PASSWORD_LENGTH, RESET_MINUTES } from "./account-limits.ts";

const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH.min} characters long`;
const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_LENGTH.max} characters long`;
export const PASSWORD_TOO_COMMON = "Too many people use this password. Please choose another one";

/** What is wrong with a new password on its own; null for nothing. */
export function passwordFault(password: string): string | null {
  const length = [...password.normalize("NFKC")].length;
  if (length < PASSWORD_LENGTH.min) return PASSWORD_TOO_SHORT;
  return length > PASSWORD_LENGTH.max ? PASSWORD_TOO_LONG : null;
}

/** Messages for empty required fields. */
export const MISSING = {
  name: "Enter your full name",
  email: "Enter your email address",
  mobile: "Enter your mobile number",
  password: "Enter your password",
  new_password: `Enter a password of at least ${PASSWORD_LENGTH.min} characters`,
  confirm: "Enter the new password again",
  current_password: "Enter your current password",
  /** The requirements' sentence (specification, 5). */
  token: "Invalid reset link",
} as const;

/** File name of the account's export. */
export const EXPORT_FILE = "magu-account.json";

/** Asked for once the password was right. */
export const CODE_NEEDED = "Enter the code of your authenticator app, or a recovery code";
export const WRONG_CODE = "This code is not right, or was used already";
export const TWO_FACTOR_IS_ON = "Two-factor sign-in is on already. Turn it off first.";
export const TWO_FACTOR_NEEDED = "Set up two-factor sign-in in your profile first.";
export const INVALID_LOGIN = "Invalid email or password";
export const INVALID_TOKEN = "Invalid or expired token";
export const NOT_SIGNED_IN = "Please sign in first.";
export const WRONG_PASSWORD = "This is not your current password";
/** The requirements' sentence (specification, 5). */
export const DIFFERENT_PASSWORDS = "Passwords do not match";
export const SAME_PASSWORD = "This is the password you have now. Please choose a new one";
/** Message for an invalid link to a new address. */
export const INVALID_EMAIL_LINK = "This link does not work, or no longer";
export const INVALID_ADMINISTRATOR_LINK =
  "This address does not work, or no longer. The server prints another one when it starts, while there is no administrator.";
/** Told to who runs the server only. */
export const ADDRESS_IN_USE =
  "This address has an account. Take another one, or give the account the role on the command line";
/** Shown only after a link in a mail was opened, which proves that the reader owns the address. */
export const ADDRESS_TAKEN = "Another account has this address by now";

/**
 * Message after too many wrong passwords.
 *
 * @param seconds until the next try.
 * @param isOpenedByReset whether resetting the password allows signing in immediately.
 */
export function signInAgainIn(seconds: number, isOpenedByReset: boolean): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(seconds / 3_600);
  const time = minutes <= 90 ? counted(minutes, "minute") : counted(hours, "hour");
  const again = `Too many sign-ins have failed. Please try again in ${time}`;
  return isOpenedByReset
    ? `${again}, or choose a new password: then you can sign in at once.`
    : `${again}.`;
}

/** Messages of the API. The first two are the same whether or not an account exists. */
export const ANSWERS = {
  registered: "Thank you for registering. We have sent you a mail.",
  resetSent: `If there is an account with this address, we have sent a link to it. It works for ${RESET_MINUTES} minutes.`,
  passwordReset: "Your password has been changed. You can sign in with it now.",
  passwordChanged: "Your password has been changed. All other devices have been signed out.",
  emailConfirmed: "Your new address is set. You sign in with it from now on.",
  signedOut: "You have been signed out.",
  sessionEnded: "The device has been signed out.",
  otherSessionsEnded: "All other devices have been signed out.",
  administratorMade: "You are the administrator now. Sign in to begin.",
  twoFactorOff: "Two-factor sign-in is off. Your password alone signs you in.",
  deleted: "Your account has been deleted, with everything that belonged to it.",
} as const;

/** Why somebody stays an administrator. */
export const LAST_ADMINISTRATOR =
  "This is the only administrator who can sign in. Make somebody else one first.";
export const DISABLED_ACCOUNT = "This account is disabled: enable it first.";
