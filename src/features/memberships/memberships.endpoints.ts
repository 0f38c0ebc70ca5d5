import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./memberships.schema.ts";

type OfInstitution = { params: typeof schema.membersParameter };
type OfInvitation = { params: typeof schema.invitationParameters };
type OfMember = { params: typeof schema.memberParameters };

const SPEAKERS = "/api/v1/office/institutions/:id";

/** Who speaks for which institution. */
export const MEMBERS = {
  own: endpoint.get<typeof schema.ownMemberships>("/api/v1/account/memberships"),
  list: endpoint.get<typeof schema.members, OfInstitution>(`${SPEAKERS}/members`),
  invite: endpoint.post<MessageAnswer, OfInstitution & { body: typeof schema.newInvitation }>(
    `${SPEAKERS}/invitations`,
  ),
  callOff: endpoint.delete<MessageAnswer, OfInvitation>(`${SPEAKERS}/invitations/:invitation`),
  changeRole: endpoint.patch<MessageAnswer, OfMember & { body: typeof schema.memberRoleChange }>(
    `${SPEAKERS}/members/:member`,
  ),
  remove: endpoint.delete<MessageAnswer, OfMember>(`${SPEAKERS}/members/:member`),
  handOver: endpoint.post<MessageAnswer, OfMember>(`${SPEAKERS}/members/:member/hand-over`),
  accept: endpoint.post<MessageAnswer, { body: typeof schema.acceptance }>(
    "/api/v1/invitations/accept",
  ),
};
