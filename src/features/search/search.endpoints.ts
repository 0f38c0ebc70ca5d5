import { endpoint } from "#platform/http/endpoint.ts";
import type { suggestions, suggestionsQuery } from "./search.schema.ts";

export const SUGGEST = endpoint.get<typeof suggestions, { query: typeof suggestionsQuery }>(
  "/api/v1/suggestions",
);
