import type { Problem } from "#platform/http/problem.schema.ts";
import { authorization, forgetSession } from "./session.store.ts";

/** Why a call did not do what it was asked to. */
export interface Refusal {
  /** HTTP status; null where no answer came. */
  status: number | null;
  /** The server's sentence, where it sent one. */
  error: string | null;
  /** What is wrong with which field. */
  fields: Record<string, string>;
}

export type Answer<T> = { body: T; refusal: null } | { body: null; refusal: Refusal };

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const NO_ANSWER: Refusal = { status: null, error: null, fields: {} };

/**
 * Calls our API, with the session where there is one. It never throws; an answer that says that the
 * session has ended ends it here too.
 */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  const session = authorization();
  try {
    const response = await fetch(path, {
      method,
      headers: { Accept: "application/json", ...session, ...(body !== undefined && JSON_BODY) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.ok) return bodyOf<T>(await response.json());
    if (response.status === 401) endSession(session);
    return { body: null, refusal: await refusalOf(response) };
  } catch {
    return { body: null, refusal: NO_ANSWER };
  }
}

const JSON_BODY = { "Content-Type": "application/json" };

/** Not where the call was made with another session than that of now. */
function endSession({ Authorization }: Record<string, string>): void {
  if (Authorization && authorization().Authorization === Authorization) forgetSession();
}

/** Every call of ours answers with an object: anything else comes from something on the way. */
function bodyOf<T>(body: unknown): Answer<T> {
  return isRecord(body) ? { body: body as T, refusal: null } : { body: null, refusal: NO_ANSWER };
}

/** Sentences only: what is no text cannot be shown, and comes from something on the way too. */
async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  const { error, fields }: Partial<Record<keyof Problem, unknown>> = isRecord(body) ? body : {};
  const texts = Object.entries(isRecord(fields) ? fields : {}).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return {
    status: response.status,
    error: typeof error === "string" ? error : null,
    fields: Object.fromEntries(texts),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
