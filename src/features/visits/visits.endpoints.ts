import { endpoint } from "#platform/http/endpoint.ts";
import type { visit, visitCounted } from "./visits.schema.ts";

export const COUNT_VISIT = endpoint.post<typeof visitCounted, { body: typeof visit }>(
  "/api/v1/visits",
);
