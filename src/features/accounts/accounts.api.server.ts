import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { acceptEmptyBodies } from "#platform/http/empty-bodies.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { BODY_LIMIT } from "./account-limits.ts";
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
import { answer, FAULTS } from "./answers.ts";
import type { Caller } from "./sign-in.service.server.ts";

interface Options {
  accounts: AccountsService;
}

/** The calls of accounts in the specification's section 7. No cookie is read or set. */
export async function accountsApi(app: FastifyInstance, options: Options): Promise<void> {
  acceptEmptyBodies(app);
  await app.register(sessionCalls, options);
  await app.register(linkCalls, options);
}

async function sessionCalls(app: FastifyInstance, { accounts }: Options): Promise<void> {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.post(
    "/api/register",
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: "register",
        tags: ["Accounts"],
        summary: "Makes an account",
        description:
          "The answer is the same whether the address has an account or not; a mail to it says which.",
        body: registration,
        response: { 201: answer("The registration was received", message), ...FAULTS },
      },
    },
    async ({ body, ip }, reply) => {
      await accounts.register(body, ip);
      return reply.code(201).send({ message: ANSWERS.registered });
    },
  );
  calls.post(
    "/api/login",
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: "login",
        tags: ["Accounts"],
        summary: "Begins a session",
        body: credentials,
        response: {
          200: answer("The session's token and who it belongs to", signedIn),
          401: problems.unauthorized,
          ...FAULTS,
        },
      },
    },
    async (request) => await accounts.login(request.body, callerOf(request)),
  );
  calls.post(
    "/api/logout",
    {
      schema: {
        operationId: "logout",
        tags: ["Accounts"],
        summary: "Ends the session, if there is one",
        security: [{ bearer: [] }, {}],
        response: { 200: answer("There is no session any more", message) },
      },
    },
    async ({ headers, ip }) => {
      await accounts.logout(headers.authorization, ip);
      return { message: ANSWERS.signedOut };
    },
  );
  calls.get(
    "/api/user",
    {
      schema: {
        operationId: "readUser",
        tags: ["Accounts"],
        summary: "Who is signed in",
        security: [{ bearer: [] }],
        response: { 200: answer("The profile", profile), 401: problems.unauthorized },
      },
    },
    async ({ headers, ip }) =>
      accounts.profile(await accounts.authenticate(headers.authorization, ip)),
  );
}

async function linkCalls(app: FastifyInstance, { accounts }: Options): Promise<void> {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const tell = async (token: string, address: string) =>
    (await accounts.isValid(token, address))
      ? { valid: true }
      : { valid: false, error: INVALID_TOKEN };
  calls.post(
    "/api/forgot-password",
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: "forgotPassword",
        tags: ["Accounts"],
        summary: "Sends a link for a new password",
        description: "The answer is the same whether the address has an account or not.",
        body: forgotten,
        response: {
          200: answer("If there is an account, a link is on its way", message),
          ...FAULTS,
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
      200: answer("Whether the link works", validity),
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
    "/api/validate-reset-token",
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        ...validation,
        operationId: "validateResetToken",
        summary: "Says whether a link for a new password works, without its token in an address",
        body: resetToken,
        response: { ...FAULTS, ...validation.response },
      },
    },
    async ({ body, ip }) => await tell(body.token, ip),
  );
  calls.post(
    "/api/reset-password",
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: "resetPassword",
        tags: ["Accounts"],
        summary: "Sets a new password with a link, and ends all sessions",
        body: passwordReset,
        response: { 200: answer("The password was changed", message), ...FAULTS },
      },
    },
    async ({ body, ip }) => {
      await accounts.reset(body.token, body.password, ip);
      return { message: ANSWERS.passwordReset };
    },
  );
  calls.post(
    "/api/confirm-email",
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: "confirmEmail",
        tags: ["Accounts"],
        summary: "Makes a new address the account's, with the link that was sent to it",
        body: emailLink,
        response: { 200: answer("The account has its new address", message), ...FAULTS },
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
