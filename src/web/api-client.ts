import {
  addressOf,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointSchemas,
} from "#platform/http/endpoint.ts";
import type { Problem } from "#platform/http/problem.schema.ts";

/** Why a call did not do what it was asked to. */
export interface CallProblem {
  /** HTTP status; null where no answer came, or none of ours. */
  status: number | null;
  /** The server's sentence, where it sent one. */
  error: string | null;
  /** What is wrong with which field. */
  fields: Record<string, string>;
}

export type Called<T> = { body: T; problem: null } | { body: null; problem: CallProblem };

/** What may be said of a request beside what the endpoint takes. */
type RequestOptions = Pick<RequestInit, "cache" | "keepalive" | "signal"> & {
  headers?: Record<string, string>;
};

/** The problem of a call that got no answer of our API. */
export const NO_ANSWER: CallProblem = { status: null, error: null, fields: {} };

/** Calls an endpoint that answers with an object. It never throws. */
export async function call<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
  options?: RequestOptions,
): Promise<Called<EndpointAnswer<Schemas>>> {
  try {
    const response = await sendRequest(endpoint, input, options);
    if (!response.ok) return { body: null, problem: await problemOf(response) };
    const body: unknown = await response.json();
    // What is no object comes from something on the way.
    return isRecord(body)
      ? { body: body as EndpointAnswer<Schemas>, problem: null }
      : { body: null, problem: NO_ANSWER };
  } catch {
    return { body: null, problem: NO_ANSWER };
  }
}

/** As `call`, for an answer that is read as it comes; throws where none comes. */
export function sendRequest<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
  { headers, ...options }: RequestOptions = {},
): Promise<Response> {
  const { body }: { body?: unknown } = input;
  return fetch(addressOf(endpoint, input), {
    ...options,
    method: endpoint.method,
    headers: { Accept: JSON_TYPE, ...headers, ...(body !== undefined && JSON_BODY) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Sends a call whose answer is not needed; it completes even if the page is closed. */
export function report<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
): void {
  const { body }: { body?: unknown } = input;
  const data = body === undefined ? null : new Blob([JSON.stringify(body)], { type: JSON_TYPE });
  navigator.sendBeacon(addressOf(endpoint, input), data);
}

const JSON_TYPE = "application/json";
const JSON_BODY = { "Content-Type": JSON_TYPE };

/** Sentences only: what is no text cannot be shown, and comes from something on the way too. */
async function problemOf(response: Response): Promise<CallProblem> {
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
