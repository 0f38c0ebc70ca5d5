import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./joining.schema.ts";

type PairCall = { body: typeof schema.joiningPair; answer: typeof schema.joiningMessage };

/** Making one record of two. */
export const JOINING = {
  proposals: endpoint<{ answer: typeof schema.joiningProposals }>("GET", "/api/v1/office/joining"),
  preview: endpoint<{ query: typeof schema.joiningQuery; answer: typeof schema.joiningPreview }>(
    "GET",
    "/api/v1/office/joining/preview",
  ),
  join: endpoint<PairCall>("POST", "/api/v1/office/joining"),
  apart: endpoint<PairCall>("POST", "/api/v1/office/joining/apart"),
  joined: endpoint<{ answer: typeof schema.joinedRecords }>("GET", "/api/v1/office/joining/joined"),
  split: endpoint<{ body: typeof schema.splitBody; answer: typeof schema.joiningMessage }>(
    "POST",
    "/api/v1/office/joining/split",
  ),
};
