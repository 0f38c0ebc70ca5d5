import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./memberships.schema.ts";

type MemberMessage = typeof schema.memberMessage;
type OfInstitution = { params: typeof schema.membersParameter };
type OfInvitation = { params: typeof schema.invitationParameters };
type OfMember = { params: typeof schema.memberParameters };

const SPEAKERS = "/api/v1/office/institutions/:id";

/** Who speaks for which institution. */
export const MEMBERS = {
  own: endpoint.get<typeof schema.ownMemberships>("/api/v1/account/memberships"),
  list: endpoint.get<typeof schema.members, OfInstitution>(`${SPEAKERS}/members`),
  invite: endpoint.post<MemberMessage, OfInstitution & { body: typeof schema.newInvitation }>(
    `${SPEAKERS}/invitations`,
  ),
  callOff: endpoint.delete<MemberMessage, OfInvitation>(`${SPEAKERS}/invitations/:invitation`),
  changeRole: endpoint.patch<MemberMessage, OfMember & { body: typeof schema.memberRoleChange }>(
    `${SPEAKERS}/members/:member`,
  ),
  remove: endpoint.delete<MemberMessage, OfMember>(`${SPEAKERS}/members/:member`),
  handOver: endpoint.post<MemberMessage, OfMember>(`${SPEAKERS}/members/:member/hand-over`),
  accept: endpoint.post<MemberMessage, { body: typeof schema.acceptance }>(
    "/api/v1/invitations/accept",
  ),
};
