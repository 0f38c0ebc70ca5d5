import { endpoint } from "#platform/http/endpoint.ts";
import type { insightAnswer, insightQuery } from "./insight.schema.ts";

/** What people look for, for operators. */
export const OFFICE_INSIGHT = endpoint.get<typeof insightAnswer, { query: typeof insightQuery }>(
  "/api/v1/office/insight",
);
