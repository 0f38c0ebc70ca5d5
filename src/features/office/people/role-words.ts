import type { Role } from "#platform/access.ts";

/** Roles in words. */
export const ROLE_WORDS = new Map<Role, string>([
  ["visitor", "Visitor"],
  ["institution", "Institution"],
  ["editor", "Editor"],
  ["admin", "Administrator"],
]);
