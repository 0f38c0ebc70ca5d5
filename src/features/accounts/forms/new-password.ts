import { MISSING, passwordFault } from "../accounts.ts";
import { missingIn, type Values } from "./use-account-form.ts";

/** Said where the two differ (specification, section 5). */
const DIFFERENT = "Passwords do not match";

/** What is wrong with a new password that is typed twice, as `password` and `confirm`. */
export function faultsOfNewPassword(values: Values): Record<string, string> | null {
  const missing = missingIn(values, { password: MISSING.new_password, confirm: MISSING.confirm });
  if (missing) return missing;
  const { password = "", confirm } = values;
  if (password !== confirm) return { confirm: DIFFERENT };
  const fault = passwordFault(password);
  return fault === null ? null : { password: fault };
}
