import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { cleanText } from "#platform/clean-texts.ts";
import { DomainError } from "#platform/errors.ts";
import { requestContext } from "#web/context.ts";
import { type FormProblem, faultsIn, type ReturnedForm } from "./form.ts";

/** Maximum length of a text that is sent back for correction, in characters, by default. */
const MAX_RETURNED_FIELD = 300;

/** The arguments of a page's action. */
export interface PageForm {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface Taking<Schema extends z.ZodType, Done> {
  /** What was sent, where it has been read. */
  form?: FormData;
  /** The form's schema, the same as the API's. */
  schema: Schema;
  /** What the schema is given, where that is not each field by its name. */
  read?: (form: FormData) => unknown;
  /** Fields whose values are sent back for correction: never a password. */
  returned?: readonly string[];
  /** Maximum length of a value that is sent back. */
  maxReturned?: number;
  /**
   * Carries out the form's action.
   *
   * @param address network address of the sender.
   */
  act: (input: z.output<Schema>, address: string) => Promise<Done>;
  /** Message after success. */
  done: string | ((result: Done) => string);
  /** Message for unexpected errors; without it, they show the error page. */
  failed?: string;
}

/**
 * Handles a form sent without JavaScript, as the action of its page. Errors that the visitor can
 * correct come back with the typed values.
 */
export async function takeForm<Schema extends z.ZodType, Done>(
  { request, context }: PageForm,
  taking: Taking<Schema, Done>,
) {
  const {
    schema,
    read,
    returned = [],
    maxReturned = MAX_RETURNED_FIELD,
    act,
    done,
    failed,
  } = taking;
  const { visitorAddress, onError, onRefused } = context.get(requestContext);
  const form = new FormData();
  for (const [name, value] of taking.form ?? (await request.formData())) {
    form.append(name, typeof value === "string" ? cleanText(value) : value);
  }
  const refused = (status: number, problem: FormProblem) => {
    const typed = (name: string) => String(form.get(name) ?? "").slice(0, maxReturned);
    const values = Object.fromEntries(returned.map((name) => [name, typed(name)]));
    return answer(status, { message: null, problem, values });
  };
  const { data: input, error } = schema.safeParse(
    read ? await read(form) : Object.fromEntries(form),
  );
  if (error) return refused(422, { error: null, fields: faultsIn(error) });
  try {
    const result = await act(input, visitorAddress);
    const message = typeof done === "function" ? done(result) : done;
    return answer(200, { message, problem: null, values: {} });
  } catch (failure) {
    if (failure instanceof DomainError) {
      const { fields, message, status } = failure;
      if (status >= 500) onError(failure);
      else onRefused(failure);
      return refused(status, { error: fields ? null : message, fields: fields ?? {} });
    }
    // React Router throws redirects, which must pass.
    if (failed === undefined || failure instanceof Response) throw failure;
    onError(failure);
    return refused(500, { error: failed, fields: {} });
  }
}

function answer(status: number, returned: ReturnedForm) {
  return data(returned, { status });
}
