import type { FastifyInstance } from "fastify";
import type { SignedIn } from "#platform/access.ts";
import { DomainError } from "#platform/errors.ts";
import { can, type Right } from "#platform/policy.ts";
import { acceptEmptyBodies } from "./json-bodies.server.ts";
import {
  type Authenticate,
  type PersonalCalls,
  servingPersonalCalls,
} from "./personal-calls.server.ts";
import { problems } from "./problem.schema.ts";

interface OperatorCalls<Person extends SignedIn> {
  /** Heading in the API's description. */
  tag: string;
  /** What whoever makes the calls may do. */
  may: Right;
  authenticate: Authenticate<Person>;
  /** Bytes of a body, at most; enough for a text unless given. */
  bodyLimit?: number;
}

const MAX_OPERATOR_BODY_BYTES = 64_000;

/** `servingPersonalCalls` for operators: who may not do it is answered 403. */
export function servingOperators<Person extends SignedIn>(
  app: FastifyInstance,
  { tag, may, authenticate, bodyLimit = MAX_OPERATOR_BODY_BYTES }: OperatorCalls<Person>,
): PersonalCalls<Person> {
  acceptEmptyBodies(app);
  return servingPersonalCalls<Person>(app, {
    tag,
    bodyLimit,
    may,
    failures: { 403: problems.forbidden },
    authenticate: async (authorization, address) => {
      const person = await authenticate(authorization, address);
      if (can(person.role, may)) return person;
      throw new DomainError("forbidden", 403, "Your account may not do this.");
    },
  });
}
