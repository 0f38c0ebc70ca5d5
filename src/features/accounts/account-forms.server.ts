import type { z } from "zod";
import { DomainError } from "#platform/errors.ts";
import { TooManyRequestsError } from "#platform/rate-limit.ts";
import type { ExportRefusal } from "#web/paths.ts";
import {
  type AccountExport,
  type Credentials,
  credentials,
  emailLink,
  forgotten,
  registration,
} from "./accounts.schema.ts";
import type { AccountsService } from "./accounts.service.server.ts";
import { ANSWERS } from "./accounts.ts";
import type { ReturnedForm } from "./forms/returned-form.ts";
import type { Caller } from "./sign-in.service.server.ts";

/** Longest text that is sent back to be mended, in characters. */
const MAX_RETURNED_FIELD = 300;

/** The account screens' forms as a browser without JavaScript sends them. */
export interface AccountForms {
  /** @param address network address that the form came from. */
  register(form: FormData, address: string): Promise<ReturnedForm>;
  /** Asks for a reset link. @param address as above. */
  forgot(form: FormData, address: string): Promise<ReturnedForm>;
  /** Signs in, takes everything about the account along, and signs out again. */
  takeData(form: FormData, caller: Caller): Promise<TakenData>;
  /** Confirms a new address with the token of its link. @param address as above. */
  confirmEmail(token: string, address: string): Promise<ReturnedForm>;
}

type TakenData = { data: AccountExport } | { refused: ExportRefusal };

type FormServices = Pick<
  AccountsService,
  "register" | "forgot" | "confirmEmail" | "login" | "authenticate" | "everything" | "logout"
>;

export function createAccountForms(
  accounts: FormServices,
  onError: (error: unknown) => void,
): AccountForms {
  return {
    register: (form, address) =>
      receive(registration, Object.fromEntries(form), {
        kept: ["name", "email", "mobile"],
        act: async (person) => {
          await accounts.register(person, address);
          return ANSWERS.registered;
        },
        onError,
      }),
    forgot: (form, address) =>
      receive(forgotten, Object.fromEntries(form), {
        kept: ["email"],
        act: async ({ email }) => {
          await accounts.forgot(email, address);
          return ANSWERS.resetSent;
        },
        onError,
      }),
    takeData: async (form, caller) => {
      const { data: given } = credentials.safeParse(Object.fromEntries(form));
      if (!given) return { refused: "sign-in" };
      try {
        return { data: await dataOf(accounts, given, caller) };
      } catch (failure) {
        if (failure instanceof TooManyRequestsError) return { refused: "limit" };
        if (failure instanceof DomainError && failure.status < 500) return { refused: "sign-in" };
        throw failure;
      }
    },
    confirmEmail: (token, address) =>
      receive(
        emailLink,
        { token },
        {
          kept: [],
          act: async (link) => {
            await accounts.confirmEmail(link.token, address);
            return ANSWERS.emailConfirmed;
          },
          onError,
        },
      ),
  };
}

async function dataOf(
  accounts: FormServices,
  given: Credentials,
  caller: Caller,
): Promise<AccountExport> {
  const authorization = `Bearer ${(await accounts.login(given, caller)).token}`;
  try {
    const me = await accounts.authenticate(authorization, caller.address);
    return await accounts.everything(me, given.password);
  } finally {
    await accounts.logout(authorization, caller.address);
  }
}

interface Receiving<Input> {
  /** Fields that are sent back as they were typed: never a password. */
  kept: readonly string[];
  /** Gives what to say when it was done. */
  act: (input: Input) => Promise<string>;
  /** Takes what is our fault, for the log. */
  onError: (error: unknown) => void;
}

async function receive<Schema extends z.ZodType>(
  schema: Schema,
  form: Readonly<Record<string, unknown>>,
  { kept, act, onError }: Receiving<z.output<Schema>>,
): Promise<ReturnedForm> {
  const values = Object.fromEntries(
    kept.map((name) => [name, String(form[name] ?? "").slice(0, MAX_RETURNED_FIELD)]),
  );
  const { data, error } = schema.safeParse(form);
  if (error)
    return { status: 422, message: null, wrong: { error: null, fields: faults(error) }, values };
  try {
    return { status: 200, message: await act(data), wrong: null, values: {} };
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure;
    const { fields = {}, message, status } = failure;
    if (status >= 500) onError(failure);
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
