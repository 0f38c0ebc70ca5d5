import type { FastifyInstance } from "fastify";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { acceptEmptyBodies } from "#platform/http/json-bodies.server.ts";
import { type PersonalApi, servingPersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { MAX_MEMBER_BODY_BYTES } from "./membership-limits.ts";
import { MEMBERS } from "./memberships.endpoints.ts";
import * as schema from "./memberships.schema.ts";
import type { MemberActor, MembershipsService } from "./memberships.service.server.ts";
import { MEMBERSHIP_ANSWERS } from "./memberships.ts";

/** Members of institutions, and invitations of new ones. */
export async function membershipsApi(
  app: FastifyInstance,
  { memberships, authenticate }: PersonalApi<{ memberships: MembershipsService }, MemberActor>,
): Promise<void> {
  acceptEmptyBodies(app);
  serveAcceptance(app, memberships);
  const { serve, me } = servingPersonalCalls(app, {
    tag: "Members of institutions",
    may: "own_account",
    bodyLimit: MAX_MEMBER_BODY_BYTES,
    authenticate,
  });
  serve(MEMBERS.own, {
    operationId: "listOwnMemberships",
    summary: "The institutions that one speaks for",
    answers: "The institutions, by name",
    answer: schema.ownMemberships,
    handler: async (request) => ({ data: await memberships.ownInstitutions(me(request).id) }),
  });
}

function serveAcceptance(app: FastifyInstance, memberships: MembershipsService): void {
  servingCalls(app, { tag: "Members of institutions", bodyLimit: MAX_MEMBER_BODY_BYTES })(
    MEMBERS.accept,
    {
      operationId: "acceptInvitation",
      summary: "Accepts an invitation with the link of its mail",
      description:
        "Who has an account with the invited address sends its password; who has none sends a name and a new password, and has one then.",
      body: schema.acceptance,
      answers: "The invited person speaks for the institution",
      answer: message,
      failures: { 401: problems.unauthorized },
      handler: async ({ body, ip, headers }) => {
        const caller = { address: ip, userAgent: headers["user-agent"] ?? null };
        await memberships.accept(body, caller);
        return { message: MEMBERSHIP_ANSWERS.accepted };
      },
    },
  );
}
