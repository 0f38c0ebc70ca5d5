import type { z } from "zod";
import { DomainError } from "#platform/errors.ts";
import { forgotten, registration } from "./accounts.schema.ts";
import type { AccountsService } from "./accounts.service.server.ts";
import { ANSWERS } from "./accounts.ts";
import type { ReturnedForm } from "./screens/returned-form.ts";

/** Longest text that is sent back to be mended, in characters. */
const MOST_RETURNED = 300;

/** The account screens' forms as a browser without JavaScript sends them. */
export interface AccountForms {
  /** @param address network address that the form came from. */
  register(form: FormData, address: string): Promise<ReturnedForm>;
  /** Asks for a reset link. @param address as above. */
  forgot(form: FormData, address: string): Promise<ReturnedForm>;
}

export function createAccountForms(
  accounts: Pick<AccountsService, "register" | "forgot">,
): AccountForms {
  return {
    register: (form, address) =>
      receive(registration, form, ["name", "email", "mobile"], async (person) => {
        await accounts.register(person, address);
        return ANSWERS.registered;
      }),
    forgot: (form, address) =>
      receive(forgotten, form, ["email"], async ({ email }) => {
        await accounts.forgot(email, address);
        return ANSWERS.resetSent;
      }),
  };
}

/**
 * @param kept fields that are sent back as they were typed: never a password.
 * @param act gives what to say when it was done.
 */
async function receive<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
  kept: readonly string[],
  act: (input: z.output<Schema>) => Promise<string>,
): Promise<ReturnedForm> {
  const values = Object.fromEntries(
    kept.map((name) => [name, String(form.get(name) ?? "").slice(0, MOST_RETURNED)]),
  );
  const { data, error } = schema.safeParse(Object.fromEntries(form));
  if (error)
    return { status: 422, message: null, wrong: { error: null, fields: faults(error) }, values };
  try {
    return { status: 200, message: await act(data), wrong: null, values: {} };
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure;
    const { fields = {}, message, status } = failure;
    const error = Object.keys(fields).length > 0 ? null : message;
    return { status, message: null, wrong: { error, fields }, values };
  }
}

/** The first thing that is wrong with each field. */
function faults({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
}
