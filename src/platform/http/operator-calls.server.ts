import type { FastifyInstance } from "fastify";
import { OPERATOR_ROLES, type Role, type SignedIn } from "#platform/access.ts";
import { DomainError } from "#platform/errors.ts";
import { acceptEmptyBodies } from "./empty-bodies.server.ts";
import {
  type Authenticate,
  type PersonalCalls,
  servingPersonalCalls,
} from "./personal-calls.server.ts";
import { problems } from "./problem.schema.ts";

interface OperatorCalls<Person extends SignedIn> {
  /** Heading in the API's description. */
  tag: string;
  /** Whose calls they are; all operators' unless given. */
  roles?: readonly Role[];
  authenticate: Authenticate<Person>;
  /** Bytes of a body, at most; enough for a text unless given. */
  bodyLimit?: number;
}

const MAX_OPERATOR_BODY_BYTES = 64_000;

/** `servingPersonalCalls` for operators: who has none of the roles is answered 403. */
export function servingOperators<Person extends SignedIn>(
  app: FastifyInstance,
  {
    tag,
    roles = OPERATOR_ROLES,
    authenticate,
    bodyLimit = MAX_OPERATOR_BODY_BYTES,
  }: OperatorCalls<Person>,
): PersonalCalls<Person> {
  acceptEmptyBodies(app);
  return servingPersonalCalls<Person>(app, {
    tag,
    bodyLimit,
    failures: { 403: problems.forbidden },
    authenticate: async (authorization, address) => {
      const person = await authenticate(authorization, address);
      if (roles.includes(person.role)) return person;
      throw new DomainError("forbidden", 403, "Your account may not do this.");
    },
  });
}
