import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./memberships.schema.ts";

/** Who speaks for which institution. */
export const MEMBERS = {
  own: endpoint.get<typeof schema.ownMemberships>("/api/v1/account/memberships"),
  accept: endpoint.post<MessageAnswer, { body: typeof schema.acceptance }>(
    "/api/v1/invitations/accept",
  ),
};
