import type { FastifyInstance } from "fastify";
import { servingCalls, told } from "#platform/http/api-calls.server.ts";
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
    may: "by_institution",
    bodyLimit: MAX_MEMBER_BODY_BYTES,
    failures: { 403: problems.forbidden, 404: problems.notFound },
    authenticate,
  });
  serve(MEMBERS.own, {
    may: "own_account",
    operationId: "listOwnMemberships",
    summary: "The institutions that one speaks for",
    answers: "The institutions, by name",
    answer: schema.ownMemberships,
    handler: async (request) => ({ data: await memberships.ownInstitutions(me(request).id) }),
  });
  serve(MEMBERS.list, {
    operationId: "listMembers",
    summary: "Who speaks for an institution, and who was invited to",
    params: schema.membersParameter,
    answers: "The members, owners first",
    answer: schema.members,
    handler: async (request) => await memberships.members(me(request), request.params.id),
  });
  serve(MEMBERS.invite, {
    operationId: "inviteMember",
    summary: "Invites somebody by mail; an earlier invitation of the address ends",
    params: schema.membersParameter,
    body: schema.newInvitation,
    status: 201,
    answers: "The invitation is on its way",
    answer: message,
    handler: async (request) => {
      const { isAnew } = await memberships.invite(me(request), request.params.id, request.body);
      return { message: MEMBERSHIP_ANSWERS[isAnew ? "invitedAnew" : "invited"] };
    },
  });
  serve(MEMBERS.callOff, {
    operationId: "callOffInvitation",
    summary: "Calls an invitation off",
    params: schema.invitationParameters,
    answers: "The invitation has ended",
    answer: message,
    handler: async (request) => {
      const { id, invitation } = request.params;
      await memberships.callOff(me(request), id, invitation);
      return { message: MEMBERSHIP_ANSWERS.calledOff };
    },
  });
  const lastOwner = { 409: problems.conflict };
  serve(MEMBERS.changeRole, {
    operationId: "changeMemberRole",
    summary: "Makes a member an owner, or an owner a member",
    params: schema.memberParameters,
    body: schema.memberRoleChange,
    answers: "The role was changed",
    answer: message,
    failures: { ...lastOwner },
    handler: async (request) => {
      const { id, member: memberId } = request.params;
      await memberships.changeRole(me(request), id, { memberId, role: request.body.role });
      return { message: MEMBERSHIP_ANSWERS.roleChanged };
    },
  });
  serve(MEMBERS.remove, {
    operationId: "removeMember",
    summary: "Ends a membership: of another as an owner, or one's own",
    params: schema.memberParameters,
    answers: "The membership has ended",
    answer: message,
    failures: { ...lastOwner },
    handler: (request) =>
      told(
        MEMBERSHIP_ANSWERS.removed,
        memberships.remove(me(request), request.params.id, request.params.member),
      ),
  });
  serve(MEMBERS.handOver, {
    operationId: "handOverInstitution",
    summary: "Makes a member the owner in one's own place",
    params: schema.memberParameters,
    answers: "The other is the owner now",
    answer: message,
    failures: { ...lastOwner },
    handler: (request) =>
      told(
        MEMBERSHIP_ANSWERS.handedOver,
        memberships.handOver(me(request), request.params.id, request.params.member),
      ),
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
