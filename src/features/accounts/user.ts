import { ROLES } from "#platform/access.ts";
import type { Profile } from "./accounts.schema.ts";

/** The signed-in person in the format of `GET /api/user`. */
export type User = Profile;

/** Shown for a person without a name (specification, 2.2). */
const UNNAMED_USER = "User";

/** A visible name contains one of these; spaces and joiners alone are invisible. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The person's name on the screens. */
export function calledName({ name }: Pick<User, "name">): string {
  return VISIBLE.test(name) ? name.trim() : UNNAMED_USER;
}

/**
 * Reads a user from a response. Missing or wrongly typed fields count as not stated, so that no
 * page breaks; null where the response is not an object. Written by hand, because every page loads
 * this code and a schema library would be larger; a test compares it with the API's schema.
 */
export function userOf(answer: unknown): User | null {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return null;
  const fields = new Map<string, unknown>(Object.entries(answer));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : null;
  };
  return {
    id: text("id") ?? "",
    name: text("name") ?? "",
    email: text("email") ?? "",
    pending_email: text("pending_email"),
    mobile: text("mobile"),
    role: ROLES.find((role) => role === fields.get("role")) ?? "visitor",
    is_staff: fields.get("is_staff") === true,
    created_at: text("created_at") ?? "",
  };
}
