import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./keys.schema.ts";

const KEYS = "/api/v1/office/institutions/:id/keys";

/** Keys with which systems of an institution call the office; their owners make and revoke them. */
export const OFFICE_KEYS = {
  list: endpoint<{ params: typeof schema.keysParameter; answer: typeof schema.apiKeys }>(
    "GET",
    KEYS,
  ),
  make: endpoint<{
    params: typeof schema.keysParameter;
    body: typeof schema.newKey;
    answer: typeof schema.madeKey;
  }>("POST", KEYS),
  revoke: endpoint<{ params: typeof schema.keyParameters; answer: typeof schema.keyMessage }>(
    "DELETE",
    `${KEYS}/:key`,
  ),
};
