import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./applications.schema.ts";

type ApplicationMessage = typeof schema.applicationMessage;

/** Applications of institutions to list their courses. */
export const APPLICATIONS = {
  send: endpoint<{ body: typeof schema.application; answer: ApplicationMessage }>(
    "POST",
    "/api/v1/applications",
  ),
  confirm: endpoint<{ body: typeof schema.applicationLink; answer: ApplicationMessage }>(
    "POST",
    "/api/v1/applications/confirm",
  ),
  sendAnew: endpoint<{ body: typeof schema.applicationAnew; answer: ApplicationMessage }>(
    "POST",
    "/api/v1/applications/anew",
  ),
  addInstitution: endpoint<{
    body: typeof schema.newInstitution;
    answer: typeof schema.addedInstitution;
  }>("POST", "/api/v1/office/institutions"),
  list: endpoint<{
    query: typeof schema.applicationsQuery;
    answer: typeof schema.applicationList;
  }>("GET", "/api/v1/office/applications"),
  approve: endpoint<{ params: typeof schema.applicationParameter; answer: ApplicationMessage }>(
    "POST",
    "/api/v1/office/applications/:id/approve",
  ),
  giveBack: endpoint<{
    params: typeof schema.applicationParameter;
    body: typeof schema.applicationReturn;
    answer: ApplicationMessage;
  }>("POST", "/api/v1/office/applications/:id/return"),
  decline: endpoint<{
    params: typeof schema.applicationParameter;
    body: typeof schema.refusal;
    answer: ApplicationMessage;
  }>("POST", "/api/v1/office/applications/:id/decline"),
};
