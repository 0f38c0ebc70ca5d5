import { pageAt, pathTo } from "#web/pages.ts";

/** What there is to visit. */
export interface KnownPages {
  hasCourse: (id: number) => boolean;
  hasInstitution: (id: number) => boolean;
}

/** What people do on a page, beside opening it. */
export const VISIT_ACTS = ["phone", "mail", "website", "apply", "shortlist", "compare"] as const;
export type VisitAct = (typeof VISIT_ACTS)[number];

/**
 * The name that a path is counted under: pages of a list are one page, a course is its number
 * whatever its name is, and neither queries nor tokens remain. Null where there is no such page.
 */
export function countedPath(path: string, known: KnownPages): string | null {
  const found = pageAt(withoutQuery(path).replace(/(?<=[^/]|^\/)\/+$/, ""));
  if (!found) return null;
  const { name, page, parts } = found;
  const id = Number(parts.id);
  if (name === "course" && !known.hasCourse(id)) return null;
  if (name === "institution" && !known.hasInstitution(id)) return null;
  if (page.countedAs === undefined) return pathTo(name);
  return page.countedAs?.replace(":id", String(id)) ?? null;
}

/** A course or institution, as its numbers are kept. */
export interface CountedRecord {
  kind: "course" | "institution";
  record_id: number;
}

/** The record that a page is about, from the name that it is counted under; null for others. */
export function recordOfPage(counted: string): CountedRecord | null {
  const [, kind, id] = /^\/(course|institution)s\/(\d+)$/.exec(counted) ?? [];
  if (kind === undefined) return null;
  return { kind: kind === "course" ? "course" : "institution", record_id: Number(id) };
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? "";
}
