import { ROLES } from "#platform/access.ts";
import type { Profile } from "./accounts.schema.ts";

/** The person who is signed in, as `GET /api/user` answers. */
export type User = Profile;

/** What a person without a name is called (requirements, 2.2). */
const UNNAMED_USER = "User";

/** A name that people can see holds one of these; spaces and joiners alone are none. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** How a person is called on the screens. */
export function calledName({ name }: Pick<User, "name">): string {
  return VISIBLE.test(name) ? name.trim() : UNNAMED_USER;
}

/**
 * Reads an answer that should be a user. What is missing or of another kind counts as not stated, so
 * that no page breaks with it; null for what is no object at all. By hand, since every page loads
 * this: a test holds it to the API's own schema.
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
    created_at: text("created_at") ?? "",
  };
}
