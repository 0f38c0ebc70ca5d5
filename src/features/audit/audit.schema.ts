import { z } from "zod";
import {
  limitParameter,
  pageMeta,
  pageParameter,
  queryParameter,
} from "#platform/http/calls.schema.ts";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "#records/audit/audit-actions.ts";

const actionNames = [...AUDIT_ACTIONS.keys()];
const subjectKinds = [...AUDIT_SUBJECTS.keys()];

const dayParameter = (field: string, description: string) =>
  z.iso
    .date({ error: `${field} must be a day such as 2026-11-22` })
    .optional()
    .meta({ description });

export const auditQuery = z.object({
  by: z
    .string({ error: "by must be one text" })
    .max(300, { error: "by must be at most 300 characters long" })
    .optional()
    .meta({ description: "Who did it, by the name that the entries have." }),
  action: z
    .enum(actionNames, { error: `action must be one of ${actionNames.join(", ")}` })
    .optional()
    .meta({ description: "What was done." }),
  kind: z
    .enum(subjectKinds, { error: `kind must be one of ${subjectKinds.join(", ")}` })
    .optional()
    .meta({ description: "What kind of thing it was done to." }),
  text: queryParameter("text", "Part of the name of what it was done to, or of its detail."),
  from: dayParameter("from", "First day in the Maldives."),
  to: dayParameter("to", "Last day in the Maldives."),
  page: pageParameter,
  limit: limitParameter,
});

const auditEntry = z
  .object({
    id: z.int(),
    at: z.string().meta({ description: "ISO 8601, UTC." }),
    by: z.string().meta({ description: "The person's name then, or the command line's user." }),
    action: z.string().meta({ description: "A stable name, such as `role_changed`." }),
    words: z.string().meta({ description: "The action in words." }),
    subject: z.object({
      kind: z.string(),
      id: z.string().nullable(),
      name: z.string().meta({ description: "Its name then." }),
    }),
    detail: z.string().nullable(),
  })
  .meta({ id: "AuditEntry" });

export const auditEntries = z
  .object({
    data: z.array(auditEntry),
    meta: pageMeta,
    people: z.array(z.string()).meta({ description: "Everybody of whom there is an entry." }),
  })
  .meta({ id: "AuditEntries" });

export type AuditQuery = z.output<typeof auditQuery>;
export type AuditEntries = z.output<typeof auditEntries>;
