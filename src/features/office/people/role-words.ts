import type { Role } from "#platform/access.ts";

/** Roles in words. */
export const ROLE_WORDS = new Map<Role, string>([
  ["visitor", "Visitor"],
  ["institution", "Institution"],
  ["editor", "Editor"],
  ["admin", "Administrator"],
]);

export const ROLE_OPTIONS = [...ROLE_WORDS].map(([value, label]) => ({ value, label }));

export const ROLE_HINT =
  "Editors change every record and review; administrators also see to people and the site.";
