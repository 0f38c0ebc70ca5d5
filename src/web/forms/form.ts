import type { z } from "zod";
import type { CallProblem } from "#web/api-client.ts";

/** What was typed, by the names of the fields. */
export type Values = Record<string, string>;

/** What a form says after it was not taken. */
export interface FormProblem {
  /** About the form as a whole; null where the fields say it all. */
  error: string | null;
  /** What is wrong with which field. */
  fields: Record<string, string>;
}

/** What the server said to a form that was sent without JavaScript. */
export interface ReturnedForm {
  /** What to say when it was done; null where something was wrong. */
  message: string | null;
  problem: FormProblem | null;
  /** What was typed, but for what is never sent back, such as passwords. */
  values: Values;
}

/** The first thing that is wrong with each field. */
export function faultsIn({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
}

/** What a form says to a call that was refused. @param sentence what is said of it as a whole. */
export function refusedCall(
  problem: CallProblem,
  sentence: (problem: CallProblem) => string,
): FormProblem {
  const { fields } = problem;
  return { error: Object.keys(fields).length > 0 ? null : sentence(problem), fields };
}

/**
 * The server's own sentence (requirements, 8).
 *
 * @param failed said where it sent none.
 * @param network said where no answer came.
 */
export function serverSentence({ failed, network }: { failed: string; network: string }) {
  return ({ status, error }: CallProblem) => (status === null ? network : (error ?? failed));
}
