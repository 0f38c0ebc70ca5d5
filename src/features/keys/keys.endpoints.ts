import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./keys.schema.ts";

const KEYS = "/api/v1/office/institutions/:id/keys";

type KeysOf = { params: typeof schema.keysParameter };
type OneKey = { params: typeof schema.keyParameters };

/** Keys with which systems of an institution call the office; their owners make and revoke them. */
export const OFFICE_KEYS = {
  list: endpoint.get<typeof schema.apiKeys, KeysOf>(KEYS),
  make: endpoint.post<typeof schema.madeKey, KeysOf & { body: typeof schema.newKey }>(KEYS),
  revoke: endpoint.delete<MessageAnswer, OneKey>(`${KEYS}/:key`),
};
