import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { acceptEmptyBodies } from "#platform/http/empty-bodies.server.ts";
import { success } from "#platform/http/endpoint.ts";
import { bodyProblems, problems } from "#platform/http/problem.schema.ts";
import { MAX_ACCOUNT_BODY_BYTES } from "./account-limits.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import {
  credentials,
  emailLink,
  forgotten,
  message,
  passwordReset,
  profile,
  registration,
  resetToken,
  signedIn,
  tokenParameter,
  validity,
} from "./accounts.schema.ts";
import type { AccountsService } from "./accounts.service.server.ts";
import { ANSWERS, INVALID_TOKEN } from "./accounts.ts";
import type { Caller } from "./sign-in.service.server.ts";

interface AccountsApiOptions {
  accounts: AccountsService;
}

/** The accounts API (requirements, 7). It neither reads nor sets cookies. */
export async function accountsApi(
  app: FastifyInstance,
  options: AccountsApiOptions,
): Promise<void> {
  acceptEmptyBodies(app);
  await app.register(signInRoutes, options);
  await app.register(linkCalls, options);
}

async function signInRoutes(app: FastifyInstance, { accounts }: AccountsApiOptions): Promise<void> {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.post(
    ACCOUNTS.register.url,
    {
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        operationId: "register",
        tags: ["Accounts"],
        summary: "Makes an account",
        description:
          "The answer is the same whether the address has an account or not; a mail to it says which.",
        body: registration,
        response: {
          201: success(ACCOUNTS.register, "The registration was received", message),
          ...bodyProblems,
        },
      },
    },
    async ({ body, ip }, reply) => {
      await accounts.register(body, ip);
      return reply.code(201).send({ message: ANSWERS.registered });
    },
  );
  calls.post(
    ACCOUNTS.login.url,
    {
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        operationId: "login",
        tags: ["Accounts"],
        summary: "Begins a session",
        body: credentials,
        response: {
          200: success(ACCOUNTS.login, "The session's token and who it belongs to", signedIn),
          401: problems.unauthorized,
          ...bodyProblems,
        },
      },
    },
    async (request) => await accounts.login(request.body, callerOf(request)),
  );
  calls.post(
    ACCOUNTS.logout.url,
    {
      schema: {
        operationId: "logout",
        tags: ["Accounts"],
        summary: "Ends the session, if there is one",
        security: [{ bearer: [] }, {}],
        response: { 200: success(ACCOUNTS.logout, "There is no session any more", message) },
      },
    },
    async ({ headers, ip }) => {
      await accounts.logout(headers.authorization, ip);
      return { message: ANSWERS.signedOut };
    },
  );
  calls.get(
    ACCOUNTS.user.url,
    {
      schema: {
        operationId: "readUser",
        tags: ["Accounts"],
        summary: "Who is signed in",
        security: [{ bearer: [] }],
        response: {
          200: success(ACCOUNTS.user, "The profile", profile),
          401: problems.unauthorized,
        },
      },
    },
    async ({ headers, ip }) =>
      accounts.profile(await accounts.authenticate(headers.authorization, ip)),
  );
}

async function linkCalls(app: FastifyInstance, { accounts }: AccountsApiOptions): Promise<void> {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const tell = async (token: string, address: string) =>
    (await accounts.isValid(token, address))
      ? { valid: true }
      : { valid: false, error: INVALID_TOKEN };
  calls.post(
    ACCOUNTS.forgotPassword.url,
    {
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        operationId: "forgotPassword",
        tags: ["Accounts"],
        summary: "Sends a link for a new password",
        description: "The answer is the same whether the address has an account or not.",
        body: forgotten,
        response: {
          200: success(
            ACCOUNTS.forgotPassword,
            "If there is an account, a link is on its way",
            message,
          ),
          ...bodyProblems,
        },
      },
    },
    async ({ body, ip }) => {
      await accounts.forgot(body.email, ip);
      return { message: ANSWERS.resetSent };
    },
  );
  const validation = {
    tags: ["Accounts"],
    response: {
      200: success(ACCOUNTS.validateResetToken, "Whether the link works", validity),
      422: problems.invalid,
      429: problems.tooMany,
    },
  };
  calls.get(
    "/api/validate-reset-token/:token",
    {
      schema: {
        ...validation,
        operationId: "validateResetTokenInAddress",
        summary: "Says whether a link for a new password works (better: the POST)",
        params: tokenParameter,
      },
    },
    async ({ params, ip }) => await tell(params.token, ip),
  );
  calls.post(
    ACCOUNTS.validateResetToken.url,
    {
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        ...validation,
        operationId: "validateResetToken",
        summary: "Says whether a link for a new password works, without its token in an address",
        body: resetToken,
        response: { ...bodyProblems, ...validation.response },
      },
    },
    async ({ body, ip }) => await tell(body.token, ip),
  );
  calls.post(
    ACCOUNTS.resetPassword.url,
    {
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        operationId: "resetPassword",
        tags: ["Accounts"],
        summary: "Sets a new password with a link, and ends all sessions",
        body: passwordReset,
        response: {
          200: success(ACCOUNTS.resetPassword, "The password was changed", message),
          ...bodyProblems,
        },
      },
    },
    async ({ body, ip }) => {
      await accounts.reset(body.token, body.password, ip);
      return { message: ANSWERS.passwordReset };
    },
  );
  calls.post(
    ACCOUNTS.confirmEmail.url,
    {
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        operationId: "confirmEmail",
        tags: ["Accounts"],
        summary: "Makes a new address the account's, with the link that was sent to it",
        body: emailLink,
        response: {
          200: success(ACCOUNTS.confirmEmail, "The account has its new address", message),
          ...bodyProblems,
        },
      },
    },
    async ({ body, ip }) => {
      await accounts.confirmEmail(body.token, ip);
      return { message: ANSWERS.emailConfirmed };
    },
  );
}

function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, userAgent: headers["user-agent"] ?? null };
}
