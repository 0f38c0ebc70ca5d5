import type { FastifyInstance } from "fastify";
import type { SignedIn } from "#platform/access.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { Authenticate } from "#platform/http/personal-calls.server.ts";
import { AUDIT } from "./audit.endpoints.ts";
import { auditEntries, auditQuery } from "./audit.schema.ts";
import type { AuditService } from "./audit.service.server.ts";

interface AuditApi {
  audit: AuditService;
  authenticate: Authenticate<SignedIn>;
}

/** The audit log, for administrators. */
export async function auditApi(app: FastifyInstance, { audit, authenticate }: AuditApi) {
  const { serve } = servingOperators(app, { tag: "Audit log", roles: ["admin"], authenticate });
  serve(AUDIT.list, {
    operationId: "listAuditEntries",
    summary: "What operators did, the newest first",
    query: auditQuery,
    answers: "One page of entries",
    answer: auditEntries,
    handler: async ({ query }) => await audit.entries(query),
  });
}
