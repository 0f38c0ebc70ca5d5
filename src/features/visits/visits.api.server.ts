import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { isHumanRequest } from "#platform/http/human-request.ts";
import { MAX_VISIT_BYTES, VISITS_PER_ADDRESS } from "./visit-limits.ts";
import { COUNT_VISIT } from "./visits.endpoints.ts";
import { visit, visitCounted } from "./visits.schema.ts";
import type { VisitsService } from "./visits.service.server.ts";

/** Counts page views without cookies and without keeping whose they were. */
export async function visitsApi(
  app: FastifyInstance,
  { visits }: { visits: VisitsService },
): Promise<void> {
  servingCalls(app, {
    tag: "Visits",
    config: { rateLimit: VISITS_PER_ADDRESS },
    bodyLimit: MAX_VISIT_BYTES,
  })(COUNT_VISIT, {
    operationId: "countVisit",
    summary: "Counts a view of a page, or what was done on it",
    body: visit,
    answers: "What was counted",
    answer: visitCounted,
    handler: async ({ body, headers }) => {
      const counts = isHumanRequest(headers) && !asksNotToBeCounted(headers);
      return { data: { counted: Number(counts && visits.count(body)) } };
    },
  });
}

/** Global Privacy Control, or the older Do Not Track, as browsers send them with every request. */
function asksNotToBeCounted(headers: IncomingHttpHeaders): boolean {
  return headers["sec-gpc"] === "1" || headers.dnt === "1";
}
