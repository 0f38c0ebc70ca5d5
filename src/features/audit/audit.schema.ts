import { z } from "zod";
import { pageParameter, queryParameter } from "#platform/http/calls.schema.ts";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "#records/audit/audit-actions.ts";

const oneOf = (field: string, names: Map<string, string>) =>
  z.enum([...names.keys()], { error: `${field} must be one of ${[...names.keys()].join(", ")}` });

const day = (field: string) => z.iso.date({ error: `${field} must be a day such as 2026-11-22` });

/** What the audit log is narrowed by. */
export const auditQuery = z.object({
  /** Who did it, by the name that the entries have. */
  by: z.string().optional(),
  action: oneOf("action", AUDIT_ACTIONS).optional(),
  /** What kind of thing it was done to. */
  kind: oneOf("kind", AUDIT_SUBJECTS).optional(),
  text: queryParameter("text", "Part of the name of what it was done to, or of its detail."),
  /** First and last day in the Maldives. */
  from: day("from").optional(),
  to: day("to").optional(),
  page: pageParameter,
});
