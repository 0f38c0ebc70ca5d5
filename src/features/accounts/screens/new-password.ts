import type { Values } from "./use-account-form.ts";
import { missingIn } from "./use-account-form.ts";

/** Shortest password, in characters (specification, section 9). */
export const SHORTEST_PASSWORD = 8;

/** Sentences of the specification, section 5. */
const TOO_SHORT = "Password must be at least 8 characters long";
const DIFFERENT = "Passwords do not match";

/** What is wrong with a new password that is typed twice, as `password` and `confirm`. */
export function faultsOfNewPassword(values: Values): Record<string, string> | null {
  const missing = missingIn(values, ["password", "confirm"]);
  if (missing) return missing;
  const { password = "", confirm } = values;
  if (password !== confirm) return { confirm: DIFFERENT };
  return password.length < SHORTEST_PASSWORD ? { password: TOO_SHORT } : null;
}
