import type { Values, Wrong } from "./use-account-form.ts";

/** What the server said to a form that was sent without JavaScript. */
export interface ReturnedForm {
  /** HTTP status of the page. */
  status: number;
  /** What to say when it was done; null where something was wrong. */
  message: string | null;
  wrong: Wrong | null;
  /** What was typed, but for passwords. */
  values: Values;
}
