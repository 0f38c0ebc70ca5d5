import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SignedIn } from "#platform/access.ts";
import { type CommonOfCalls, type ServeCall, servingCalls } from "./api-calls.server.ts";

/** Who sends an Authorization header from a network address. @throws DomainError 401, 403. */
export type Authenticate<Person> = (
  authorization: string | undefined,
  address: string,
) => Promise<Person>;

/** What a plugin is given whose calls people make: its services, and who asks. */
export type PersonalApi<Services, Person = SignedIn> = Services & {
  authenticate: Authenticate<Person>;
};

/** Calls of a person, and who that is. */
export interface PersonalCalls<Person> {
  serve: ServeCall;
  /** The person of a request. */
  me: (request: object) => Person;
}

/** `servingCalls` for calls that a person makes: who it is, is known before the body is read. */
export function servingPersonalCalls<Person>(
  app: FastifyInstance,
  {
    authenticate,
    ...common
  }: Omit<CommonOfCalls, "isPersonal" | "config" | "onRequest"> & {
    may: NonNullable<CommonOfCalls["may"]>;
    authenticate: Authenticate<Person>;
  },
): PersonalCalls<Person> {
  const people = new WeakMap<object, Person>();
  const serve = servingCalls(app, {
    ...common,
    isPersonal: true,
    onRequest: async (request: FastifyRequest) => {
      people.set(request, await authenticate(request.headers.authorization, request.ip));
    },
  });
  return { serve, me: (request) => people.get(request) as Person };
}
