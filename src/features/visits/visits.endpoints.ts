import { endpoint } from "#platform/http/endpoint.ts";
import type { visit, visitCounted } from "./visits.schema.ts";

export const COUNT_VISIT = endpoint<{ body: typeof visit; answer: typeof visitCounted }>(
  "POST",
  "/api/v1/visits",
);
