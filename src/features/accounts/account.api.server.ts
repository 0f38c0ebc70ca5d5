import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { acceptEmptyBodies } from "#platform/http/empty-bodies.server.ts";
import { success } from "#platform/http/endpoint.ts";
import { bodyProblems, problems } from "#platform/http/problem.schema.ts";
import { MAX_ACCOUNT_BODY_BYTES } from "./account-limits.ts";
import { OWN_ACCOUNT } from "./accounts.endpoints.ts";
import {
  accountExport,
  confirmation,
  message,
  passwordChange,
  profile,
  profileChange,
  savedCourses,
  sessionParameter,
  sessions,
} from "./accounts.schema.ts";
import type { AccountsService } from "./accounts.service.server.ts";
import { ANSWERS, EXPORT_FILE } from "./accounts.ts";
import type { Authenticated } from "./sign-in.service.server.ts";

interface OwnAccountOptions {
  accounts: AccountsService;
}

interface Guarded extends OwnAccountOptions {
  /** The signed-in person of this request. */
  me: (request: FastifyRequest) => Authenticated;
  /** Answers 401 before the body is read. */
  guard: (request: FastifyRequest) => Promise<void>;
}

/** OpenAPI properties of all these calls. */
const COMMON = { tags: ["Own account"], security: [{ bearer: [] }] };
const UNAUTHORIZED = { 401: problems.unauthorized } as const;

/** Calls of a signed-in person about their own account. */
export async function accountApi(
  app: FastifyInstance,
  { accounts }: OwnAccountOptions,
): Promise<void> {
  acceptEmptyBodies(app);
  const people = new WeakMap<FastifyRequest, Authenticated>();
  const guarded: Guarded = {
    accounts,
    guard: async (request) => {
      people.set(request, await accounts.authenticate(request.headers.authorization, request.ip));
    },
    me: (request) => {
      const person = people.get(request);
      if (!person) throw new Error("This call has no guard");
      return person;
    },
  };
  await app.register(profileCalls, guarded);
  await app.register(ownSessionRoutes, guarded);
  await app.register(savedCourseCalls, guarded);
}

async function profileCalls(app: FastifyInstance, { accounts, me, guard }: Guarded): Promise<void> {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.patch(
    OWN_ACCOUNT.change.url,
    {
      onRequest: guard,
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        ...COMMON,
        operationId: "changeProfile",
        summary: "Changes name, mobile number or address",
        description:
          "A new address is `pending_email` until the link that is sent to it is followed; the old one is told. The answer is the same whether another account has it.",
        body: profileChange,
        response: {
          200: success(OWN_ACCOUNT.change, "The profile as it is now", profile),
          ...UNAUTHORIZED,
          ...bodyProblems,
        },
      },
    },
    async (request) => await accounts.change(me(request), request.body),
  );
  calls.post(
    OWN_ACCOUNT.changePassword.url,
    {
      onRequest: guard,
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        ...COMMON,
        operationId: "changePassword",
        summary: "Sets a new password and ends all other sessions",
        body: passwordChange,
        response: {
          200: success(OWN_ACCOUNT.changePassword, "The password was changed", message),
          ...UNAUTHORIZED,
          ...bodyProblems,
        },
      },
    },
    async (request) => {
      const { current_password, password } = request.body;
      await accounts.changePassword(me(request), current_password, password);
      return { message: ANSWERS.passwordChanged };
    },
  );
  calls.delete(
    OWN_ACCOUNT.callOffEmail.url,
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "callOffEmail",
        summary: "Calls a new address off that was not confirmed yet",
        response: {
          200: success(OWN_ACCOUNT.callOffEmail, "The profile as it is now", profile),
          ...UNAUTHORIZED,
        },
      },
    },
    async (request) => {
      await accounts.callOffEmail(me(request));
      return await accounts.profile(me(request));
    },
  );
  calls.post(
    OWN_ACCOUNT.export.url,
    {
      onRequest: guard,
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        ...COMMON,
        operationId: "exportAccount",
        summary: "Everything that is kept about the account, as a file",
        body: confirmation,
        response: {
          200: success(OWN_ACCOUNT.export, "The export", accountExport),
          ...UNAUTHORIZED,
          ...bodyProblems,
        },
      },
    },
    async (request, reply) => {
      const whole = await accounts.everything(me(request), request.body.password);
      return reply
        .header("Content-Disposition", `attachment; filename="${EXPORT_FILE}"`)
        .send(whole);
    },
  );
  calls.delete(
    OWN_ACCOUNT.delete.url,
    {
      onRequest: guard,
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        ...COMMON,
        operationId: "deleteAccount",
        summary: "Deletes the account with everything that belongs to it",
        body: confirmation,
        response: {
          200: success(OWN_ACCOUNT.delete, "The account is gone", message),
          ...UNAUTHORIZED,
          ...bodyProblems,
        },
      },
    },
    async (request) => {
      await accounts.delete(me(request), request.body.password);
      return { message: ANSWERS.deleted };
    },
  );
}

