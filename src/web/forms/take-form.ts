import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { DomainError } from "#platform/errors.ts";
import { requestContext } from "#web/context.ts";
import { type FormProblem, faultsIn, type ReturnedForm } from "./form.ts";

/** Longest text that is sent back to be mended, in characters, unless told. */
const MAX_RETURNED_FIELD = 300;

/** What the action of a page is given. */
export interface PageForm {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface Taking<Schema extends z.ZodType> {
  /** The rules of the form, which are those of the API. */
  schema: Schema;
  /** Fields that are sent back as they were typed: never a password. */
  returned: readonly string[];
  /** Longest text that is sent back. */
  maxReturned?: number;
  /**
   * Does what the form asks for.
   *
   * @param address network address that it came from.
   * @returns what to say when it was done.
   */
  act: (input: z.output<Schema>, address: string) => Promise<string>;
  /** Said of what nobody foresaw, which is the error page's unless given. */
  failed?: string;
}

/**
 * Answers a form that a browser without JavaScript sent, as the action of its page. What a visitor
 * can mend comes back with what was typed.
 */
export async function takeForm<Schema extends z.ZodType>(
  { request, context }: PageForm,
  { schema, returned, maxReturned = MAX_RETURNED_FIELD, act, failed }: Taking<Schema>,
) {
  const { visitorAddress, onError } = context.get(requestContext);
  const form = await request.formData();
  const refused = (status: number, problem: FormProblem) => {
    const typed = (name: string) => String(form.get(name) ?? "").slice(0, maxReturned);
    const values = Object.fromEntries(returned.map((name) => [name, typed(name)]));
    return answer(status, { message: null, problem, values });
  };
  const { data: input, error } = schema.safeParse(Object.fromEntries(form));
  if (error) return refused(422, { error: null, fields: faultsIn(error) });
  try {
    const message = await act(input, visitorAddress);
    return answer(200, { message, problem: null, values: {} });
  } catch (failure) {
    if (failure instanceof DomainError) {
      const { fields, message, status } = failure;
      if (status >= 500) onError(failure);
      return refused(status, { error: fields ? null : message, fields: fields ?? {} });
    }
    // A redirect is thrown too.
    if (failed === undefined || failure instanceof Response) throw failure;
    onError(failure);
    return refused(500, { error: failed, fields: {} });
  }
}

function answer(status: number, returned: ReturnedForm) {
  return data(returned, { status });
}
