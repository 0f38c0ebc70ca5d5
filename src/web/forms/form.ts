import type { z } from "zod";
import type { CallProblem } from "#web/api-client.ts";

/** Typed values by field name. */
export type Values = Record<string, string>;

/** Errors of a rejected form. */
export interface FormProblem {
  /** Error of the form as a whole; null where the fields' errors are enough. */
  error: string | null;
  /** Error messages by field. */
  fields: Record<string, string>;
}

/** The server's response to a form sent without JavaScript. */
export interface ReturnedForm {
  /** Message after success; null after an error. */
  message: string | null;
  problem: FormProblem | null;
  /** The typed values, except those that are never sent back, such as passwords. */
  values: Values;
}

/** The first error of each field. */
export function faultsIn({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
}

/** The errors of a form whose call was refused. @param sentence message for the form as a whole. */
export function refusedCall(
  problem: CallProblem,
  sentence: (problem: CallProblem) => string,
): FormProblem {
  const { fields } = problem;
  return { error: Object.keys(fields).length > 0 ? null : sentence(problem), fields };
}

/** Message without a response (specification, 8). */
const NETWORK_ERROR = "Network error. Please try again later.";

/**
 * The server's own message (specification, 8).
 *
 * @param failed message where the server sent none.
 * @param network message without a response.
 */
export function serverSentence(failed: string, network = NETWORK_ERROR) {
  return ({ status, error }: CallProblem) => (status === null ? network : (error ?? failed));
}
