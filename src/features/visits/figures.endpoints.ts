import { endpoint } from "#platform/http/endpoint.ts";
import type { figuresAnswer, figuresQuery } from "./figures.schema.ts";

/** Numbers of an institution, for those who answer for it. */
export const OFFICE_FIGURES = endpoint.get<typeof figuresAnswer, { query: typeof figuresQuery }>(
  "/api/v1/office/figures",
);
