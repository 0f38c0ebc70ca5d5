import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./applications.schema.ts";

type ApplicationMessage = typeof schema.applicationMessage;
type OneApplication = { params: typeof schema.applicationParameter };

const APPLY_URL = "/api/v1/applications";
const APPLICATIONS_URL = "/api/v1/office/applications";

/** Applications of institutions to list their courses. */
export const APPLICATIONS = {
  send: endpoint.post<ApplicationMessage, { body: typeof schema.application }>(APPLY_URL),
  confirm: endpoint.post<ApplicationMessage, { body: typeof schema.applicationLink }>(
    `${APPLY_URL}/confirm`,
  ),
  sendAnew: endpoint.post<ApplicationMessage, { body: typeof schema.applicationAnew }>(
    `${APPLY_URL}/anew`,
  ),
  addInstitution: endpoint.post<
    typeof schema.addedInstitution,
    { body: typeof schema.newInstitution }
  >("/api/v1/office/institutions"),
  list: endpoint.get<typeof schema.applicationList, { query: typeof schema.applicationsQuery }>(
    APPLICATIONS_URL,
  ),
  approve: endpoint.post<ApplicationMessage, OneApplication>(`${APPLICATIONS_URL}/:id/approve`),
  giveBack: endpoint.post<
    ApplicationMessage,
    OneApplication & { body: typeof schema.applicationReturn }
  >(`${APPLICATIONS_URL}/:id/return`),
  decline: endpoint.post<ApplicationMessage, OneApplication & { body: typeof schema.refusal }>(
    `${APPLICATIONS_URL}/:id/decline`,
  ),
};
