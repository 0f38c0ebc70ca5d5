import type { FastifyInstance, FastifyRequest } from "fastify";
import { type ServeCall, servingCalls, told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { acceptEmptyBodies } from "#platform/http/json-bodies.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { isOfThisSite, sentByOtherSite, sessionCookie } from "#platform/http/session-cookie.ts";
import { MAX_ACCOUNT_BODY_BYTES, SESSION_MS } from "./account-limits.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import * as schema from "./accounts.schema.ts";
import type { AccountsService } from "./accounts.service.server.ts";
import { ANSWERS, INVALID_TOKEN } from "./accounts.ts";
import { type Caller, tokenOf } from "./sign-in.service.server.ts";

const VALIDATE_IN_ADDRESS = endpoint.get<
  typeof schema.validity,
  { params: typeof schema.tokenParameter }
>("/api/validate-reset-token/:token");

/** The accounts API (specification, 7). What begins and ends sessions sets their cookie;
 * the end of one alone reads it. */
export async function accountsApi(
  app: FastifyInstance,
  { accounts, publicUrl }: { accounts: AccountsService; publicUrl: string },
): Promise<void> {
  acceptEmptyBodies(app);
  const serve = servingCalls(app, { tag: "Accounts", bodyLimit: MAX_ACCOUNT_BODY_BYTES });
  serveSignIn(serve, accounts, publicUrl);
  serveLinks(serve, accounts);
}

function serveSignIn(serve: ServeCall, accounts: AccountsService, publicUrl: string): void {
  const cookies = sessionCookie(publicUrl);
  serve(ACCOUNTS.register, {
    operationId: "register",
    summary: "Makes an account",
    description:
      "The answer is the same whether the address has an account or not; a mail to it says which.",
    body: schema.registration,
    status: 201,
    answers: "The registration was received",
    answer: message,
    handler: ({ body, ip }) => told(ANSWERS.registered, accounts.register(body, ip)),
  });
  serve(ACCOUNTS.login, {
    operationId: "login",
    summary: "Begins a session",
    description:
      "With two-factor sign-in a right password is answered 401 `code_needed`: send it again with `code`.",
    body: schema.signInForm,
    answers: "The session's token and who it belongs to",
    answer: schema.signedIn,
    failures: { 401: problems.unauthorized },
    handler: async (request, reply) => {
      const { cookie, ...session } = await accounts.login(request.body, callerOf(request));
      reply.header("Set-Cookie", cookies.begin(cookie, SESSION_MS.whole));
      return session;
    },
  });
  serve(ACCOUNTS.logout, {
    operationId: "logout",
    summary: "Ends the session, if there is one",
    description:
      "That of the token, and that of the cookie where a page of this site sends it; a cookie alone that another site sends is refused.",
    security: [{ bearer: [] }, {}],
    answers: "There is no session any more",
    answer: message,
    failures: { 403: problems.forbidden },
    handler: async ({ headers, ip }, reply) => {
      const { authorization, origin = "", "sec-fetch-site": site } = headers;
      const cookie = cookies.read(headers.cookie);
      const sent = new Headers({ origin, ...(site && { "sec-fetch-site": String(site) }) });
      const isOurs = isOfThisSite({ url: publicUrl, headers: sent });
      if (cookie && !isOurs && !authorization) throw sentByOtherSite();
      await accounts.logout(tokenOf(authorization), ip);
      if (cookie && isOurs) await accounts.logout({ cookie }, ip);
      reply.header("Set-Cookie", cookies.end);
      return { message: ANSWERS.signedOut };
    },
  });
  serve(ACCOUNTS.user, {
    operationId: "readUser",
    summary: "Who is signed in",
    security: [{ bearer: [] }],
    answers: "The profile",
    answer: schema.profile,
    failures: { 401: problems.unauthorized },
    handler: async ({ headers, ip }) =>
      accounts.profile(await accounts.authenticate(headers.authorization, ip)),
  });
}

function serveLinks(serve: ServeCall, accounts: AccountsService): void {
  const tell = async (token: string, address: string) =>
    (await accounts.isValid(token, address))
      ? { valid: true }
      : { valid: false, error: INVALID_TOKEN };
  const validation = { answers: "Whether the link works", answer: schema.validity };
  serve(ACCOUNTS.forgotPassword, {
    operationId: "forgotPassword",
    summary: "Sends a link for a new password",
    description: "The answer is the same whether the address has an account or not.",
    body: schema.forgotten,
    answers: "If there is an account, a link is on its way",
    answer: message,
    handler: ({ body, ip }) => told(ANSWERS.resetSent, accounts.forgot(body.email, ip)),
  });
  serve(VALIDATE_IN_ADDRESS, {
    ...validation,
    operationId: "validateResetTokenInAddress",
    summary: "Says whether a link for a new password works (better: the POST)",
    params: schema.tokenParameter,
    failures: { 429: problems.tooMany },
    handler: async ({ params, ip }) => await tell(params.token, ip),
  });
  serve(ACCOUNTS.validateResetToken, {
    ...validation,
    operationId: "validateResetToken",
    summary: "Says whether a link for a new password works, without its token in an address",
    body: schema.resetToken,
    handler: async ({ body, ip }) => await tell(body.token, ip),
  });
  serve(ACCOUNTS.resetPassword, {
    operationId: "resetPassword",
    summary: "Sets a new password with a link, and ends all sessions",
    body: schema.passwordReset,
    answers: "The password was changed",
    answer: message,
    handler: ({ body, ip }) =>
      told(ANSWERS.passwordReset, accounts.reset(body.token, body.password, ip)),
  });
  serve(ACCOUNTS.firstAdministrator, {
    operationId: "makeFirstAdministrator",
    summary: "Makes the first administrator, with the address that the server printed",
    body: schema.firstAdministrator,
    status: 201,
    answers: "There is an administrator",
    answer: message,
    handler: ({ body, ip }) =>
      told(ANSWERS.administratorMade, accounts.makeFirstAdministrator(body, ip)),
  });
  serve(ACCOUNTS.confirmEmail, {
    operationId: "confirmEmail",
    summary: "Makes a new address the account's, with the link that was sent to it",
    body: schema.emailLink,
    answers: "The account has its new address",
    answer: message,
    description:
      "With a session of the account this session goes on, where all others end because the address was not proven before.",
    handler: async ({ body, ip, headers }) => {
      const holder = await accounts.holdingSession(headers.authorization);
      return await told(ANSWERS.emailConfirmed, accounts.confirmEmail(body.token, ip, holder));
    },
  });
}

function callerOf({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): Caller {
  return { address: ip, userAgent: headers["user-agent"] ?? null };
}
