import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./memberships.schema.ts";

type MemberMessage = typeof schema.memberMessage;
type OfMember = typeof schema.memberParameters;

/** Who speaks for which institution. */
export const MEMBERS = {
  own: endpoint<{ answer: typeof schema.ownMemberships }>("GET", "/api/v1/account/memberships"),
  list: endpoint<{ params: typeof schema.membersParameter; answer: typeof schema.members }>(
    "GET",
    "/api/v1/office/institutions/:id/members",
  ),
  invite: endpoint<{
    params: typeof schema.membersParameter;
    body: typeof schema.newInvitation;
    answer: MemberMessage;
  }>("POST", "/api/v1/office/institutions/:id/invitations"),
  callOff: endpoint<{ params: typeof schema.invitationParameters; answer: MemberMessage }>(
    "DELETE",
    "/api/v1/office/institutions/:id/invitations/:invitation",
  ),
  changeRole: endpoint<{
    params: OfMember;
    body: typeof schema.memberRoleChange;
    answer: MemberMessage;
  }>("PATCH", "/api/v1/office/institutions/:id/members/:member"),
  remove: endpoint<{ params: OfMember; answer: MemberMessage }>(
    "DELETE",
    "/api/v1/office/institutions/:id/members/:member",
  ),
  handOver: endpoint<{ params: OfMember; answer: MemberMessage }>(
    "POST",
    "/api/v1/office/institutions/:id/members/:member/hand-over",
  ),
  accept: endpoint<{ body: typeof schema.acceptance; answer: MemberMessage }>(
    "POST",
    "/api/v1/invitations/accept",
  ),
};
