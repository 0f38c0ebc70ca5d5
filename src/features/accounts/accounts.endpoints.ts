import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./accounts.schema.ts";

type ProfileSchema = typeof schema.profile;
type SavedSchema = typeof schema.savedCourses;
type SavedAnswer = typeof schema.savedCoursesAnswer;
type CodesSchema = typeof schema.recoveryCodes;
type ByPassword = { body: typeof schema.confirmation };

const ACCOUNT_URL = "/api/v1/account";
const TWO_FACTOR_URL = `${ACCOUNT_URL}/two-factor`;

/** Sign-in, registration and links in mails (specification, 7). */
export const ACCOUNTS = {
  register: endpoint.post<MessageAnswer, { body: typeof schema.registration }>("/api/register"),
  login: endpoint.post<typeof schema.signedIn, { body: typeof schema.signInForm }>("/api/login"),
  logout: endpoint.post<MessageAnswer>("/api/logout"),
  user: endpoint.get<ProfileSchema>("/api/user"),
  forgotPassword: endpoint.post<MessageAnswer, { body: typeof schema.forgotten }>(
    "/api/forgot-password",
  ),
  validateResetToken: endpoint.post<typeof schema.validity, { body: typeof schema.resetToken }>(
    "/api/validate-reset-token",
  ),
  resetPassword: endpoint.post<MessageAnswer, { body: typeof schema.passwordReset }>(
    "/api/reset-password",
  ),
  firstAdministrator: endpoint.post<MessageAnswer, { body: typeof schema.firstAdministrator }>(
    "/api/v1/first-administrator",
  ),
  confirmEmail: endpoint.post<MessageAnswer, { body: typeof schema.emailLink }>(
    "/api/confirm-email",
  ),
};

/** Calls of a signed-in person about their own account. */
export const OWN_ACCOUNT = {
  change: endpoint.patch<ProfileSchema, { body: typeof schema.profileChange }>(ACCOUNT_URL),
  delete: endpoint.delete<MessageAnswer, ByPassword>(ACCOUNT_URL),
  changePassword: endpoint.post<MessageAnswer, { body: typeof schema.passwordChange }>(
    `${ACCOUNT_URL}/password`,
  ),
  callOffEmail: endpoint.delete<ProfileSchema>(`${ACCOUNT_URL}/pending-email`),
  export: endpoint.post<typeof schema.accountExport, ByPassword>(`${ACCOUNT_URL}/export`),
  /** Implemented in features/chat. */
  clearChat: endpoint.delete<MessageAnswer>("/api/chat-history"),
  sessions: endpoint.get<typeof schema.sessions>(`${ACCOUNT_URL}/sessions`),
  endSession: endpoint.delete<MessageAnswer, { params: typeof schema.sessionParameter }>(
    `${ACCOUNT_URL}/sessions/:id`,
  ),
  endOtherSessions: endpoint.delete<MessageAnswer>(`${ACCOUNT_URL}/sessions`),
  twoFactor: endpoint.get<typeof schema.twoFactorState>(TWO_FACTOR_URL),
  beginTwoFactor: endpoint.post<typeof schema.twoFactorSetup, ByPassword>(TWO_FACTOR_URL),
  confirmTwoFactor: endpoint.post<CodesSchema, { body: typeof schema.twoFactorCode }>(
    `${TWO_FACTOR_URL}/confirm`,
  ),
  renewRecoveryCodes: endpoint.post<CodesSchema, ByPassword>(`${TWO_FACTOR_URL}/recovery-codes`),
  endTwoFactor: endpoint.delete<MessageAnswer, ByPassword>(TWO_FACTOR_URL),
  shortlist: endpoint.get<SavedAnswer>(`${ACCOUNT_URL}/shortlist`),
  replaceShortlist: endpoint.put<SavedAnswer, { body: SavedSchema }>(`${ACCOUNT_URL}/shortlist`),
  mergeShortlist: endpoint.post<SavedAnswer, { body: SavedSchema }>(
    `${ACCOUNT_URL}/shortlist/merge`,
  ),
  noteApplication: endpoint.put<SavedAnswer, { body: typeof schema.notedApplication }>(
    `${ACCOUNT_URL}/shortlist/applied`,
  ),
};
