import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { success } from "#platform/http/endpoint.ts";
import { isHumanRequest } from "#platform/http/human-request.ts";
import { bodyProblems, problems } from "#platform/http/problem.schema.ts";
import { MAX_VISIT_BYTES, VISITS_PER_ADDRESS } from "./visit-limits.ts";
import { COUNT_VISIT } from "./visits.endpoints.ts";
import { visit, visitCounted } from "./visits.schema.ts";
import type { VisitsService } from "./visits.service.server.ts";

/** Counts page views without cookies and without keeping whose they were. */
export async function visitsApi(
  app: FastifyInstance,
  { visits }: { visits: VisitsService },
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    COUNT_VISIT.url,
    {
      config: { rateLimit: VISITS_PER_ADDRESS },
      bodyLimit: MAX_VISIT_BYTES,
      schema: {
        operationId: "countVisit",
        tags: ["Visits"],
        summary: "Counts a view of a page",
        body: visit,
        response: {
          200: success(COUNT_VISIT, "What was counted", visitCounted),
          ...bodyProblems,
          415: problems.mediaType,
        },
      },
    },
    async ({ body, headers }) => {
      const counts = isHumanRequest(headers) && !asksNotToBeCounted(headers);
      return { data: { counted: Number(counts && visits.count(body.path)) } };
    },
  );
}

/** Global Privacy Control, or the older Do Not Track, as browsers send them with every request. */
function asksNotToBeCounted(headers: IncomingHttpHeaders): boolean {
  return headers["sec-gpc"] === "1" || headers.dnt === "1";
}
