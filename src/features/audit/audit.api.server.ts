import type { FastifyInstance } from "fastify";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { AUDIT } from "./audit.endpoints.ts";
import { auditEntries, auditQuery } from "./audit.schema.ts";
import type { AuditService } from "./audit.service.server.ts";

/** The audit log, for administrators. */
export async function auditApi(
  app: FastifyInstance,
  { audit, authenticate }: PersonalApi<{ audit: AuditService }>,
) {
  const { serve } = servingOperators(app, { tag: "Audit log", may: "audit.read", authenticate });
  serve(AUDIT.list, {
    operationId: "listAuditEntries",
    summary: "What operators did, the newest first",
    query: auditQuery,
    answers: "One page of entries",
    answer: auditEntries,
    handler: async ({ query }) => await audit.entries(query),
  });
}
