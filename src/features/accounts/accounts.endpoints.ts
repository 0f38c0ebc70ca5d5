import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./accounts.schema.ts";

type MessageSchema = typeof schema.message;
type ProfileSchema = typeof schema.profile;
type SavedCoursesSchema = typeof schema.savedCourses;
type ResetToken = typeof schema.resetToken;
type Confirmation = typeof schema.confirmation;

/** Sign-in, registration and links in mails (requirements, 7). */
export const ACCOUNTS = {
  register: endpoint<{ body: typeof schema.registration; answer: MessageSchema }>(
    "POST",
    "/api/register",
  ),
  login: endpoint<{ body: typeof schema.signInForm; answer: typeof schema.signedIn }>(
    "POST",
    "/api/login",
  ),
  logout: endpoint<{ answer: MessageSchema }>("POST", "/api/logout"),
  user: endpoint<{ answer: ProfileSchema }>("GET", "/api/user"),
  forgotPassword: endpoint<{ body: typeof schema.forgotten; answer: MessageSchema }>(
    "POST",
    "/api/forgot-password",
  ),
  validateResetToken: endpoint<{ body: ResetToken; answer: typeof schema.validity }>(
    "POST",
    "/api/validate-reset-token",
  ),
  resetPassword: endpoint<{ body: typeof schema.passwordReset; answer: MessageSchema }>(
    "POST",
    "/api/reset-password",
  ),
  firstAdministrator: endpoint<{
    body: typeof schema.firstAdministrator;
    answer: MessageSchema;
  }>("POST", "/api/v1/first-administrator"),
  confirmEmail: endpoint<{ body: typeof schema.emailLink; answer: MessageSchema }>(
    "POST",
    "/api/confirm-email",
  ),
};

/** Calls of a signed-in person about their own account. */
export const OWN_ACCOUNT = {
  change: endpoint<{ body: typeof schema.profileChange; answer: ProfileSchema }>(
    "PATCH",
    "/api/v1/account",
  ),
  delete: endpoint<{ body: Confirmation; answer: MessageSchema }>("DELETE", "/api/v1/account"),
  changePassword: endpoint<{ body: typeof schema.passwordChange; answer: MessageSchema }>(
    "POST",
    "/api/v1/account/password",
  ),
  callOffEmail: endpoint<{ answer: ProfileSchema }>("DELETE", "/api/v1/account/pending-email"),
  export: endpoint<{ body: Confirmation; answer: typeof schema.accountExport }>(
    "POST",
    "/api/v1/account/export",
  ),
  /** Implemented in features/chat. */
  clearChat: endpoint<{ answer: MessageSchema }>("DELETE", "/api/chat-history"),
  sessions: endpoint<{ answer: typeof schema.sessions }>("GET", "/api/v1/account/sessions"),
  endSession: endpoint<{ params: typeof schema.sessionParameter; answer: MessageSchema }>(
    "DELETE",
    "/api/v1/account/sessions/:id",
  ),
  endOtherSessions: endpoint<{ answer: MessageSchema }>("DELETE", "/api/v1/account/sessions"),
  twoFactor: endpoint<{ answer: typeof schema.twoFactorState }>(
    "GET",
    "/api/v1/account/two-factor",
  ),
  beginTwoFactor: endpoint<{ body: Confirmation; answer: typeof schema.twoFactorSetup }>(
    "POST",
    "/api/v1/account/two-factor",
  ),
  confirmTwoFactor: endpoint<{
    body: typeof schema.twoFactorCode;
    answer: typeof schema.recoveryCodes;
  }>("POST", "/api/v1/account/two-factor/confirm"),
  renewRecoveryCodes: endpoint<{ body: Confirmation; answer: typeof schema.recoveryCodes }>(
    "POST",
    "/api/v1/account/two-factor/recovery-codes",
  ),
  endTwoFactor: endpoint<{ body: Confirmation; answer: MessageSchema }>(
    "DELETE",
    "/api/v1/account/two-factor",
  ),
  shortlist: endpoint<{ answer: SavedCoursesSchema }>("GET", "/api/v1/account/shortlist"),
  replaceShortlist: endpoint<{ body: SavedCoursesSchema; answer: SavedCoursesSchema }>(
    "PUT",
    "/api/v1/account/shortlist",
  ),
  mergeShortlist: endpoint<{ body: SavedCoursesSchema; answer: SavedCoursesSchema }>(
    "POST",
    "/api/v1/account/shortlist/merge",
  ),
};
