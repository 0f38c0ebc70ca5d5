import type { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { advertCounts, seenReport } from "./adverts.schema.ts";

/** Reports of pages about adverts. */
export const ADVERTS = {
  seen: endpoint.post<typeof advertCounts, { body: typeof seenReport }>("/api/v1/adverts/seen"),
  /** POST only counts; GET also redirects to the advertiser. */
  click: endpoint.post<typeof advertCounts, { params: typeof idParameter }>(
    "/api/v1/adverts/:id/click",
  ),
};
