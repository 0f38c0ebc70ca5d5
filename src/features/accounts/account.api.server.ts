import type { FastifyInstance } from "fastify";
import type { Authenticated } from "#platform/access.ts";
import { told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { acceptEmptyBodies } from "#platform/http/json-bodies.server.ts";
import { type PersonalCalls, servingPersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { MAX_ACCOUNT_BODY_BYTES } from "./account-limits.ts";
import { OWN_ACCOUNT } from "./accounts.endpoints.ts";
import * as schema from "./accounts.schema.ts";
import type { AccountsService } from "./accounts.service.server.ts";
import { ANSWERS, EXPORT_FILE } from "./accounts.ts";

interface OwnCalls extends PersonalCalls<Authenticated> {
  accounts: AccountsService;
}

/** Calls of a signed-in person about their own account. */
export async function accountApi(
  app: FastifyInstance,
  { accounts }: { accounts: AccountsService },
): Promise<void> {
  acceptEmptyBodies(app);
  const personal = servingPersonalCalls(app, {
    tag: "Own account",
    may: "own_account",
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    authenticate: accounts.authenticate,
  });
  const calls = { ...personal, accounts };
  serveProfile(calls);
  serveSessions(calls);
  serveTwoFactor(calls);
  serveSavedCourses(calls);
}

function serveProfile({ serve, accounts, me }: OwnCalls): void {
  const changed = { answers: "The profile as it is now", answer: schema.profile };
  serve(OWN_ACCOUNT.change, {
    ...changed,
    operationId: "changeProfile",
    summary: "Changes name, mobile number or address",
    description:
      "A new address is `pending_email` until the link that is sent to it is followed; the old one is told. The answer is the same whether another account has it.",
    body: schema.profileChange,
    handler: async (request) => await accounts.change(me(request), request.body),
  });
  serve(OWN_ACCOUNT.callOffEmail, {
    ...changed,
    operationId: "callOffEmail",
    summary: "Calls a new address off that was not confirmed yet",
    handler: async (request) => {
      await accounts.callOffEmail(me(request));
      return await accounts.profile(me(request));
    },
  });
  serve(OWN_ACCOUNT.changePassword, {
    operationId: "changePassword",
    summary: "Sets a new password and ends all other sessions",
    body: schema.passwordChange,
    answers: "The password was changed",
    answer: message,
    handler: async (request) => {
      const { current_password, password } = request.body;
      await accounts.changePassword(me(request), current_password, password);
      return { message: ANSWERS.passwordChanged };
    },
  });
  serve(OWN_ACCOUNT.export, {
    operationId: "exportAccount",
    summary: "Everything that is kept about the account, as a file",
    body: schema.confirmation,
    answers: "The export",
    answer: schema.accountExport,
    handler: async (request, reply) => {
      const whole = await accounts.everything(me(request), request.body.password);
      return reply
        .header("Content-Disposition", `attachment; filename="${EXPORT_FILE}"`)
        .send(whole);
    },
  });
  serve(OWN_ACCOUNT.delete, {
    operationId: "deleteAccount",
    summary: "Deletes the account with everything that belongs to it",
    body: schema.confirmation,
    answers: "The account is gone",
    answer: message,
    failures: { 409: problems.conflict },
    handler: (request) =>
      told(ANSWERS.deleted, accounts.delete(me(request), request.body.password)),
  });
}

function serveSessions({ serve, accounts, me }: OwnCalls): void {
  serve(OWN_ACCOUNT.sessions, {
    operationId: "listSessions",
    summary: "Where the account is signed in",
    answers: "The sessions, the one used last first",
    answer: schema.sessions,
    handler: async (request) => ({ data: await accounts.sessions(me(request)) }),
  });
  serve(OWN_ACCOUNT.endSession, {
    operationId: "endSession",
    summary: "Signs one device out",
    params: schema.sessionParameter,
    answers: "The session has ended",
    answer: message,
    failures: { 404: problems.notFound },
    handler: (request) =>
      told(ANSWERS.sessionEnded, accounts.endSession(me(request), request.params.id)),
  });
  serve(OWN_ACCOUNT.endOtherSessions, {
    operationId: "endOtherSessions",
    summary: "Signs all other devices out",
    answers: "All other sessions have ended",
    answer: message,
    handler: (request) => told(ANSWERS.otherSessionsEnded, accounts.endOtherSessions(me(request))),
  });
}

function serveTwoFactor({ serve, accounts, me }: OwnCalls): void {
  serve(OWN_ACCOUNT.twoFactor, {
    operationId: "readTwoFactor",
    summary: "Whether signing in needs a code",
    answers: "Since when it does, and how many recovery codes are left",
    answer: schema.twoFactorState,
    handler: async (request) => await accounts.twoFactor(me(request)),
  });
  serve(OWN_ACCOUNT.beginTwoFactor, {
    operationId: "beginTwoFactor",
    summary: "Makes a secret for an authenticator app; a code of it turns two-factor sign-in on",
    body: schema.confirmation,
    answers: "The secret, as text and as a QR code",
    answer: schema.twoFactorSetup,
    failures: { 409: problems.conflict },
    handler: async (request) => await accounts.beginTwoFactor(me(request), request.body.password),
  });
  const codes = {
    answers: "Recovery codes; those of before do not work",
    answer: schema.recoveryCodes,
  };
  serve(OWN_ACCOUNT.confirmTwoFactor, {
    ...codes,
    operationId: "confirmTwoFactor",
    summary: "Turns two-factor sign-in on and ends all other sessions",
    body: schema.twoFactorCode,
    failures: { 409: problems.conflict },
    handler: async (request) => ({
      recovery_codes: await accounts.confirmTwoFactor(me(request), request.body.code),
    }),
  });
  serve(OWN_ACCOUNT.renewRecoveryCodes, {
    ...codes,
    operationId: "renewRecoveryCodes",
    summary: "Makes new recovery codes",
    body: schema.confirmation,
    handler: async (request) => ({
      recovery_codes: await accounts.renewRecoveryCodes(me(request), request.body.password),
    }),
  });
  serve(OWN_ACCOUNT.endTwoFactor, {
    operationId: "endTwoFactor",
    summary: "Turns two-factor sign-in off",
    body: schema.confirmation,
    answers: "The password alone signs in",
    answer: message,
    handler: (request) =>
      told(ANSWERS.twoFactorOff, accounts.endTwoFactor(me(request), request.body.password)),
  });
}

function serveSavedCourses({ serve, accounts: { saved }, me }: OwnCalls): void {
  const list = {
    answers: "What is on the list now, in its order",
    answer: schema.savedCoursesAnswer,
  };
  serve(OWN_ACCOUNT.shortlist, {
    ...list,
    operationId: "readShortlist",
    summary: "The shortlist that is kept with the account",
    handler: async (request) => await saved.read(me(request)),
  });
  serve(OWN_ACCOUNT.replaceShortlist, {
    ...list,
    operationId: "replaceShortlist",
    summary: "Replaces the shortlist; courses that do not exist are left out",
    description: "Courses with a noted application stay until it is taken back.",
    body: schema.savedCourses,
    handler: async (request) => await saved.replace(me(request), request.body.course_ids),
  });
  serve(OWN_ACCOUNT.mergeShortlist, {
    ...list,
    operationId: "mergeShortlist",
    summary: "Adds a device's shortlist behind what is saved",
    body: schema.savedCourses,
    handler: async (request) => await saved.merge(me(request), request.body.course_ids),
  });
  serve(OWN_ACCOUNT.noteApplication, {
    ...list,
    operationId: "noteApplication",
    summary: "Notes when one applied for a course, and which papers are ready",
    description: "The course is saved by it. Null and no papers take the note back.",
    body: schema.notedApplication,
    handler: async (request) => await saved.noteApplication(me(request), request.body),
  });
}
