import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./applications.schema.ts";

type OneApplication = { params: typeof schema.applicationParameter };

const APPLY_URL = "/api/v1/applications";
const APPLICATIONS_URL = "/api/v1/office/applications";

/** Applications of institutions to list their courses. */
export const APPLICATIONS = {
  send: endpoint.post<MessageAnswer, { body: typeof schema.application }>(APPLY_URL),
  confirm: endpoint.post<MessageAnswer, { body: typeof schema.applicationLink }>(
    `${APPLY_URL}/confirm`,
  ),
  sendAnew: endpoint.post<MessageAnswer, { body: typeof schema.applicationAnew }>(
    `${APPLY_URL}/anew`,
  ),
  addInstitution: endpoint.post<
    typeof schema.addedInstitution,
    { body: typeof schema.newInstitution }
  >("/api/v1/office/institutions"),
  list: endpoint.get<typeof schema.applicationList, { query: typeof schema.applicationsQuery }>(
    APPLICATIONS_URL,
  ),
  approve: endpoint.post<MessageAnswer, OneApplication>(`${APPLICATIONS_URL}/:id/approve`),
  returnToAuthor: endpoint.post<
    MessageAnswer,
    OneApplication & { body: typeof schema.applicationReturn }
  >(`${APPLICATIONS_URL}/:id/return`),
  decline: endpoint.post<MessageAnswer, OneApplication & { body: typeof schema.refusal }>(
    `${APPLICATIONS_URL}/:id/decline`,
  ),
};
