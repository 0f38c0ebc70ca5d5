import type { AuditQuery } from "#features/audit/audit.schema.ts";

/** What entries of the audit log are narrowed by. */
export type Chosen = Pick<AuditQuery, "by" | "action" | "kind" | "from" | "to" | "text">;

export const NO_FILTERS: Chosen = { text: "" };

/** How many filters narrow the log; one that was taken back does not. */
export function chosenCount(chosen: Partial<Chosen>): number {
  return Object.values(chosen).filter((value) => value !== undefined && value.trim() !== "").length;
}
