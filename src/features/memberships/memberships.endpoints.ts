import type { message } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./memberships.schema.ts";

type Message = typeof message;
type OfInstitution = { params: typeof schema.membersParameter };
type OfInvitation = { params: typeof schema.invitationParameters };
type OfMember = { params: typeof schema.memberParameters };

const SPEAKERS = "/api/v1/office/institutions/:id";

/** Who speaks for which institution. */
export const MEMBERS = {
  own: endpoint.get<typeof schema.ownMemberships>("/api/v1/account/memberships"),
  list: endpoint.get<typeof schema.members, OfInstitution>(`${SPEAKERS}/members`),
  invite: endpoint.post<Message, OfInstitution & { body: typeof schema.newInvitation }>(
    `${SPEAKERS}/invitations`,
  ),
  callOff: endpoint.delete<Message, OfInvitation>(`${SPEAKERS}/invitations/:invitation`),
  changeRole: endpoint.patch<Message, OfMember & { body: typeof schema.memberRoleChange }>(
    `${SPEAKERS}/members/:member`,
  ),
  remove: endpoint.delete<Message, OfMember>(`${SPEAKERS}/members/:member`),
  handOver: endpoint.post<Message, OfMember>(`${SPEAKERS}/members/:member/hand-over`),
  accept: endpoint.post<Message, { body: typeof schema.acceptance }>("/api/v1/invitations/accept"),
};
