import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./audit.schema.ts";

/** What operators did, for administrators. */
export const AUDIT = {
  list: endpoint.get<typeof schema.auditEntries, { query: typeof schema.auditQuery }>(
    "/api/v1/office/audit",
  ),
};
