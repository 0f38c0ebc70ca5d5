import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./joining.schema.ts";

type PairBody = { body: typeof schema.joiningPair };

const JOINING_URL = "/api/v1/office/joining";

/** Making one record of two. */
export const JOINING = {
  proposals: endpoint.get<typeof schema.joiningProposals>(JOINING_URL),
  preview: endpoint.get<typeof schema.joiningPreview, { query: typeof schema.joiningQuery }>(
    `${JOINING_URL}/preview`,
  ),
  join: endpoint.post<MessageAnswer, PairBody>(JOINING_URL),
  apart: endpoint.post<MessageAnswer, PairBody>(`${JOINING_URL}/apart`),
  joined: endpoint.get<typeof schema.joinedRecords>(`${JOINING_URL}/joined`),
  split: endpoint.post<MessageAnswer, { body: typeof schema.splitBody }>(`${JOINING_URL}/split`),
};
