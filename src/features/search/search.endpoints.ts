import { endpoint } from "#platform/http/endpoint.ts";
import type { suggestions, suggestionsQuery } from "./search.schema.ts";

export const SUGGEST = endpoint<{ query: typeof suggestionsQuery; answer: typeof suggestions }>(
  "GET",
  "/api/v1/suggestions",
);
