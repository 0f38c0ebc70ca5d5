import type { z } from "zod";
import { pageMetaOf, pagePart } from "#catalogue/pagination.ts";
import type { Access } from "#platform/db/database.ts";
import { DAY_MS } from "#platform/durations.ts";
import { maldivesMidnight } from "#platform/maldives-day.ts";
import {
  countEntries,
  readEntries,
  readPeopleOfEntries,
} from "#records/audit/audit.repository.server.ts";
import { AUDIT_ACTIONS, type AuditAction } from "#records/audit/audit-actions.ts";
import type { auditQuery } from "./audit.schema.ts";

type AuditQuery = z.output<typeof auditQuery> & { limit: number };

/** What operators did, as it is read; `record` of the repository writes it. */
export function createAudit(storage: Pick<Access, "snapshot">) {
  return {
    /** One page of entries, the newest first. */
    entries: ({ page, limit, from, to, ...selection }: AuditQuery) =>
      storage.snapshot(async (trx) => {
        const selected = {
          ...selection,
          since: from && maldivesMidnight(from).toISOString(),
          before: to && new Date(maldivesMidnight(to).getTime() + DAY_MS).toISOString(),
        };
        const total = await countEntries(trx, selected);
        const rows = await readEntries(trx, selected, pagePart({ page, limit }));
        return {
          data: rows.map(({ by_name, subject_kind, subject_id, subject, ...entry }) => ({
            ...entry,
            by: by_name,
            words: AUDIT_ACTIONS.get(entry.action as AuditAction) ?? entry.action,
            subject: { kind: subject_kind, id: subject_id, name: subject },
          })),
          meta: pageMetaOf(total, page, limit),
          people: await readPeopleOfEntries(trx),
        };
      }),
  };
}

export type AuditService = ReturnType<typeof createAudit>;
export type AuditEntry = Awaited<ReturnType<AuditService["entries"]>>["data"][number];
