import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./audit.schema.ts";

/** What operators did, for administrators. */
export const AUDIT = {
  list: endpoint<{ query: typeof schema.auditQuery; answer: typeof schema.auditEntries }>(
    "GET",
    "/api/v1/office/audit",
  ),
};
