import type { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { advertCounts, seenReport } from "./adverts.schema.ts";

/** Reports of pages about adverts. */
export const ADVERTS = {
  seen: endpoint<{ body: typeof seenReport; answer: typeof advertCounts }>(
    "POST",
    "/api/v1/adverts/seen",
  ),
  /** POST only counts; GET also redirects to the advertiser. */
  click: endpoint<{ params: typeof idParameter; answer: typeof advertCounts }>(
    "POST",
    "/api/v1/adverts/:id/click",
  ),
};
