import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Authenticated } from "#platform/access.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import { can, type Right } from "#platform/policy.ts";
import { recordNumber } from "#platform/record-number.ts";
import { requestContext } from "#web/context.ts";
import { takeForm } from "#web/forms/take-form.ts";

/** What loaders and actions of staff are given. */
export interface StaffArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * Who asks for a page of staff, by the cookie of their session.
 *
 * @param right what a page of the whole site asks for; services ask for those of an institution.
 * @throws DomainError 401, which leads to the login; 403.
 */
export async function staff({ context }: StaffArgs, right?: Right): Promise<Authenticated> {
  const me = await context.get(requestContext).staff();
  if (right === undefined || can(me.role, right)) return me;
  throw new DomainError("forbidden", 403, "Your account may not do this.");
}

/** Parameter of an address: the institution that a page is about. */
export const INSTITUTION = "institution";

/** The institution of an address; the office adds it where it is missing. @throws NotFoundError. */
export function institutionOf({ url }: Pick<StaffArgs, "url">): number {
  const id = recordNumber(url.searchParams.get(INSTITUTION) ?? "");
  if (id === null) throw new NotFoundError("Institution");
  return id;
}

/** Fields of a form: which of a page's acts it is for, and of which record of a list. */
export const ACT = "act";
export const OF = "of";

interface Act<Schema extends z.ZodType, Result = unknown> {
  /** Its fields; left out where there are none. */
  schema?: Schema;
  /** What the schema is given, where that is not each field by its name. */
  read?: (form: FormData) => unknown;
  /**
   * Does it. What it returns goes to the page as `result`.
   *
   * @param of the record of a list, as the form names it; empty where it is of none.
   */
  act: (input: z.output<Schema>, of: string) => Promise<Result>;
  /** What is said once it is done, of what it returned. */
  done: string | ((result: Result) => string);
}

/** One act of a page, typed by its schema. */
export function act<Schema extends z.ZodType, Result>(one: Act<Schema, Result>): Act<z.ZodType> {
  return one as unknown as Act<z.ZodType>;
}

/** Id of the record that a form is of. @throws NotFoundError. */
export function recordOf(of = ""): number {
  const id = recordNumber(of);
  if (id === null) throw new NotFoundError("Record");
  return id;
}

/** Characters of a text that comes back. */
const MAX_RETURNED = 20_000;

/**
 * Takes a form of a page of staff. What is wrong comes back with what was typed, at the form that it
 * was typed in.
 *
 * @throws NotFoundError where the page has no such act; what an act throws that is no DomainError.
 */
export async function takeAct(args: StaffArgs, acts: Record<string, Act<z.ZodType>>) {
  const form = await args.request.formData();
  const [name, of] = [String(form.get(ACT)), String(form.get(OF) ?? "")];
  const one = new Map(Object.entries(acts)).get(name);
  if (!one) throw new NotFoundError("Act");
  form.delete(ACT);
  form.delete(OF);
  let result: unknown;
  const answer = await takeForm(args, {
    form,
    schema: one.schema ?? z.object({}),
    returned: [...form.keys()],
    maxReturned: MAX_RETURNED,
    ...(one.read && { read: one.read }),
    act: async (input) => {
      result = await one.act(input, of);
      return result;
    },
    done: one.done,
  });
  // A form of what is gone is not on the page any more, where its fault would stand.
  const missing = answer.init?.status === 404 ? answer.data.problem?.error : null;
  return data({ ...answer.data, act: name, of, result, missing }, answer.init ?? undefined);
}