async function ownSessionRoutes(
  app: FastifyInstance,
  { accounts, me, guard }: Guarded,
): Promise<void> {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.get(
    OWN_ACCOUNT.sessions.url,
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "listSessions",
        summary: "Where the account is signed in",
        response: {
          200: success(OWN_ACCOUNT.sessions, "The sessions, the one used last first", sessions),
          ...UNAUTHORIZED,
        },
      },
    },
    async (request) => ({ data: await accounts.sessions(me(request)) }),
  );
  calls.delete(
    OWN_ACCOUNT.endSession.url,
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "endSession",
        summary: "Signs one device out",
        params: sessionParameter,
        response: {
          200: success(OWN_ACCOUNT.endSession, "The session has ended", message),
          ...UNAUTHORIZED,
          404: problems.notFound,
          422: problems.invalid,
        },
      },
    },
    async (request) => {
      await accounts.endSession(me(request), request.params.id);
      return { message: ANSWERS.sessionEnded };
    },
  );
  calls.delete(
    OWN_ACCOUNT.endOtherSessions.url,
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "endOtherSessions",
        summary: "Signs all other devices out",
        response: {
          200: success(OWN_ACCOUNT.endOtherSessions, "All other sessions have ended", message),
          ...UNAUTHORIZED,
        },
      },
    },
    async (request) => {
      await accounts.endOtherSessions(me(request));
      return { message: ANSWERS.otherSessionsEnded };
    },
  );
}

async function savedCourseCalls(
  app: FastifyInstance,
  { accounts: { saved }, me, guard }: Guarded,
): Promise<void> {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const list = success(
    OWN_ACCOUNT.shortlist,
    "What is on the list now, in its order",
    savedCourses,
  );
  calls.get(
    OWN_ACCOUNT.shortlist.url,
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "readShortlist",
        summary: "The shortlist that is kept with the account",
        response: { 200: list, ...UNAUTHORIZED },
      },
    },
    async (request) => ({ course_ids: await saved.read(me(request)) }),
  );
  calls.put(
    OWN_ACCOUNT.replaceShortlist.url,
    {
      onRequest: guard,
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        ...COMMON,
        operationId: "replaceShortlist",
        summary: "Replaces the shortlist; courses that do not exist are left out",
        body: savedCourses,
        response: { 200: list, ...UNAUTHORIZED, ...bodyProblems },
      },
    },
    async (request) => ({ course_ids: await saved.replace(me(request), request.body.course_ids) }),
  );
  calls.post(
    OWN_ACCOUNT.mergeShortlist.url,
    {
      onRequest: guard,
      bodyLimit: MAX_ACCOUNT_BODY_BYTES,
      schema: {
        ...COMMON,
        operationId: "mergeShortlist",
        summary: "Adds a device's shortlist behind what is saved",
        body: savedCourses,
        response: { 200: list, ...UNAUTHORIZED, ...bodyProblems },
      },
    },
    async (request) => ({ course_ids: await saved.merge(me(request), request.body.course_ids) }),
  );
}
