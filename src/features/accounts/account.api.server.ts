import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { acceptEmptyBodies } from "#platform/http/empty-bodies.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { BODY_LIMIT } from "./account-limits.ts";
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
import { answer, FAULTS } from "./answers.ts";
import type { Authenticated } from "./sign-in.service.server.ts";

interface Options {
  accounts: AccountsService;
}

interface Guarded extends Options {
  /** Who was let in. */
  me: (request: FastifyRequest) => Authenticated;
  /** Refuses who is not signed in before anything of the call is read. */
  guard: (request: FastifyRequest) => Promise<void>;
}

/** What every one of these calls is described with. */
const COMMON = { tags: ["Own account"], security: [{ bearer: [] }] };
const NOBODY = { 401: problems.unauthorized } as const;

/** What somebody who is signed in may do with the own account. */
export async function accountApi(app: FastifyInstance, { accounts }: Options): Promise<void> {
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
  await app.register(sessionCalls, guarded);
  await app.register(savedCourseCalls, guarded);
}

async function profileCalls(app: FastifyInstance, { accounts, me, guard }: Guarded): Promise<void> {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.patch(
    "/api/v1/account",
    {
      onRequest: guard,
      bodyLimit: BODY_LIMIT,
      schema: {
        ...COMMON,
        operationId: "changeProfile",
        summary: "Changes name, mobile number or address",
        description:
          "A new address is `pending_email` until the link that is sent to it is followed; the old one is told. The answer is the same whether another account has it.",
        body: profileChange,
        response: { 200: answer("The profile as it is now", profile), ...NOBODY, ...FAULTS },
      },
    },
    async (request) => await accounts.change(me(request), request.body),
  );
  calls.post(
    "/api/v1/account/password",
    {
      onRequest: guard,
      bodyLimit: BODY_LIMIT,
      schema: {
        ...COMMON,
        operationId: "changePassword",
        summary: "Sets a new password and ends all other sessions",
        body: passwordChange,
        response: { 200: answer("The password was changed", message), ...NOBODY, ...FAULTS },
      },
    },
    async (request) => {
      const { current_password, password } = request.body;
      await accounts.changePassword(me(request), current_password, password);
      return { message: ANSWERS.passwordChanged };
    },
  );
  calls.delete(
    "/api/v1/account/pending-email",
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "callOffEmail",
        summary: "Calls a new address off that was not confirmed yet",
        response: { 200: answer("The profile as it is now", profile), ...NOBODY },
      },
    },
    async (request) => {
      await accounts.callOffEmail(me(request));
      return await accounts.profile(me(request));
    },
  );
  calls.post(
    "/api/v1/account/export",
    {
      onRequest: guard,
      bodyLimit: BODY_LIMIT,
      schema: {
        ...COMMON,
        operationId: "exportAccount",
        summary: "Everything that is kept about the account, as a file",
        body: confirmation,
        response: { 200: answer("The export", accountExport), ...NOBODY, ...FAULTS },
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
    "/api/v1/account",
    {
      onRequest: guard,
      bodyLimit: BODY_LIMIT,
      schema: {
        ...COMMON,
        operationId: "deleteAccount",
        summary: "Deletes the account with everything that belongs to it",
        body: confirmation,
        response: { 200: answer("The account is gone", message), ...NOBODY, ...FAULTS },
      },
    },
    async (request) => {
      await accounts.delete(me(request), request.body.password);
      return { message: ANSWERS.deleted };
    },
  );
}

async function sessionCalls(app: FastifyInstance, { accounts, me, guard }: Guarded): Promise<void> {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.get(
    "/api/v1/account/sessions",
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "listSessions",
        summary: "Where the account is signed in",
        response: { 200: answer("The sessions, the one used last first", sessions), ...NOBODY },
      },
    },
    async (request) => ({ data: await accounts.sessions(me(request)) }),
  );
  calls.delete(
    "/api/v1/account/sessions/:id",
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "endSession",
        summary: "Signs one device out",
        params: sessionParameter,
        response: {
          200: answer("The session has ended", message),
          ...NOBODY,
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
    "/api/v1/account/sessions",
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "endOtherSessions",
        summary: "Signs all other devices out",
        response: { 200: answer("All other sessions have ended", message), ...NOBODY },
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
  const list = answer("What is on the list now, in its order", savedCourses);
  calls.get(
    "/api/v1/account/shortlist",
    {
      onRequest: guard,
      schema: {
        ...COMMON,
        operationId: "readShortlist",
        summary: "The shortlist that is kept with the account",
        response: { 200: list, ...NOBODY },
      },
    },
    async (request) => ({ course_ids: await saved.read(me(request)) }),
  );
  calls.put(
    "/api/v1/account/shortlist",
    {
      onRequest: guard,
      bodyLimit: BODY_LIMIT,
      schema: {
        ...COMMON,
        operationId: "replaceShortlist",
        summary: "Replaces the shortlist; courses that do not exist are left out",
        body: savedCourses,
        response: { 200: list, ...NOBODY, ...FAULTS },
      },
    },
    async (request) => ({ course_ids: await saved.replace(me(request), request.body.course_ids) }),
  );
  calls.post(
    "/api/v1/account/shortlist/merge",
    {
      onRequest: guard,
      bodyLimit: BODY_LIMIT,
      schema: {
        ...COMMON,
        operationId: "mergeShortlist",
        summary: "Adds a device's shortlist behind what is saved",
        body: savedCourses,
        response: { 200: list, ...NOBODY, ...FAULTS },
      },
    },
    async (request) => ({ course_ids: await saved.merge(me(request), request.body.course_ids) }),
  );
}
