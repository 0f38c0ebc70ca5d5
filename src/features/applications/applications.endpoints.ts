import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./applications.schema.ts";

const APPLY_URL = "/api/v1/applications";

/** Applications of institutions to list their courses. */
export const APPLICATIONS = {
  send: endpoint.post<MessageAnswer, { body: typeof schema.application }>(APPLY_URL),
  confirm: endpoint.post<MessageAnswer, { body: typeof schema.applicationLink }>(
    `${APPLY_URL}/confirm`,
  ),
  sendAnew: endpoint.post<MessageAnswer, { body: typeof schema.applicationAnew }>(
    `${APPLY_URL}/anew`,
  ),
};
